public import Foundation

/// A checker of spelling. Galley has no dictionaries, so no word is misspelled, and there are no guesses.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  /// The words that the checker ignores. Stored for source compatibility; has no effect.
  open var ignoredWords: [String]?

  /// Adds a word to ``ignoredWords``. Stored for source compatibility; has no effect.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Returns the range of the first misspelled word: always one at `NSNotFound`.
  @discardableResult
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Returns proposals for a misspelled word. Always `nil`.
  @discardableResult
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  /// Returns the words that begin like a part of one. Always `nil`.
  @discardableResult
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Adds a word to those that ``hasLearnedWord(_:)`` knows. Stored for source compatibility; has no effect.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns whether a word was learned.
  @discardableResult
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Removes a learned word. Stored for source compatibility; has no effect.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages with a dictionary. Always empty.
  open class var availableLanguages: [String] { [] }
}
