public import CoreGraphics
public import Foundation

/// A renderer of images of a given size. An image is a recorded drawing, which has no pixels until it is encoded.
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle of the renderer, in points.
  public let bounds: CGRect
  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a given size at the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer of images of a given size and format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a given rectangle at the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer of images of a given rectangle and format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// Calls the drawing actions, and returns the image that they draw.
  @discardableResult
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(format)
    GraphicsContexts.perform(in: context.cgContext, scale: format.scale) { actions(context) }
    return context.currentImage
  }
}

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

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The scale, in pixels per point. The default is the scale of the screen.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// The rectangle of the renderer, in points, or zero before the format is used.
  open internal(set) var bounds = CGRect.zero
  /// Whether images are filled with black before anything is drawn. The default is `false`.
  open var opaque = false

  /// Creates a format with the screen's scale.
  public override init() { super.init() }

  /// Returns a format with the screen's scale.
  @discardableResult
  open class func `default`() -> Self { self.init(traits: nil) }

  /// Returns a format with the screen's scale.
  @discardableResult
  open class func preferred() -> Self { self.init(traits: nil) }

  /// Creates a format with the display scale of the given traits.
  public convenience init(for traitCollection: UITraitCollection) { self.init(traits: traitCollection) }

  /// Creates a format with the display scale of the given traits, or of the current ones if they are `nil`.
  public required init(traits: UITraitCollection?) {
    super.init()
    if let traits, traits.displayScale > 0 { scale = traits.displayScale }
  }
}
