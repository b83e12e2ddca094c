/// Names of languages in files and folders.
package enum LocaleName {
  /// The folder of texts without a language.
  package static let base = "Base"

  /// The English names of folders from before language codes.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
  ]

  /// Returns the language tag (BCP 47) of a name: `pt-BR` for `pt_BR`, `de` for `German`; `nil` for ``base``.
  package static func tag(_ name: String) -> String? {
    if name == base { return nil }
    if let tag = oldNames[name.lowercased()] { return tag }
    return name.utf8.contains(UInt8(ascii: "_")) ? name.replacing("_", with: "-") : name
  }

  /// Returns whether a name is one of the tags or more specific, as `de-AT` is for `de`, ignoring case.
  package static func matches(_ name: String, anyOf wanted: [String]) -> Bool {
    guard let tag = tag(name)?.lowercased() else { return wanted.contains { $0.lowercased() == name.lowercased() } }
    return wanted.contains { wanted in
      let wanted = (self.tag(wanted) ?? wanted).lowercased()
      return tag == wanted || tag.hasPrefix(wanted + "-")
    }
  }
}
