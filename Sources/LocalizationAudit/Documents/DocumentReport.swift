import StringCatalogs
import TextOutput

/// The texts of a document in one language with clusters that no font has.
struct MissingCluster: Sendable {
  let locale: String
  /// The first of the clusters.
  let cluster: String
  /// The number of texts with such clusters.
  let texts: Int
}

/// What an audit found out about a document.
public struct DocumentReport: Sendable {
  /// The path of the document.
  public let path: String
  /// The languages in which the document was laid out, the development language first.
  public let locales: [String]
  /// The findings, in the order of the document.
  public internal(set) var findings: [DocumentFinding]
  /// What isn't known or is damaged in the document, and the classes, fonts, and images that weren't found, as lines
  /// with the path and the location. Each is listed once, whatever the language, the device, and the size.
  public let warnings: [String]
  /// The errors of the files of translations that can't be read, and of entries that are invalid, each once. Their texts
  /// are those of the document.
  public let failures: [AuditError]
  /// For each language in which no font has a character of some texts, the number of these texts. What depends on them
  /// isn't among the findings.
  public var unmeasuredTexts: [String: Int] {
    Dictionary(withoutFont.map { ($0.locale, $0.texts) }) { first, _ in first }
  }

  /// The texts with a cluster that no font has, in each language.
  let withoutFont: [MissingCluster]
  /// The language whose problems don't count in the others, as the document has it; `nil` if all count.
  let source: String?
  /// Whether the document has the language whose problems don't count, and not only the development language instead.
  let hasSource: Bool
  /// The members of the input line that mean nothing to the audit.
  var extras: [JSONValue.Member] = []

  /// Returns the report as a JSON object with some of the findings.
  func json(_ isShown: (DocumentFinding) -> Bool) -> JSONValue {
    .object(
      extras + [
        JSONValue.Member(name: "document", value: .string(path)),
        JSONValue.Member(name: "locales", value: .array(locales.map { .string($0) })),
        JSONValue.Member(name: "findings", value: .array(findings.filter(isShown).map(\.json))),
        JSONValue.Member(name: "warnings", value: .array(warnings.map { .string($0) })),
      ])
  }
}

extension AuditError {
  /// Creates the error for texts with a cluster that no font has.
  init(_ missing: MissingCluster) { self.init(withoutFont: missing.cluster, texts: missing.texts, missing.locale) }

  /// Creates the error for a number of texts in a locale, which may be empty, with a cluster that no font has.
  init(withoutFont cluster: String, texts: Int, _ locale: String) {
    let suffix = locale.isEmpty ? "" : " in locale \(locale)"
    let subject = texts == 1 ? "1 text" : "\(texts) texts"
    self.init(.unusable, "no font has '\(cluster)': the measurements of \(subject)\(suffix) are unreliable")
  }
}
