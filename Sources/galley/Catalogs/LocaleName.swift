/// Names of languages as files and folders call them.
enum LocaleName {
  /// The folder of texts in no language of their own.
  static let base = "Base"

  /// English names that folders had before codes.
  private static let oldNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
  ]

  /// The language tag (BCP 47) of a name: `pt-BR` of `pt_BR`, `de` of `German`; nil for ``base``.
  static func tag(_ name: String) -> String? {
    if name == base { return nil }
    return oldNames[name.lowercased()] ?? name.replacing("_", with: "-")
  }

  /// Whether a name is one of the wanted tags or a more special one, as `de-AT` is of `de`; upper and lower case are the same.
  static func matches(_ name: String, anyOf wanted: [String]) -> Bool {
    guard let tag = tag(name)?.lowercased() else { return wanted.contains { $0.lowercased() == name.lowercased() } }
    return wanted.contains { wanted in
      let wanted = (self.tag(wanted) ?? wanted).lowercased()
      return tag == wanted || tag.hasPrefix(wanted + "-")
    }
  }
}
