public import CoreGraphics
public import Foundation

extension UIImage {
  /// The picture as it is stored, or `nil` for an empty image and a symbol.
  ///
  /// It isn't rotated to ``imageOrientation``.
  public var cgImage: CGImage? {
    let pixels = CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    let isTurned = imageOrientation.exchangesSides
    // The size of a file's picture was read from its header; a drawing's size may be anything.
    guard let width = Int(exactly: isTurned ? pixels.height : pixels.width),
      let height = Int(exactly: isTurned ? pixels.width : pixels.height)
    else { return nil }
    switch content.source {
    case .file(let data, _): return CGImage(.file(data), width: width, height: height)
    case .drawing(let list): return CGImage(.drawing(list), width: width, height: height)
    case .picture(let image): return image
    case .empty, .symbol: return nil
    }
  }

  /// Creates an image with a scale of 1 from a picture.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image from a picture. A scale that isn't finite and positive counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var content = ImageContent()
    content.source = .picture(cgImage)
    content.scale = scale.isFinite && scale > 0 ? scale : 1
    content.orientation = orientation
    let stored = CGSize(
      width: CGFloat(cgImage.width) / content.scale, height: CGFloat(cgImage.height) / content.scale)
    content.size = orientation.exchangesSides ? CGSize(width: stored.height, height: stored.width) : stored
    self.init(content)
  }
}

extension UIImage.Orientation {
  /// Whether the displayed width is the stored height.
  var exchangesSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The map from the unit square of the stored picture to that of the displayed image, with y down.
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}
