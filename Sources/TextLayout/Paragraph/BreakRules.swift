public import FontEngine

/// The rules for where lines may end that do not depend on the width.
public struct BreakRules: Hashable, Sendable {
  /// The rules for dividing words.
  public enum Hyphenation: Hashable, Sendable {
    /// Words are never divided, not even at soft hyphens.
    case none
    /// Words are divided at soft hyphens (U+00AD), which are only visible there.
    case manual
    /// Words with soft hyphens are divided there, and others where the dictionary of the text's language permits it.
    case automatic(Hyphenator)
  }

  /// The strictness of line breaking between characters of Chinese, Japanese, and Korean.
  public var strictness: LineBreakStrictness
  /// The rule for line breaks within words of letters, or between characters of Chinese, Japanese, and Korean.
  public var wordBreak: WordBreak
  /// The rule for dividing words with a visible hyphen.
  public var hyphenation: Hyphenation

  /// Creates rules. The defaults are normal line breaks and manual hyphenation.
  public init(
    strictness: LineBreakStrictness = .normal, wordBreak: WordBreak = .normal, hyphenation: Hyphenation = .manual
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.hyphenation = hyphenation
  }
}
