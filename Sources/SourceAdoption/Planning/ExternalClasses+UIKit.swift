extension ExternalClasses {
  /// The classes of UIKit that an app can extend and inherit from.
  static let uiKit = ExternalClasses(
    Dictionary(
      uniqueKeysWithValues: SystemNames.classes.split(separator: "\n").map { line in
        let words = line.split(separator: " ")
        return (String(words[0]), words.count > 1 ? String(words[1]) : "")
      }))
}
