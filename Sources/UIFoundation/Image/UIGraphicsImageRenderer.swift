public import CoreGraphics
public import Foundation

/// How a renderer makes images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to the point; the screen's at first.
  open var scale: CGFloat = UITraitCollection.current.displayScale
  /// The rectangle that is drawn into, in points; zero for a format of no renderer.
  open internal(set) var bounds = CGRect.zero
  /// Whether the image has no transparent parts.
  open var opaque = false

  /// A format with the screen's scale.
  public override init() { super.init() }

  /// A format with the screen's scale.
  open class func `default`() -> Self { self.init(traits: nil) }

  /// A format with the screen's scale.
  open class func preferred() -> Self { self.init(traits: nil) }

  /// A format for some traits.
  public convenience init(for traitCollection: UITraitCollection) { self.init(traits: traitCollection) }

  /// A format for some traits; nil stands for the current ones.
  public required init(traits: UITraitCollection?) {
    super.init()
    if let traits, traits.displayScale > 0 { scale = traits.displayScale }
  }
}

/// What drawing actions are handed: they draw nothing here.
open class UIGraphicsImageRendererContext: NSObject {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat
  /// An image of the size drawn into.
  public let currentImage: UIImage
  /// Where drawing goes.
  public let cgContext = CGContext()

  init(_ format: UIGraphicsImageRendererFormat, _ image: UIImage) {
    self.format = format
    currentImage = image
  }

  /// Fills a rectangle: nothing here.
  open func fill(_ rect: CGRect) {}
  /// Draws a rectangle's edges: nothing here.
  open func stroke(_ rect: CGRect) {}
  /// Cuts off what is drawn outside a rectangle: nothing here.
  open func clip(to rect: CGRect) {}
}

/// Makes images of a size. The drawing actions are called, but nothing is drawn.
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle drawn into, in points.
  public let bounds: CGRect
  /// How images are made.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of images of a size at the screen's scale.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of a rectangle at the screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of images of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// An image of the renderer's size and scale.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = UIImage(ImageContent(canvas: bounds.size, scale: format.scale))
    let context = UIGraphicsImageRendererContext(format, image)
    GraphicsContexts.perform(in: context.cgContext, of: image) { actions(context) }
    return image
  }
}
