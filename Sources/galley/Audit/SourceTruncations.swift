import DynamicType

/// The categories at which the texts of the source language are truncated, which other languages are compared with.
struct SourceTruncations: Sendable {
  /// A key in all of its forms, in the label of one device.
  private struct Text: Hashable {
    let catalog: String
    let key: String
    let device: String?

    init(_ string: LocalizedString, _ question: AuditQuestion) {
      catalog = string.catalog
      key = string.key
      device = question.device
    }
  }

  /// The source language, as named on the command line.
  let locale: String
  /// Whether there is a text in the source language.
  private(set) var hasTexts = false
  /// The categories that truncate a form of each text.
  private var categories: [Text: CategorySet] = [:]

  init(locale: String) { self.locale = locale }

  /// Returns whether a file may contain texts in the source language.
  func mayContainTexts(_ file: CatalogFile) -> Bool { file.locale.map(isSource) ?? true }

  /// Returns whether texts in a locale are in the source language.
  func isSource(_ locale: String) -> Bool {
    (LocaleName.tag(locale) ?? locale).lowercased() == (LocaleName.tag(self.locale) ?? self.locale).lowercased()
  }

  /// Records the measurements of a text in the source language.
  mutating func add(_ result: AuditResult) {
    hasTexts = true
    var truncating: CategorySet = []
    for measure in result.measures where measure.missing != nil { truncating.insert(CategorySet(measure.category)) }
    if !truncating.isEmpty { categories[Text(result.string, result.question), default: []].formUnion(truncating) }
  }

  /// Returns the categories that truncate the text in the source language.
  func categories(of item: Auditor.Item) -> CategorySet { categories[Text(item.string, item.question)] ?? [] }

  /// Returns a result in which a text is truncated only at the categories at which its source isn't.
  ///
  /// Languages have different plural forms, so the source is truncated if any of its forms is.
  func compared(_ result: AuditResult) -> AuditResult {
    guard result.first != nil, let truncating = categories[Text(result.string, result.question)] else { return result }
    var result = result
    for index in result.measures.indices
    where truncating.contains(CategorySet(result.measures[index].category)) {
      result.measures[index].missing = nil
    }
    return result
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
