import StringCatalogs

/// The languages into which the texts of catalogs are translated.
struct TranslationIndex: Sendable {
  private struct Key: Hashable {
    let catalog: String
    let key: String
  }

  /// The languages of each catalog.
  private var languages: [String: Set<String>] = [:]
  /// The languages that have a translation of each key.
  private var translations: [Key: Set<String>] = [:]

  /// Creates an index without texts.
  init() {}

  /// Reads files. What can't be read is left out, since it is reported when the files are read again.
  init(_ files: [CatalogFile]) {
    for file in files {
      guard let contents = try? file.contents() else { continue }
      for string in contents.strings { add(string) }
    }
  }

  private mutating func add(_ string: LocalizedString) {
    let locale = string.locale.flatMap(LocaleName.tag) ?? ""
    languages[string.catalog, default: []].insert(locale)
    guard string.state != .new, !string.text.isEmpty else { return }
    translations[Key(catalog: string.catalog, key: string.key), default: []].insert(locale)
  }

  /// Returns whether a text is translated into all other languages of its catalog. If there are none, it isn't.
  func isTranslated(_ string: LocalizedString) -> Bool {
    let others = (languages[string.catalog] ?? []).subtracting([string.locale.flatMap(LocaleName.tag) ?? ""])
    let translated = translations[Key(catalog: string.catalog, key: string.key)] ?? []
    return !others.isEmpty && others.isSubset(of: translated)
  }
}
