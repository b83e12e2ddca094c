import DynamicType

/// The categories at which the texts of the source language are truncated, which other languages are compared with.
struct SourceTruncations: Sendable {
  /// A key in all of its forms, in the label of one device.
  private struct Text: Hashable {
    let catalog: String
    let key: String
    let device: String?

    init(_ result: AuditResult) {
      catalog = result.string.catalog
      key = result.string.key
      device = result.question.device
    }
  }

  /// The source language, as named on the command line.
  let locale: String
  /// Whether there is a text in the source language.
  private(set) var hasTexts = false
  /// A bit for each category that truncates a form of the text.
  private var categories: [Text: UInt16] = [:]

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
    var mask: UInt16 = 0
    for measure in result.measures where measure.missing != nil { mask |= measure.category.bit }
    if mask != 0 { categories[Text(result), default: 0] |= mask }
  }

  /// Returns a result in which a text is truncated only at the categories at which its source isn't.
  ///
  /// Languages have different plural forms, so the source is truncated if any of its forms is.
  func compared(_ result: AuditResult) -> AuditResult {
    guard result.first != nil, let mask = categories[Text(result)] else { return result }
    var result = result
    for index in result.measures.indices where mask & result.measures[index].category.bit != 0 {
      result.measures[index].missing = nil
    }
    return result
  }
}

extension ContentSizeCategory {
  fileprivate var bit: UInt16 { 1 << UInt16(Self.allCases.firstIndex(of: self) ?? 0) }
}
