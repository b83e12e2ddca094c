import Foundation
import InterfaceDocuments
import StringCatalogs

/// The languages in which an app shows a document.
struct DocumentLocales: Sendable {
  /// The language in which the document is written. English if nothing beside the document says which.
  let development: String
  /// All languages, the development language first, and the others sorted.
  let all: [String]

  /// Finds the languages of the document at a path.
  ///
  /// A document in the folder of a language has only this language if the folders beside it have such documents too.
  init(documentPath path: String, _ translations: DocumentTranslations) {
    let language = translations.developmentLanguage
    let development = language ?? "en"
    self.development = development
    if language != nil, Self.hasOthers(path) {
      all = [development]
      return
    }
    let tag = LocaleName.tag(development)
    all =
      [development]
      + translations.languages.filter { LocaleName.tag($0) != tag }.sorted()
  }

  /// Returns whether the document is written in a language, or translated into it.
  func has(_ locale: String) -> Bool {
    let tag = LocaleName.tag(locale)
    return all.contains { LocaleName.tag($0) == tag }
  }

  /// Returns the language in which the document is shown to readers of a language: the development language if there is
  /// no translation.
  func shown(in locale: String) -> String {
    let tag = LocaleName.tag(locale)
    return all.first { LocaleName.tag($0) == tag } ?? development
  }

  /// Returns whether the folders of other languages have documents of the same name.
  private static func hasOthers(_ path: String) -> Bool {
    let document = URL(fileURLWithPath: path)
    let folder = document.deletingLastPathComponent()
    let parent = folder.deletingLastPathComponent()
    guard folder.pathExtension == "lproj" else { return false }
    let siblings = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    return siblings.contains { name in
      name.hasSuffix(".lproj") && name != folder.lastPathComponent
        && FileManager.default.fileExists(
          atPath: parent.appendingPathComponent(name).appendingPathComponent(document.lastPathComponent).path)
    }
  }
}
