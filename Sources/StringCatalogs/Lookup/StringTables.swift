/// The texts that an app shows in a locale, by table and key.
///
/// A key's text is in the first of these localizations that has it, the order of Apple's "Bundle Programming Guide" with
/// the locale's fallbacks: files outside the folders of languages; the locale and its ``LanguageFallbacks``; the
/// development language, which `.xcstrings` files name; and `Base`. In the same localization, a `.stringsdict` file
/// precedes others, as Foundation documents.
package struct StringTables: Sendable {
  /// The name of the table that is used when none is given.
  package static let defaultTable = "Localizable"

  /// How well a file's localization suits; the least is the best.
  private struct Preference: Comparable {
    let rank: Int
    let isPluralFile: Bool
    /// The number of files that were read before.
    let file: Int

    static func < (first: Preference, second: Preference) -> Bool {
      if first.rank != second.rank { return first.rank < second.rank }
      if first.isPluralFile != second.isPluralFile { return first.isPluralFile }
      return first.file < second.file
    }
  }

  private struct Entry {
    var preference: Preference
    var forms: LocalizedForms
  }

  private var fallbacks: LanguageFallbacks
  private let developmentLanguage: String
  private let device: String
  private var entries: [String: [String: Entry]] = [:]
  private var fileCount = 0

  /// Creates empty tables for a locale. The device is one of ``DeviceVariation/devices``.
  package init(locale: String, developmentLanguage: String, device: String) {
    fallbacks = LanguageFallbacks(locale: locale)
    self.developmentLanguage = LocaleName.tag(developmentLanguage) ?? developmentLanguage
    self.device = device
  }

  /// Adds the texts of a file, except for languages that the locale doesn't fall back to, and returns the errors of the
  /// entries that are left out.
  ///
  /// - Throws: `CatalogError` if the file can't be read, or isn't in its format.
  @discardableResult
  package mutating func read(_ file: CatalogFile) throws(CatalogError) -> [CatalogError] {
    guard file.kind == .xcstrings || rank(of: file.locale, isSource: false) != nil else { return [] }
    let contents = try file.contents()
    for string in contents.strings {
      let locale = file.kind == .xcstrings ? string.locale : file.locale
      guard string.device?.isShown(on: device) ?? true,
        let rank = rank(of: locale, isSource: string.isSource == true)
      else { continue }
      let preference = Preference(rank: rank, isPluralFile: file.kind == .stringsdict, file: fileCount)
      add(string, preference)
    }
    fileCount += 1
    return contents.failures
  }

  private mutating func add(_ string: LocalizedString, _ preference: Preference) {
    let table = String(string.table)
    guard let known = entries[table]?[string.key], known.preference <= preference else {
      entries[table, default: [:]][string.key] = Entry(preference: preference, forms: LocalizedForms(string))
      return
    }
    if known.preference == preference { entries[table]?[string.key]?.forms.append(string) }
  }

  private mutating func rank(of localization: String?, isSource: Bool) -> Int? {
    guard let localization else { return 0 }
    if let rank = fallbacks.rank(of: localization) { return rank + 1 }
    if localization == LocaleName.base { return .max }
    let isDevelopment = isSource || LocaleName.tag(localization) == developmentLanguage
    return isDevelopment ? .max - 1 : nil
  }

  /// Returns the text of a key, or `nil` if no localization has it. Without a name, the table is ``defaultTable``.
  package func forms(of key: String, table: String?) -> LocalizedForms? {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? Self.defaultTable
    return entries[name]?[key]?.forms
  }
}
