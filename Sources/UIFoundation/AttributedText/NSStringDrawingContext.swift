public import Foundation

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
