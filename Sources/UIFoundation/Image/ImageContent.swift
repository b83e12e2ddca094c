import CoreGraphics
import Foundation

/// The immutable content of an image.
struct ImageContent: Hashable, Sendable {
  /// The source of a picture.
  enum Source: Hashable, Sendable {
    /// The image has no picture.
    case empty
    /// The bytes of a file that has a valid header.
    case file(Data, ImageHeader.Format)
    /// A system symbol, which is represented by a square.
    case symbol(String)
    /// A picture that was given as such.
    case picture(CGImage)
    /// A recorded drawing.
    case drawing(DisplayList)
  }

  var source = Source.empty
  /// The size, in points.
  var size = CGSize.zero
  /// The number of pixels per point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var baselineFromBottom: CGFloat?
  var flipsForRightToLeft = false
  var tint: UIColor?
  var configuration: UIImage.Configuration?

  /// Creates an empty content.
  init() {}

  /// Creates the content of a file. Returns `nil` without a known header, or if the scale isn't finite and positive.
  init?(_ data: Data, scale: CGFloat) {
    guard scale.isFinite, scale > 0, let header = ImageHeader([UInt8](data)) else { return nil }
    source = .file(data, header.format)
    size = CGSize(width: CGFloat(header.pixelWidth) / scale, height: CGFloat(header.pixelHeight) / scale)
    self.scale = scale
    orientation = UIImage.Orientation(exif: header.orientation)
  }

  /// Creates the square that represents a system symbol. Returns `nil` if the name is empty.
  init?(symbol name: String, configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    source = .symbol(name)
    scale = UITraitCollection.current.displayScale
    apply(configuration)
  }

  /// Creates the content of a drawing at a scale. Its size is that of the drawing's canvas.
  init(drawing: DisplayList, scale: CGFloat) {
    source = .drawing(drawing)
    size = drawing.bounds.size
    self.scale = scale
  }

  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Sets the configuration, which determines the size of a symbol.
  mutating func apply(_ configuration: UIImage.Configuration?) {
    self.configuration = configuration
    guard isSymbol else { return }
    let symbol = configuration as? UIImage.SymbolConfiguration
    let side = (symbol ?? .unspecified).symbolSide(configuration?.traitCollection)
    size = CGSize(width: side, height: side)
    baselineFromBottom = (side * Self.symbolDepth).rounded()
  }

  /// The distance from a symbol's baseline to its bottom, as a fraction of its side; our own choice.
  private static let symbolDepth: CGFloat = 0.15
}

extension UIImage.Orientation {
  /// Creates an orientation from its Exif value.
  init(exif: Int) {
    switch exif {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }
}
