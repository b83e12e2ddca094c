public import Foundation
public import StringCatalogs
import Synchronization

/// An app's localized strings in a locale, read from `.strings`, `.stringsdict`, and `.xcstrings` files. Not in UIKit.
///
/// While they are in use, `NSLocalizedString`, `Bundle.localizedString(forKey:value:table:)`, `String(localized:)`, and
/// the texts of nibs and storyboards come from these files instead of Foundation, for every bundle:
///
/// ```swift
/// try LocalizedStrings.use(locale: "pl", catalogsIn: ["App/Resources"])
/// let format = NSLocalizedString("files", comment: "")
/// assert(String.localizedStringWithFormat(format, 3) == "3 pliki")
/// ```
///
/// Texts that depend on a number are in the plural form that CLDR's rules select. A key is looked up in the locale, its
/// less specific forms, other regions of its language, the language that the app is developed in, and `Base.lproj`.
///
/// Strings can be used on any thread.
public final class LocalizedStrings: Sendable {
  /// The locale, such as `pt-BR`.
  public let locale: String
  /// The device of texts that depend on it, one of `DeviceVariation.devices`.
  public let device: String
  private let folders: [String]
  private let bundlePath: String
  private let tables = Mutex<[String: StringTables]>([:])
  private let errors = Mutex<[CatalogError]>([])
  /// The texts with plural forms that were looked up last, by their plain formats: at most those of the catalogs.
  private let formats = Mutex<[String: LocalizedForms]>([:])

  /// Reads the strings of a bundle in a locale. Those of other bundles are read when they are needed.
  ///
  /// The folders are searched with their subfolders, and precede the locations in which UIKit's `InterfaceFiles` finds
  /// documents: for the main bundle, the folders named there and the resources of all targets; for another bundle, its
  /// own folder. The device is one of `DeviceVariation.devices`. O(n) in the size of the files.
  ///
  /// - Throws: `CatalogError` if a folder contains no catalog, or for the first file that can't be read or is invalid.
  ///   Files in languages that aren't needed for the locale aren't read.
  public init(
    locale: String, catalogsIn folders: [String] = [], for bundle: Bundle = .main, device: String = "iphone"
  ) throws(CatalogError) {
    self.locale = locale
    self.folders = folders
    self.device = device
    bundlePath = bundle.bundlePath
    let (read, failures) = try readTables(of: bundle)
    if let failure = failures.first { throw failure }
    tables.withLock { $0[bundlePath] = read }
  }

  /// Creates the strings of the same folders, bundle, and device in another locale; without other strings, those of the
  /// main bundle. Files are read when their texts are needed; their errors are among ``failures``.
  package init(_ other: LocalizedStrings?, locale: String) {
    self.locale = locale
    folders = other?.folders ?? []
    device = other?.device ?? "iphone"
    bundlePath = other?.bundlePath ?? Bundle.main.bundlePath
  }

  /// The errors of files of other bundles that couldn't be read. Their texts are missing.
  public var failures: [CatalogError] { errors.withLock { $0 } }

  /// Returns the text of a key in all of its plural forms, or `nil` if there is none.
  func forms(forKey key: String, table: String?, in bundle: Bundle) -> LocalizedForms? {
    let path = bundle.bundlePath
    if let known = tables.withLock({ $0[path] }) { return known.forms(of: key, table: table) }
    // Only folders that are stated can throw, and they belong to the bundle that was read first.
    guard let (read, failures) = try? readTables(of: bundle) else { return nil }
    let isFirst = tables.withLock { tables in
      defer { tables[path] = read }
      return tables[path] == nil
    }
    if isFirst { errors.withLock { $0 += failures } }
    return read.forms(of: key, table: table)
  }

  /// Returns what `Bundle.localizedString(forKey:value:table:)` returns: a text, or the plain format of one with plural
  /// forms, or else the value, or else the key.
  func format(forKey key: String, value: String?, table: String?, in bundle: Bundle) -> String {
    guard let forms = forms(forKey: key, table: table, in: bundle) else {
      return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }
    formats.withLock { $0[forms.format] = forms.hasPlurals ? forms : nil }
    return forms.format
  }

  /// Returns the text whose plain format was looked up last, or `nil` if it has no plural forms.
  func forms(ofFormat format: String) -> LocalizedForms? { formats.withLock { $0[format] } }

  private func readTables(of bundle: Bundle) throws(CatalogError) -> (StringTables, [CatalogError]) {
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    // A bundle can be the folder of a language, as in apps that switch languages. All of its files count.
    let own = CatalogFile(path: bundle.bundlePath + "/Localizable.strings")?.locale
    var tables = StringTables(locale: own ?? locale, developmentLanguage: development, device: device)
    let (files, unsearched) = try Self.files(of: bundle, in: bundle.bundlePath == bundlePath ? folders : [])
    var failures = unsearched
    for file in files {
      do { failures += try tables.read(file) } catch { failures.append(error) }
    }
    return (tables, failures)
  }

  /// Returns the catalogs in folders and of a bundle, and the errors of what can't be searched.
  ///
  /// - Throws: `CatalogError` if a folder contains no catalog.
  static func files(
    of bundle: Bundle, in folders: [String]
  ) throws(CatalogError) -> ([CatalogFile], [CatalogError]) {
    var files: [CatalogFile] = []
    var failures: [CatalogError] = []
    for folder in folders {
      let found = try CatalogSearch.files(folder)
      files += found.files
      failures += found.failures
    }
    for location in ResourceFolders.locations(of: bundle) {
      ResourceFolders.forEachEntry(of: location) { name, folder in
        if let file = CatalogFile(path: folder + "/" + name) { files.append(file) }
      }
    }
    return (files, failures)
  }
}
