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
  /// after languages, are read, and no links that lead out of these folders are followed. There are no translations where there is no such file. A text that depends on a number
  /// is in the form `other`, and one that depends on the device in that of `device`, which is one of
  /// ``StringCatalogs/DeviceVariation/devices``.
  ///
  /// - Throws: `CatalogError` if a file can't be read, or at the position of invalid content.
  public init(documentPath: String, language: String, device: String = "iphone") throws(CatalogError) {
    self = try DocumentTranslations(documentPath: documentPath).strings(language: language, device: device)
  }

  /// The languages into which the document at a path is translated, sorted.
  public static func languages(documentPath: String) -> [String] {
    DocumentTranslations(documentPath: documentPath).languages
  }
}
