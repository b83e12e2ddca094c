import DynamicType
import StringCatalogs

/// The categories at which the texts of the source language are truncated, which other languages are compared with.
struct SourceTruncations: Sendable {
  /// A key in all of its forms, in the label of one device.
  private struct Text: Hashable {
    let catalog: String
    let key: String
    let device: String?
  }

  /// The source language, as named on the command line.
  let locale: String
  /// Its tag in lowercase.
  private let tag: String
  /// Whether there is a text in the source language.
  private(set) var hasTexts = false
  /// The categories that truncate a form of each text.
  private var categories: [Text: CategorySet] = [:]
  /// The file of the last text and its catalog, since the texts of a file follow one another.
  private var last = (file: "", catalog: "")

  init(locale: String) {
    self.locale = locale
    tag = Self.tag(locale)
  }

  private static func tag(_ locale: String) -> String { (LocaleName.tag(locale) ?? locale).lowercased() }

  /// Returns whether a file may contain texts in the source language.
  func mayContainTexts(_ file: CatalogFile) -> Bool { file.locale.map(isSource) ?? true }

  /// Returns whether texts in a locale are in the source language.
  func isSource(_ locale: String) -> Bool { Self.tag(locale) == tag }

  /// Records the measurements of a text in the source language.
  mutating func add(_ result: AuditResult) {
    hasTexts = true
    var truncating: CategorySet = []
    for measure in result.measures where measure.missing != nil { truncating.insert(CategorySet(measure.category)) }
    if !truncating.isEmpty {
      categories[text(result.string, result.question), default: []].formUnion(truncating)
    }
  }

  /// Returns the categories that truncate a text in the source language, at which its translations don't count.
  ///
  /// Languages have different plural forms, so the source is truncated if any of its forms is.
  mutating func categories(of string: LocalizedString, in question: AuditQuestion) -> CategorySet {
    categories[text(string, question)] ?? []
  }

  private mutating func text(_ string: LocalizedString, _ question: AuditQuestion) -> Text {
    if last.file != string.file { last = (string.file, string.catalog) }
    return Text(catalog: last.catalog, key: string.key, device: question.device)
  }
}

/// A set of content size categories.
struct CategorySet: OptionSet, Sendable {
  let rawValue: UInt16
}

extension CategorySet {
  /// Creates a set with one category.
  init(_ category: ContentSizeCategory) {
    self.init(rawValue: 1 << UInt16(ContentSizeCategory.allCases.firstIndex(of: category) ?? 0))
  }
}
