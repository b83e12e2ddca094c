public import CoreGraphics
public import Foundation

/// The context that is passed to drawing actions. It draws nothing.
open class UIGraphicsImageRendererContext: NSObject {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// The image, on which nothing is drawn.
  public let currentImage: UIImage
  /// The Core Graphics context, which draws nothing.
  public let cgContext = CGContext()

  init(_ format: UIGraphicsImageRendererFormat, _ image: UIImage) {
    self.format = format
    currentImage = image
  }

  /// Fills a rectangle. Does nothing, because nothing is drawn.
  open func fill(_ rect: CGRect) {}
  /// Draws a rectangle's edges. Does nothing, because nothing is drawn.
  open func stroke(_ rect: CGRect) {}
  /// Clips drawing to a rectangle. Does nothing, because nothing is drawn.
  open func clip(to rect: CGRect) {}
}
