import Foundation

// The compiler looks up these names for `#imageLiteral(resourceName:)` and `#colorLiteral(red:green:blue:alpha:)`.

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
/// The type of a color literal.
public typealias _ColorLiteralType = UIColor

extension UIImage: _ExpressibleByImageLiteral {}

extension _ExpressibleByImageLiteral where Self: UIImage {
  /// Creates an image from a file in the main bundle. Traps if there is none, as on iOS.
  public init(imageLiteralResourceName path: String) {
    guard let content = UIImage(named: path)?.content, let image = UIImage(content) as? Self else {
      raiseException("there is no image named \(path) in the main bundle")
    }
    self = image
  }
}

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color in sRGB.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
