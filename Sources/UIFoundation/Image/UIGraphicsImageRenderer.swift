public import CoreGraphics
public import Foundation

/// The format of a renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The scale, in pixels per point. The default is the scale of the screen.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// The rectangle of the renderer, in points, or zero before the format is used.
  open internal(set) var bounds = CGRect.zero
  /// Whether the images are opaque. Stored for source compatibility; has no effect.
  open var opaque = false

  /// Creates a format with the screen's scale.
  public override init() { super.init() }

  /// Returns a format with the screen's scale.
  open class func `default`() -> Self { self.init(traits: nil) }

  /// Returns a format with the screen's scale.
  open class func preferred() -> Self { self.init(traits: nil) }

  /// Creates a format with the display scale of the given traits.
  public convenience init(for traitCollection: UITraitCollection) { self.init(traits: traitCollection) }

  /// Creates a format with the display scale of the given traits, or of the current ones if they are `nil`.
  public required init(traits: UITraitCollection?) {
    super.init()
    if let traits, traits.displayScale > 0 { scale = traits.displayScale }
  }
}

/// The context that is passed to drawing actions. It draws nothing.
open class UIGraphicsImageRendererContext: NSObject {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// The image, on which nothing is drawn.
  public let currentImage: UIImage
  /// The graphics context.
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

/// A renderer of images of a given size. The drawing actions are called, but nothing is drawn.
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

  /// Calls the drawing actions, and returns an image of the renderer's size and scale.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = UIImage(ImageContent(canvas: bounds.size, scale: format.scale))
    let context = UIGraphicsImageRendererContext(format, image)
    GraphicsContexts.perform(in: context.cgContext, of: image) { actions(context) }
    return image
  }
}
