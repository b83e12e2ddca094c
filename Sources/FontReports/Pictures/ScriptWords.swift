import FontEngine
import Foundation

/// Words of a script: the names of the days of the week in a language that is written in it, from CLDR.
struct ScriptWords {
  /// The language and script, such as `hi-Deva`.
  let language: String
  let words: [String]

  /// Returns the words of a script, in the order of preference. The list is empty if CLDR has none.
  static func all(of script: OpenTypeTag) -> [ScriptWords] {
    tags(of: script).compactMap { tag in
      let maximal = Locale.Language(identifier: tag).maximalIdentifier
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: maximal)
      let words = calendar.weekdaySymbols
      // A locale that CLDR doesn't have gets the names of another language, in another script.
      guard words.count > 1, words.allSatisfy({ isWritten($0, in: tag, script) }) else { return nil }
      return ScriptWords(language: maximal, words: Array(words.dropFirst() + words.prefix(1)))
    }
  }

  /// Returns the languages that a script is asked for in. Han is written in several orthographies.
  private static func tags(of script: OpenTypeTag) -> [String] {
    switch script {
    case "Hani": ["ja", "zh-Hans", "zh-Hant"]
    case "Hang": ["ko"]
    default: ["und-\(script)"]
    }
  }

  private static func isWritten(_ word: String, in tag: String, _ script: OpenTypeTag) -> Bool {
    let letters = word.unicodeScalars.filter {
      $0.properties.isAlphabetic && $0.properties.generalCategory != .modifierLetter
    }
    return !letters.isEmpty
      && letters.allSatisfy { [script, "Zinh", "Zyyy"].contains(FontFace.script(of: $0.value)) }
      && letters.contains { FontFace.script(of: $0.value) == script }
  }
}
