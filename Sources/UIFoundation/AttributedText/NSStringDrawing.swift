public import Foundation

/// Options for measuring text with `boundingRect`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the given width, and the origin of the rectangle is the top of the first line, not its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' leading is added between lines, as in a label with text styles.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle encloses the glyphs' outlines instead of the lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// Lines that don't fit the given height are left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

  /// The leading that is added between lines.
  var leading: FontLeading { contains(.usesFontLeading) ? .all : [] }
}

/// How far text may shrink to fit, and the results of a measurement.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor by which fonts are scaled to fit. The default is 0, with which they aren't scaled.
  open var minimumScaleFactor: CGFloat = 0 { didSet { minimumScaleFactor.keepFinite(oldValue) } }
  /// The factor by which the fonts were scaled in the last measurement: 1 if they weren't.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last measured text, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context in which text doesn't shrink.
  public override init() { super.init() }
}
