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
  /// The errors of the files that can't be read, and of the entries that are invalid. They are left out.
  public let failures: [CatalogError]

  /// Whether there are no translations.
  public var isEmpty: Bool { texts.isEmpty }

  /// Returns the text of an object's property, or `nil` if it isn't translated.
  public subscript(id: String, key: String) -> String? { texts["\(id).\(key)"] }

  /// Creates translations from texts by object id and key, such as `abc-12-xyz.text`.
  public init(language: String, texts: [String: String]) { self.init(language: language, texts: texts, failures: []) }

  init(language: String, texts: [String: String], failures: [CatalogError]) {
    self.language = language
    self.texts = texts
    self.failures = failures
  }

  /// Reads the translations of the document at a path into a language, or where there are none, into its less specific
  /// forms and other regions: `pt-BR`, `pt`, `pt-PT`.
  ///
  /// Only files that have the document's name, in the folder of the document or in folders beside it that are named
  /// after languages, are read, and no links that lead out of these folders are followed. There are no translations where
  /// there is no such file. What can't be read is left out, and among the ``failures``. A text that depends on a number is
  /// in the form `other`, and one that depends on the device in that of `device`, which is one of
  /// ``StringCatalogs/DeviceVariation/devices``.
  public init(documentPath: String, language: String, device: String = "iphone") {
    self = DocumentTranslations(documentPath: documentPath).strings(language: language, device: device)
  }

  /// The languages into which the document at a path is translated, sorted.
  public static func languages(documentPath: String) -> [String] {
    DocumentTranslations(documentPath: documentPath).languages
  }
}
