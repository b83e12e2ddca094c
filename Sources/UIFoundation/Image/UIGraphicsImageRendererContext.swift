public import CoreGraphics
public import Foundation

/// The context that is passed to drawing actions.
open class UIGraphicsImageRendererContext: NSObject {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// The Core Graphics context, which records the drawing.
  public let cgContext: CGContext

  init(_ format: UIGraphicsImageRendererFormat) {
    self.format = format
    cgContext = CGContext(canvas: format.bounds, isOpaque: format.opaque)
  }

  /// The image that was drawn so far.
  open var currentImage: UIImage {
    UIImage(ImageContent(drawing: cgContext.displayList, scale: format.scale))
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
  /// Fills a rectangle with the fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    GraphicsContexts.perform(in: cgContext) { UIRectFillUsingBlendMode(rect, blendMode) }
  }
  /// Strokes a frame within a rectangle's edges with the stroke color; it is a point wide.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  /// Limits later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
