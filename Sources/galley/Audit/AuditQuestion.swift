import DynamicType

/// The label that texts are measured for.
struct AuditQuestion: Hashable, Sendable {
  /// The supported widths, in points.
  static let widths = 1.0...100_000
  /// The supported line limits.
  static let limits = 1...1_000

  /// The text style that the label's font scales with.
  var style: TypeStyle
  /// The width of the label, in points.
  var width: Double
  /// The maximum number of lines.
  var lines: Int
}
