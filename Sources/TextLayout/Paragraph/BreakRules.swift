public import FontEngine

/// Where lines may end, as far as it is known before their width is.
public struct BreakRules: Hashable, Sendable {
  /// Whether words are divided.
  public enum Hyphenation: Hashable, Sendable {
    /// Nowhere, not even at soft hyphens.
    case none
    /// At soft hyphens (U+00AD), which show only there.
    case manual
    /// At soft hyphens, and in other words where the dictionary of the text's language says, if there is one.
    case automatic(Hyphenator)
  }

  /// How freely lines may end between characters of Chinese, Japanese and Korean.
  public var strictness: LineBreakStrictness
  /// Whether lines may end within words of letters, or not even between those of Chinese, Japanese and Korean.
  public var wordBreak: WordBreak
  /// Whether words are divided, and a hyphen is shown there.
  public var hyphenation: Hyphenation

  /// The usual rules, unless others are given.
  public init(
    strictness: LineBreakStrictness = .normal, wordBreak: WordBreak = .normal, hyphenation: Hyphenation = .manual
  ) {
    self.strictness = strictness
    self.wordBreak = wordBreak
    self.hyphenation = hyphenation
  }
}
