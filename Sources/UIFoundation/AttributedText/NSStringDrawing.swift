public import Foundation

/// How text is measured by `boundingRect`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// The options of the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines break at the given width, and the rectangle starts at the first line's top instead of at its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The fonts' line gaps count between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Lines that do not fit the given height are left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What a measurement leaves behind.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the text that was measured last, in points.
  public internal(set) var totalBounds = CGRect.zero
  /// What fonts were scaled by: 1, since text is not shrunk.
  public var actualScaleFactor: CGFloat { 1 }

  /// A context.
  public override init() { super.init() }
}
