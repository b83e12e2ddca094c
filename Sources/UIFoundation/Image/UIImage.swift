public import Foundation

/// A picture: here its size and how it is to be shown, since nothing is drawn.
///
/// The size comes from the header of PNG, JPEG and GIF files; pixels are never decoded, and other formats are refused.
/// Asset catalogues are compiled by Xcode alone: here, named images are files in a bundle. A system symbol is stood in
/// for by a square, whatever its name.
open class UIImage: NSObject, @unchecked Sendable {
  // Proof of @unchecked Sendable: the stored properties are written once, before anyone else sees the object.
  let content: ImageContent

  /// How the colours of an image are used.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// As the place where it is shown says.
    case automatic = 0
    /// As they are.
    case alwaysOriginal = 1
    /// For their opacity alone: the tint is the colour.
    case alwaysTemplate = 2
  }

  /// How a stored picture has to be turned to be shown.
  public enum Orientation: Int, Hashable, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter, counterclockwise.
    case left = 2
    /// By a quarter, clockwise.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Mirrored, and by half a turn.
    case downMirrored = 5
    /// Mirrored, and by a quarter, counterclockwise.
    case leftMirrored = 6
    /// Mirrored, and by a quarter, clockwise.
    case rightMirrored = 7
  }

  /// How the middle of an image with caps fills a larger room.
  public enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  init(_ content: ImageContent) { self.content = content }

  /// An image without a picture, of size zero.
  public override init() { content = ImageContent() }

  /// The picture of a PNG, JPEG or GIF file at 1 pixel to the point; nil if the bytes are none.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a PNG, JPEG or GIF file; nil if the bytes are none, or the scale is not finite and positive.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data, scale: scale) else { return nil }
    self.init(content)
  }

  /// The picture of a file, at the scale that the name ends in, such as `@2x`; nil if it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let content = ImageContent(data, scale: ImageFile.scale(ofFileAt: path))
    else { return nil }
    self.init(content)
  }

  /// The picture of a file in the main bundle; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The picture of a file in a bundle, the main one if nil; nil if there is none.
  ///
  /// A name without an extension is that of a PNG file, or else of a JPEG. Of the files with `@3x`, `@2x` and without,
  /// the one for the scale of the traits is taken; if it is missing, the largest.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? UITraitCollection.current
    guard let path = ImageFile.path(of: name, in: bundle ?? .main, scale: traits.displayScale) else { return nil }
    self.init(contentsOfFile: path)
  }

  /// The picture of a file in a bundle, or a symbol in a configuration; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard
      let image = UIImage(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    else { return nil }
    var content = image.content
    content.apply(configuration)
    self.init(content)
  }

  /// A square that stands in for a system symbol; nil only without a name.
  ///
  /// SF Symbols may not be shipped. The side follows the configuration as a typical symbol's height does, see
  /// ``SymbolConfiguration``.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A square that stands in for a system symbol in a configuration; nil only without a name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let content = ImageContent(symbol: name, configuration: configuration) else { return nil }
    self.init(content)
  }

  /// A square that stands in for a system symbol under some traits; nil only without a name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// The size in points.
  open var size: CGSize { content.size }
  /// Pixels to the point.
  open var scale: CGFloat { content.scale }
  /// How the stored picture has to be turned; ``size`` has taken it into account.
  open var imageOrientation: Orientation { content.orientation }
  /// How the colours are used.
  open var renderingMode: RenderingMode { content.renderingMode }
  /// The parts along the edges that keep their size in a larger room.
  open var capInsets: UIEdgeInsets { content.capInsets }
  /// How the middle fills a larger room.
  open var resizingMode: ResizingMode { content.resizingMode }
  /// How far the rectangle that layout aligns lies inside the picture.
  open var alignmentRectInsets: UIEdgeInsets { content.alignmentRectInsets }
  /// Whether the image is mirrored in layouts from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { content.flipsForRightToLeft }
  /// What the image was asked for with.
  open var configuration: Configuration? { content.configuration }
  /// What a symbol was asked for with.
  open var symbolConfiguration: SymbolConfiguration? { content.configuration as? SymbolConfiguration }
  /// Whether the image stands in for a symbol.
  open var isSymbolImage: Bool { content.isSymbol }
  /// The traits of the configuration; without one, those of the scale alone.
  open var traitCollection: UITraitCollection {
    configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }
  /// The height of the baseline above the bottom, in points; nil without one.
  open var baselineOffsetFromBottom: CGFloat? { content.baselineFromBottom }
  /// Whether the image has a baseline.
  open var hasBaseline: Bool { content.baselineFromBottom != nil }
  /// The frames of an animation: none here.
  open var images: [UIImage]? { nil }
  /// The duration of an animation, in seconds: 0 here.
  open var duration: TimeInterval { 0 }

  /// Draws the image: nothing here.
  open func draw(at point: CGPoint) {}
  /// Draws the image into a rectangle: nothing here.
  open func draw(in rect: CGRect) {}

  /// Whether the other object is an image of the same picture, shown alike.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content == other.content
  }

  /// Hashes the size and the scale.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}
