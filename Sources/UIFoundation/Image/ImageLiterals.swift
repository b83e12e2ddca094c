import Foundation

// `#imageLiteral(resourceName:)` and `#colorLiteral(red:green:blue:alpha:)` in source, which are looked up by these names.

/// What an image in source is.
public typealias _ImageLiteralType = UIImage
/// What a colour in source is.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}

extension _ExpressibleByImageLiteral where Self: UIImage {
  /// The picture of a file in the main bundle; it traps where there is none, as on iOS.
  public init(imageLiteralResourceName path: String) {
    guard let content = UIImage(named: path)?.content, let image = UIImage(content) as? Self else {
      raiseException("there is no image named \(path) in the main bundle")
    }
    self = image
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// A colour in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
