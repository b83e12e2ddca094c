import DynamicType

/// The label that texts are measured in.
struct AuditQuestion: Hashable, Sendable {
  /// The widths that can be asked for, in points.
  static let widths = 1.0...100_000
  /// The line limits that can be asked for.
  static let limits = 1...1_000

  /// The text style that the label's font grows with.
  var style: TypeStyle
  /// The label's width, in points.
  var width: Double
  /// The label's greatest number of lines.
  var lines: Int
}
