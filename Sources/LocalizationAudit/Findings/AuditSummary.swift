import DynamicType
import StringCatalogs
import TextOutput

/// The counts of an audit, in total and for each locale and category.
package struct AuditSummary: Sendable {
  /// The counts of a locale.
  struct Locale: Sendable {
    /// The number of texts measured.
    var texts = 0
    /// The number of texts that are cut off at any category.
    var cutOff = 0
    /// The number of texts that are cut off at each category, smallest first.
    var sizes: [Int]

    /// Counts a text that is shown.
    fileprivate mutating func add(_ result: AuditResult) {
      texts += 1
      guard result.acceptance == nil, result.first != nil else { return }
      cutOff += 1
      for (index, measure) in result.measures.enumerated() where measure.missing != nil { sizes[index] += 1 }
    }
  }

  /// The categories measured at, smallest first.
  let categories: [ContentSizeCategory]
  /// The number of texts measured.
  private(set) var texts = 0
  /// The number of texts that are cut off, without the accepted ones.
  package private(set) var cutOff = 0
  /// The number of truncations that a baseline accepts.
  private(set) var accepted = 0
  /// The counts of documents, or `nil` if none was audited.
  package private(set) var documents: Documents?
  /// The number of texts that rules exclude.
  var ignored = 0
  /// The number of texts that are never shown, such as plural forms that their languages don't use.
  private(set) var unused = 0
  /// The number of texts that the system inflects.
  private(set) var inflected = 0
  /// The accepted findings that no longer occur.
  var stale: [StaleAcceptance] = []
  /// The counts of each locale; the name is empty for texts without one.
  private(set) var locales: [String: Locale] = [:]

  init(largest: ContentSizeCategory) {
    categories = ContentSizeCategory.allCases.filter { $0 <= largest }
  }

  /// The counts of documents.
  package struct Documents: Sendable {
    /// The number of documents that were laid out.
    package var documents = 0
    /// The number of problems, without the accepted ones.
    package var problems = 0
    /// The number of problems that a baseline accepts.
    var accepted = 0
  }

  /// Counts the findings about a document.
  mutating func add(_ report: DocumentReport) {
    var counts = documents ?? Documents()
    counts.documents += 1
    for finding in report.findings {
      if finding.acceptance == nil { counts.problems += 1 } else { counts.accepted += 1 }
    }
    documents = counts
  }

  /// Counts a result.
  mutating func add(_ result: AuditResult) {
    guard !result.measures.isEmpty else {
      unused += 1
      return
    }
    texts += 1
    if result.shown.isInflected { inflected += 1 }
    if result.acceptance != nil {
      accepted += 1
    } else if result.first != nil {
      cutOff += 1
    }
    locales[result.string.languageName ?? "", default: Locale(sizes: categories.map { _ in 0 })].add(result)
  }

  /// The counts as JSON members.
  var jsonMembers: [JSONValue.Member] {
    let list = locales.sorted { $0.key < $1.key }.map { name, locale -> JSONValue in
      let sizes = zip(categories, locale.sizes).map {
        JSONValue.Member(name: $0.shortName, value: .integer($1))
      }
      return [
        "locale": name.isEmpty ? .null : .string(name), "texts": .integer(locale.texts),
        "cutOff": .integer(locale.cutOff), "sizes": .object(sizes),
      ]
    }
    let problems = documents.map {
      [
        JSONValue.Member(name: "problems", value: .integer($0.problems)),
        JSONValue.Member(name: "acceptedProblems", value: .integer($0.accepted)),
      ]
    }
    return (problems ?? []) + [
      JSONValue.Member(name: "measured", value: .integer(texts)),
      JSONValue.Member(name: "cutOff", value: .integer(cutOff)),
      JSONValue.Member(name: "accepted", value: .integer(accepted)),
      JSONValue.Member(name: "ignored", value: .integer(ignored)),
      JSONValue.Member(name: "unused", value: .integer(unused)),
      JSONValue.Member(name: "inflected", value: .integer(inflected)),
      JSONValue.Member(
        name: "stale",
        value: .array(stale.map { ["place": .string($0.location), "message": .string($0.message)] })),
      JSONValue.Member(name: "locales", value: .array(list)),
    ]
  }

  /// The counts as text: a table of the locales in which texts are cut off, with the sizes at which any is, and a line
  /// with the total.
  var text: String {
    let cut = locales.filter { $0.value.cutOff > 0 }.sorted { $0.key < $1.key }
    let shown = categories.indices.filter { index in cut.contains { $0.value.sizes[index] > 0 } }
    var table = Table(
      [.text("locale"), .number("texts"), .number("cut off")] + shown.map { .number(categories[$0].shortName) })
    for (name, locale) in cut {
      table.add(
        [name.isEmpty ? "-" : name, "\(locale.texts)", "\(locale.cutOff)"] + shown.map { "\(locale.sizes[$0])" })
    }
    var total = "\(cutOff) of \(texts) texts cut off"
    if accepted > 0 { total += ", \(accepted) accepted" }
    if unused > 0 { total += ", \(unused) never shown" }
    if ignored > 0 { total += ", \(ignored) ignored" }
    let texts = (cut.isEmpty ? "" : table.takeText() + "\n") + total + "\n"
    guard let documents else { return texts }
    let problems = documents.problems == 1 ? "1 problem" : "\(documents.problems) problems"
    let count = documents.documents == 1 ? "1 document" : "\(documents.documents) documents"
    let accepted = documents.accepted > 0 ? ", \(documents.accepted) accepted" : ""
    return (self.texts > 0 || ignored > 0 || unused > 0 ? texts : "") + "\(problems) in \(count)\(accepted)\n"
  }
}
