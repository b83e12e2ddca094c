package import CoreGraphics
public import Foundation

/// An image: the file of a picture, a recorded drawing, or a symbol, with a size and display properties.
///
/// The size is read from the header of PNG, JPEG, and GIF files; other formats are rejected. Pixels are decoded only
/// when the image is rendered. Named images are files in a bundle, or those of its asset catalogs, whose folders are read
/// as Xcode saves them. A PDF or SVG file of a catalog has its size, and isn't drawn. A system symbol is represented by
/// a square, whatever its name.
open class UIImage: NSObject, @unchecked Sendable {
  // Proof of @unchecked Sendable: the stored properties are set in the initializer and never change.
  let content: ImageContent
  /// The name and the bundle of an image of an asset catalog, or `nil`.
  let name: (text: String, bundle: Bundle)?

  /// How the colors of an image are used.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// The mode depends on where the image is displayed.
    case automatic
    /// The image is displayed in its own colors.
    case alwaysOriginal
    /// The image is displayed in the tint color; only its alpha channel is used.
    case alwaysTemplate
  }

  /// How a stored picture is rotated and mirrored for display.
  public enum Orientation: Int, Hashable, Sendable {
    /// The picture isn't rotated.
    case up
    /// The picture is rotated by 180 degrees.
    case down
    /// The picture is rotated by 90 degrees counterclockwise.
    case left
    /// The picture is rotated by 90 degrees clockwise.
    case right
    /// The picture is mirrored.
    case upMirrored
    /// The picture is mirrored and rotated by 180 degrees.
    case downMirrored
    /// The picture is mirrored and rotated by 90 degrees counterclockwise.
    case leftMirrored
    /// The picture is mirrored and rotated by 90 degrees clockwise.
    case rightMirrored
  }

  /// How the center of a resizable image fills a larger area.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// The center is repeated.
    case tile
    /// The center is stretched.
    case stretch
  }

  init(_ content: ImageContent, name: (text: String, bundle: Bundle)? = nil) {
    self.content = content
    self.name = name
  }

  /// Creates an image of a recorded drawing, at a scale.
  package convenience init(drawing: DisplayList, scale: CGFloat) {
    self.init(ImageContent(drawing: drawing, scale: scale))
  }

  /// Creates an empty image of size zero.
  public override init() {
    content = ImageContent()
    name = nil
  }

  /// Creates an image without a picture that has the size of one that is missing, in points.
  package convenience init(placeholderSize size: CGSize) {
    var content = ImageContent()
    content.size = size
    self.init(content)
  }

  /// Creates an image from a PNG, JPEG, or GIF file at a scale of 1. Returns `nil` for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a PNG, JPEG, or GIF file. Returns `nil` for other data, or if the scale isn't finite and
  /// positive.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data, scale: scale) else { return nil }
    self.init(content)
  }

  /// Creates an image from a file, at the scale in its name, such as `@2x`. Returns `nil` if it can't be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let content = ImageContent(data, scale: ImageFile.scale(ofFileAt: path))
    else { return nil }
    self.init(content)
  }

  /// Creates an image of the main bundle; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image of a bundle, or of the main bundle if it is `nil`. Returns `nil` if there is none.
  ///
  /// An image of an asset catalog takes precedence over a file. Of its variants, the one for the traits is chosen: for
  /// the device, the appearance, the size classes, the direction, and then the scale, or otherwise the largest. The
  /// image doesn't change with the traits later. In a test, the main bundle has the resources of all targets.
  ///
  /// A name without an extension is that of a PNG file, or otherwise of a JPEG file. Of the files with `@3x`, `@2x`,
  /// and without a suffix, the one for the scale of the traits is used, or the largest if it is missing. At each scale, a
  /// file with `~ipad` or `~iphone` after that is used on such a device.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? UITraitCollection.current
    if let image = try? NamedAssets.image(name, in: bundle ?? .main, traits) {
      self.init(image.content, name: (name, bundle ?? .main))
      return
    }
    guard let path = ImageFile.path(of: name, in: bundle ?? .main, traits) else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Creates an image from a file in a bundle, with a configuration. Returns `nil` if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard
      let image = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    else { return nil }
    var content = image.content
    content.apply(configuration)
    self.init(content, name: image.name)
  }

  /// Creates a square that represents a system symbol. Returns `nil` only if the name is empty.
  ///
  /// SF Symbols may not be distributed. The side depends on the configuration like a typical symbol's height; see
  /// ``SymbolConfiguration``.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a square that represents a system symbol with a configuration. Returns `nil` only if the name is empty.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let content = ImageContent(symbol: name, configuration: configuration) else { return nil }
    self.init(content)
  }

  /// Creates a square that represents a system symbol for given traits. Returns `nil` only if the name is empty.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// The image of the action to add something. Which system symbol it is on iOS isn't documented.
  public class var add: UIImage { symbol("plus.circle") }
  /// The image of the action to remove something. Which system symbol it is on iOS isn't documented.
  public class var remove: UIImage { symbol("minus.circle") }
  /// The image of the action to show more actions. Which system symbol it is on iOS isn't documented.
  public class var actions: UIImage { symbol("ellipsis.circle") }
  /// The image of a check mark. Which system symbol it is on iOS isn't documented.
  public class var checkmark: UIImage { symbol("checkmark.circle") }
  /// The image of a check mark with an outline. Which system symbol it is on iOS isn't documented.
  public class var strokedCheckmark: UIImage { symbol("checkmark.circle") }
  private static func symbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// The size in points.
  open var size: CGSize { content.size }
  /// The scale, in pixels per point.
  open var scale: CGFloat { content.scale }
  /// How the stored picture is rotated and mirrored for display. It is already applied to ``size``.
  open var imageOrientation: Orientation { content.orientation }
  /// How the colors are used.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The insets of the edges of fixed size, in points.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// How the center fills a larger area.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// The insets from the image to the rectangle that layout aligns, in points.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// Whether image views mirror the image in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// The configuration of the image.
  open var configuration: Configuration? { content.configuration }
  /// The configuration of a symbol, or `nil` if the image has none.
  open var symbolConfiguration: SymbolConfiguration? { content.configuration as? SymbolConfiguration }
  /// Whether the image represents a symbol.
  open var isSymbolImage: Bool { content.isSymbol }
  /// The traits of the configuration, or traits with only the image's scale.
  open var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }
  /// The distance from the bottom to the baseline, in points, or `nil` if the image has none.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineFromBottom }
  /// Whether the image has a baseline.
  open var hasBaseline: Bool { content.baselineFromBottom != nil }
  /// The variants of the image for traits.
  open var imageAsset: UIImageAsset? { associatedValue(of: self) { UIImageAsset(of: self) } }
  /// The images of an animation, which is always `nil`.
  open var images: [UIImage]? { nil }
  /// The duration of an animation in seconds, which is always 0.
  open var duration: TimeInterval { 0 }

  /// Returns whether the other object is an image with the same content.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content
  }

  /// The hash of the size and the scale.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}
