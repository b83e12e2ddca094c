import DynamicType

/// The measurements of a text at every content size category.
struct AuditResult: Sendable {
  /// The truncated part of a text.
  struct Missing: Sendable {
    /// The additional width in points that the label needs; `nil` if the text has more line breaks than the label has
    /// lines.
    let points: Double?
    /// The text that truncation hides.
    let hidden: String
  }

  /// The measurements of a text at one category.
  struct Measure: Sendable {
    let category: ContentSizeCategory
    let pointSize: Double
    /// The number of lines that the whole text needs.
    let lines: Int
    /// The truncated part; `nil` if the whole text is visible.
    let missing: Missing?
  }

  /// The text and its origin.
  let string: LocalizedString
  /// The measured text, with its arguments filled in.
  let text: String
  let question: AuditQuestion
  /// The measurements for each category, smallest first.
  let measures: [Measure]
  /// The clusters that no font supports, without duplicates.
  let missingClusters: [String]

  /// The measurement at the smallest category that truncates the text; `nil` if none does.
  var first: Measure? { measures.first { $0.missing != nil } }
}
