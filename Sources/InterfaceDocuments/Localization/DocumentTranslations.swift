import Foundation
import StringCatalogs

/// The files beside a document with its translations. One with all languages is read once, for all of them.
package struct DocumentTranslations: Sendable {
  private let documentPath: String
  private let files: [CatalogFile]
  /// The contents of the files with all languages, by path.
  private let catalogs: [String: CatalogFile.Contents]

  /// Finds the files of the document at a path, and reads those with all languages.
  package init(documentPath: String) {
    self.documentPath = documentPath
    files = Self.paths(of: documentPath).compactMap { CatalogFile(path: $0) }
    var catalogs: [String: CatalogFile.Contents] = [:]
    for file in files where file.kind == .xcstrings { catalogs[file.path] = Self.contents(of: file) }
    self.catalogs = catalogs
  }

  /// Returns the contents of a file, or the error that makes it unreadable as the only failure.
  private static func contents(of file: CatalogFile) -> CatalogFile.Contents {
    do { return try file.contents() } catch { return CatalogFile.Contents(failures: [error]) }
  }

  /// Returns the translations into a language, as ``InterfaceStrings/init(documentPath:language:device:)`` does.
  package func strings(language: String, device: String) -> InterfaceStrings {
    var fallbacks = LanguageFallbacks(locale: language)
    var texts: [String: String] = [:]
    var ranks: [String: Int] = [:]
    var failures: [CatalogError] = []
    for file in files {
      let catalog = catalogs[file.path]
      if catalog == nil, fallbacks.rank(of: file.locale) == nil { continue }
      let contents = catalog ?? Self.contents(of: file)
      failures += contents.failures
      for string in contents.strings where string.isPlain && string.device?.isShown(on: device) ?? true {
        let locale = catalog == nil ? file.locale : string.locale
        guard let rank = fallbacks.rank(of: locale), rank < ranks[string.key] ?? .max else { continue }
        (texts[string.key], ranks[string.key]) = (string.text, rank)
      }
    }
    return InterfaceStrings(language: language, texts: texts, failures: failures)
  }

  /// The language that the document is written in: the source language of a catalog beside it, or else that of its
  /// folder; `nil` if neither says it, as in `Base.lproj`.
  package var developmentLanguage: String? {
    for file in files {
      let source = catalogs[file.path]?.strings.first(where: \.isInSourceLanguage)
      if let language = source?.locale { return language }
    }
    let folder = URL(fileURLWithPath: documentPath).deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return nil }
    let language = folder.deletingPathExtension().lastPathComponent
    return language == "Base" ? nil : language
  }

  /// The languages into which the document is translated, sorted.
  package var languages: [String] {
    var languages: Set<String> = []
    for file in files {
      if let catalog = catalogs[file.path] {
        languages.formUnion(catalog.strings.compactMap(\.locale))
      } else if let locale = file.locale, locale != "Base" {
        languages.insert(locale)
      }
    }
    return languages.sorted()
  }

  /// Returns the paths of the files with the translations of the document at a path, absolute. Links that lead out of the
  /// folder of the document, or of that around the folder of its language, aren't followed.
  package static func paths(of documentPath: String) -> [String] {
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
    let root = FolderBoundary(folder.path)
    return folders.flatMap { folder in
      ["stringsdict", "strings", "xcstrings"].map { folder.appendingPathComponent("\(name).\($0)").path }
    }.filter { FileManager.default.fileExists(atPath: $0) && root.contains($0) }
  }
}
