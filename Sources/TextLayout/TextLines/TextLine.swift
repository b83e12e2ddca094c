/// One line: its place in the text and its exact width.
public struct TextLine: Hashable, Sendable {
  /// The line with the spaces and line ends that hang behind it, as UTF-16 offsets; lines join to the whole text.
  public let range: Range<Int>
  /// The line without what hangs.
  public let contentRange: Range<Int>
  /// The width of the content in points, unrounded: what shaping the content by itself gives.
  public let width: Double
  /// Whether the text demands a new line behind this one.
  public let endsHard: Bool
  /// Whether the first glyphs differ from those of the unbroken text, and were shaped anew.
  public let startIsReshaped: Bool
  /// Whether the last glyphs differ from those of the unbroken text, and were shaped anew.
  public let endIsReshaped: Bool
  /// What was left out and what stands for it, on the last line of a text that was cut; then ``width`` counts the token.
  public let truncation: LineTruncation?

  init(
    range: Range<Int>, contentRange: Range<Int>, width: Double, endsHard: Bool, startIsReshaped: Bool,
    endIsReshaped: Bool, truncation: LineTruncation? = nil
  ) {
    self.range = range
    self.contentRange = contentRange
    self.width = width
    self.endsHard = endsHard
    self.startIsReshaped = startIsReshaped
    self.endIsReshaped = endIsReshaped
    self.truncation = truncation
  }
}
