public import Foundation
public import StringCatalogs

extension LocalizedStrings {
  /// Returns the locales of an app's texts: that of the language in which the app is developed, and the others sorted.
  ///
  /// They are those of the folders of catalogs, such as `de.lproj`, and of the localizations in string catalogs, in the
  /// locations that ``init(locale:catalogsIn:for:device:)`` describes. The development language is that of the bundle's
  /// Info.plist, or else the source language of the string catalogs, or else English.
  ///
  /// - Throws: `CatalogError` if a folder contains no catalog, or for the first string catalog that can't be read or is
  ///   invalid.
  /// - Complexity: O(*n*) in the size of the string catalogs. Of other files, only the folders are looked at.
  public static func locales(
    catalogsIn folders: [String] = [], for bundle: Bundle = .main
  ) throws(CatalogError) -> [String] {
    let (files, failures) = try files(of: bundle, in: folders)
    if let failure = failures.first { throw failure }
    var names: Set<String> = []
    var source: String?
    for file in files {
      guard file.kind == .xcstrings else {
        if let locale = file.locale { names.insert(locale) }
        continue
      }
      for string in try file.strings() {
        guard let locale = string.locale else { continue }
        names.insert(locale)
        if string.isSource == true { source = source ?? locale }
      }
    }
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? source ?? "en"
    let first = LocaleName.tag(development) ?? development
    // Names that differ only in their case or spelling, such as pt_BR and pt-br, are of the same locale.
    var tags: [String: String] = [:]
    for tag in names.compactMap(LocaleName.tag).sorted() where tags[tag.lowercased()] == nil {
      tags[tag.lowercased()] = tag
    }
    tags[first.lowercased()] = nil
    return [first] + tags.values.sorted()
  }
}
