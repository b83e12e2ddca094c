import DynamicType

/// What a text needs at every content size category.
struct AuditResult: Sendable {
  /// What is missing of a text that is cut off.
  struct Missing: Sendable {
    /// By how many points the label would have to be wider; nil where the text has more line ends than the label has lines.
    let points: Double?
    /// The text that is not shown.
    let hidden: String
  }

  /// What a text needs at one category.
  struct Measure: Sendable {
    let category: ContentSizeCategory
    let pointSize: Double
    /// The lines that all of the text takes.
    let lines: Int
    /// Nil where all of the text is shown.
    let missing: Missing?
  }

  /// The text and its origin.
  let string: LocalizedString
  /// The text as it was measured, arguments filled in.
  let text: String
  let question: AuditQuestion
  /// One for each category, smallest first.
  let measures: [Measure]
  /// The clusters that no font has, each once.
  let missingClusters: [String]

  /// The smallest category at which the text is cut off; nil where there is none.
  var first: Measure? { measures.first { $0.missing != nil } }
}
