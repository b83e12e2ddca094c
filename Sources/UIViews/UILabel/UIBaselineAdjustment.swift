/// The vertical position of a label's text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  /// The shrunk text has the baseline of the full-size text.
  case alignBaselines
  /// The shrunk text is centered vertically.
  case alignCenters
  /// The shrunk text starts at the top of the full-size text.
  case none
}
