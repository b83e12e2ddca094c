/// A hard line: what stands between two line ends of the text.
struct HardLine: BitwiseCopyable {
  /// Its first opportunity.
  let first: Int
  /// The opportunity at its end.
  let last: Int
  /// The number of lines before it.
  let lineCount: Int
  /// Whether it begins a paragraph.
  let startsParagraph: Bool
  /// Whether breaking at its start changes glyphs.
  let startIsUnsafe: Bool
}
