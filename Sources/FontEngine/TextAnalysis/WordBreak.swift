/// The rules for line breaks within words, as in CSS `word-break`.
public enum WordBreak: Int32, Hashable, Sendable {
  /// Allows the breaks usual in the script: between words, ideographs, and syllables, and where a dictionary finds
  /// words.
  case normal
  /// Allows no breaks between letters, including ideographs and syllables. Breaks between words from a dictionary
  /// remain.
  case keepAll
  /// Also allows breaks between letters and digits, as between ideographs, but never within a grapheme cluster.
  case breakAll
}
