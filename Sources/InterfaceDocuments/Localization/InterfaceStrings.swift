import Foundation
public import StringCatalogs

/// The translations of a document's texts, by object id and key.
///
/// Xcode keeps them beside the folder of the document: `Base.lproj/Main.storyboard` has `de.lproj/Main.strings`, or one
/// `mul.lproj/Main.xcstrings` for all languages. A key is an object's id and a property, such as `abc-12-xyz.text`.
public struct InterfaceStrings: Sendable {
  /// The language, as the folder or the catalog names it.
  public let language: String
  private let texts: [String: String]

  /// Whether there are no translations.
  public var isEmpty: Bool { texts.isEmpty }

  /// Returns the text of an object's property, or `nil` if it isn't translated.
  public subscript(id: String, key: String) -> String? { texts["\(id).\(key)"] }

  /// Creates translations from texts by object id and key, such as `abc-12-xyz.text`.
  public init(language: String, texts: [String: String]) {
    self.language = language
    self.texts = texts
  }

  /// Reads the translations of the document at a path into a language, or where there are none, into its less specific
  /// forms and other regions: `pt-BR`, `pt`, `pt-PT`.
  ///
  /// Only files that have the document's name, in the folder of the document or in folders beside it that are named
  /// after languages, are read. There are no translations where there is no such file. A text that depends on a number
  /// is in the form `other`, and one that depends on the device in that of `device`, which is one of
  /// ``StringCatalogs/DeviceVariation/devices``.
  ///
  /// - Throws: `CatalogError` if a file can't be read, or at the position of invalid content.
  public init(documentPath: String, language: String, device: String = "iphone") throws(CatalogError) {
    self.language = language
    var fallbacks = LanguageFallbacks(locale: language)
    var texts: [String: String] = [:]
    var ranks: [String: Int] = [:]
    for path in Self.files(of: documentPath) {
      guard let file = CatalogFile(path: path) else { continue }
      let isCatalog = file.kind == .xcstrings
      if !isCatalog, fallbacks.rank(of: file.locale) == nil { continue }
      for string in try file.strings() where string.isPlain && string.device?.isShown(on: device) ?? true {
        let locale = isCatalog ? string.locale : file.locale
        guard let rank = fallbacks.rank(of: locale), rank < ranks[string.key] ?? .max else { continue }
        (texts[string.key], ranks[string.key]) = (string.text, rank)
      }
    }
    self.texts = texts
  }

  /// The language that the document at a path is written in: the source language of a catalog beside it, or else that of
  /// its folder; `nil` if neither says it, as in `Base.lproj`.
  package static func developmentLanguage(documentPath: String) -> String? {
    for path in files(of: documentPath) {
      guard let file = CatalogFile(path: path), file.kind == .xcstrings else { continue }
      if let language = (try? file.strings())?.first(where: \.isInSourceLanguage)?.locale { return language }
    }
    let folder = URL(fileURLWithPath: documentPath).deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    let language = folder.deletingPathExtension().lastPathComponent
    return language == "Base" ? nil : language
  }

  /// Returns the paths of the files with the translations of the document at a path, absolute.
  package static func files(ofDocumentAt path: String) -> [String] { files(of: path) }

  /// The languages into which the document at a path is translated, sorted.
  public static func languages(documentPath: String) -> [String] {
    var languages: Set<String> = []
    for path in files(of: documentPath) {
      guard let file = CatalogFile(path: path) else { continue }
      if file.kind == .xcstrings {
        languages.formUnion((try? file.strings())?.compactMap(\.locale) ?? [])
      } else if let locale = file.locale, locale != "Base" {
        languages.insert(locale)
      }
    }
    return languages.sorted()
  }

  private static func files(of documentPath: String) -> [String] {
    let document = URL(fileURLWithPath: documentPath)
    let name = document.deletingPathExtension().lastPathComponent
    var folder = document.deletingLastPathComponent()
    var folders = [folder]
    if folder.pathExtension == "lproj" {
      folder.deleteLastPathComponent()
      folders.append(folder)
      let siblings = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for sibling in siblings.sorted() where sibling.hasSuffix(".lproj") {
        let found = folder.appendingPathComponent(sibling)
        if found.lastPathComponent != folders[0].lastPathComponent { folders.append(found) }
      }
    }
    return folders.flatMap { folder in
      ["stringsdict", "strings", "xcstrings"].map { folder.appendingPathComponent("\(name).\($0)").path }
    }.filter { FileManager.default.fileExists(atPath: $0) }
  }
}
