import StringCatalogs
import UIFoundation

/// The localized strings of the locales in which an inspector lays out its views. The catalogs of each are read once.
@MainActor
final class LocaleStrings {
  /// The strings in use before, which say where the catalogs are, and the folders that the process names.
  private struct Key: Hashable {
    let locale: String
    let base: ObjectIdentifier?
    let folders: [String]
  }

  private struct Entry {
    /// Held so that its identifier isn't that of other strings.
    let base: LocalizedStrings?
    let strings: LocalizedStrings
  }

  private var entries: [Key: Entry] = [:]

  /// Uses the strings of a locale during a closure, with `nil` those in use.
  ///
  /// Catalogs that can't be read are reported on standard error, once each. Their texts are missing.
  func withUse<Result>(of locale: String?, _ body: () -> Result) -> Result {
    guard let locale else { return body() }
    let base = LocalizedStrings.current
    if base?.locale == locale { return body() }
    let key = Key(locale: locale, base: base.map { ObjectIdentifier($0) }, folders: ResourceFolders.folders)
    let strings = entries[key]?.strings ?? LocalizedStrings(base, locale: locale)
    entries[key] = Entry(base: base, strings: strings)
    defer { for failure in strings.failures { warnOnce("\(failure)") } }
    return strings.withUse(body)
  }
}
