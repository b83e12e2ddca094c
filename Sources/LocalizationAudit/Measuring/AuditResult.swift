import DynamicType
import StringCatalogs
import TextOutput

/// The measurements of a text at every content size category.
struct AuditResult: Sendable {
  /// The truncated part of a text.
  struct Missing: Sendable {
    /// The additional width in points that the label needs; `nil` if the text has more line breaks than the label has
    /// lines.
    var points: Double?
    /// The text that truncation hides.
    var hidden: String

    /// The truncated part at a category at which it isn't written.
    static let undetermined = Missing(points: nil, hidden: "")
  }

  /// The measurements of a text at one category.
  struct Measure: Sendable {
    let category: ContentSizeCategory
    let pointSize: Double
    /// The number of lines that the whole text needs; `nil` if nothing is written about the size.
    let lines: Int?
    /// The truncated part; `nil` if the whole text is visible.
    var missing: Missing?

    /// The number of lines in words.
    var lineCount: String { lines == 1 ? "1 line" : "\(lines ?? 0) lines" }
  }

  /// The text and its origin.
  let string: LocalizedString
  /// The measured text, with its arguments filled in and without its markup.
  let shown: ShownText
  let question: AuditQuestion
  /// The measurements for each category, smallest first; empty if the text is never shown.
  var measures: [Measure]
  /// The clusters that no font supports, without duplicates.
  let missingClusters: [String]
  /// The members of the input line that mean nothing to the audit.
  var extras: [JSONValue.Member] = []
  /// The reason that this truncation is accepted; `nil` if it isn't.
  var acceptance: String?

  /// The characters of the measured text.
  var text: String { shown.text }

  /// The measurement at the smallest category that truncates the text; `nil` if none does.
  var first: Measure? { measures.first { $0.missing != nil } }
}

extension AuditFinding {
  /// How soon a text is truncated.
  public enum Severity: String, Comparable, Sendable {
    /// Only at the accessibility sizes, AX1 to AX5.
    case note
    /// At a size above the default, XL to XXXL.
    case warning
    /// At the default size, L, or below.
    case error

    /// Orders severities: the sooner a text is truncated, the higher.
    public static func < (first: Severity, second: Severity) -> Bool {
      (first == .note && second != .note) || (first == .warning && second == .error)
    }

    /// Creates the severity of a text that is truncated from a category on.
    init(firstAt category: ContentSizeCategory) {
      self = category <= .large ? .error : category < .accessibilityMedium ? .warning : .note
    }
  }
}

extension AuditResult {
  /// The severity; `nil` if no category truncates the text.
  var severity: AuditFinding.Severity? { first.map { AuditFinding.Severity(firstAt: $0.category) } }
}
