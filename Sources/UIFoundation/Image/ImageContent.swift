import Foundation

/// What an image is made of; any change makes a new one.
struct ImageContent: Hashable, Sendable {
  /// Where the picture comes from.
  enum Source: Hashable, Sendable {
    /// Nowhere.
    case empty
    /// The bytes of a file, which were found to have a header.
    case file(Data, ImageHeader.Format)
    /// A system symbol, for which a square stands in.
    case symbol(String)
    /// A size alone: what was drawn into it is not kept.
    case canvas
  }

  var source = Source.empty
  /// In points.
  var size = CGSize.zero
  /// Pixels to the point.
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

  /// No picture.
  init() {}

  /// The picture of a file; nil without a header that is understood, or at a scale that is no scale.
  init?(_ data: Data, scale: CGFloat) {
    guard scale.isFinite, scale > 0, let header = ImageHeader([UInt8](data)) else { return nil }
    source = .file(data, header.format)
    size = CGSize(width: CGFloat(header.pixelWidth) / scale, height: CGFloat(header.pixelHeight) / scale)
    self.scale = scale
    orientation = UIImage.Orientation(exif: header.orientation)
  }

  /// The stand-in for a system symbol.
  init?(symbol name: String, configuration: UIImage.Configuration?) {
    guard !name.isEmpty else { return nil }
    source = .symbol(name)
    scale = UITraitCollection.current.displayScale
    apply(configuration)
  }

  /// Something drawn in points at a scale.
  init(canvas size: CGSize, scale: CGFloat) {
    source = .canvas
    self.size = size
    self.scale = scale
  }

  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Takes a configuration over; a symbol takes its size from it.
  mutating func apply(_ configuration: UIImage.Configuration?) {
    self.configuration = configuration
    guard isSymbol else { return }
    let symbol = configuration as? UIImage.SymbolConfiguration
    let side = (symbol ?? .unspecified).symbolSide(configuration?.traitCollection)
    size = CGSize(width: side, height: side)
    baselineFromBottom = (side * Self.symbolDepth).rounded()
  }

  /// How far a stand-in reaches below the baseline, as a part of its side; our own decision.
  private static let symbolDepth: CGFloat = 0.15
}

extension UIImage.Orientation {
  /// An orientation as Exif counts them.
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
