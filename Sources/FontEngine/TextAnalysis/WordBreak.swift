/// Whether lines may end within words, as CSS `word-break` means it.
public enum WordBreak: Int32, Hashable, Sendable {
  /// As the script has it: between words, between ideographs and syllables, and where a dictionary finds words.
  case normal = 0
  /// Not between letters, ideographs and syllables included; where a dictionary finds words it stays in force.
  case keepAll = 1
  /// Between letters and digits, too: they all break as ideographs do, but no grapheme cluster is divided.
  case breakAll = 2
}
