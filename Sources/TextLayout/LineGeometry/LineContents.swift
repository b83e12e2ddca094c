import FontEngine

/// The contents of one line: its runs from left to right, with the position of every glyph.
///
/// All distances are in points from the line's left edge, where its own characters begin on the left; white space that
/// hangs after a right-to-left line is below 0. The glyphs are those that shaping the line alone would give.
public struct LineContents: Sendable {
  /// The line whose contents these are.
  public let line: TextLine
  /// The runs from left to right, each of which begins where the preceding one ends.
  ///
  /// They cover all characters of the line except those that a truncation token hides.
  public let runs: [VisualRun]
  /// Whether the paragraph of the line is right to left.
  public let isRightToLeft: Bool
  /// The width without hanging white space, in points: ``TextLine/width``, or the available width if the line is
  /// justified.
  public let width: Double
  /// The width of the white space that hangs after the line, in points.
  public let trailingSpaceWidth: Double
  let text: ShapedText
  /// The last offset at which a caret can be.
  let caretLimit: Int
  /// The range that the truncation token hides, or `nil` if there is no token.
  let hiddenRange: Range<Int>?

  init(
    line: TextLine, runs: [VisualRun], isRightToLeft: Bool, width: Double, trailingSpaceWidth: Double,
    text: ShapedText
  ) {
    self.line = line
    self.runs = runs
    self.isRightToLeft = isRightToLeft
    self.width = width
    self.trailingSpaceWidth = trailingSpaceWidth
    self.text = text
    caretLimit = min(
      text.paragraph.lineEnd(of: line).lowerBound, runs.lazy.map(\.range.upperBound).max() ?? line.range.lowerBound)
    hiddenRange = runs.first { $0.kind == .truncationToken }?.range
  }

  /// The UTF-16 offsets of the line end that terminates the line; empty if there is none.
  public var lineEnd: Range<Int> { text.paragraph.lineEnd(of: line) }
}

extension TextLines {
  /// Returns the runs, glyphs, and positions of a line. A justified line is widened to its available width.
  ///
  /// The contents are computed for each call; store them to use them repeatedly.
  ///
  /// - Complexity: O(*n*) in the length of the line.
  /// - Throws: ``TextLayoutError/noLine(_:count:)`` if the line does not exist, or ``TextLayoutError/font(_:)`` if an
  ///   edge has to be shaped and memory runs out.
  public func contents(of index: Int) throws(TextLayoutError) -> LineContents {
    try requireLine(index)
    let line = self[index]
    let style = paragraphs[line.range.lowerBound]
    let room = room(of: index, line, style)
    let shaped = try shapedText()
    var ruler = ruler(shaped)
    ruler.tabs = TabRuler(style)
    let assembly = LineAssembly(
      text: shaped, line: line, truncation: truncation(of: index), ruler: ruler, origin: room.indent)
    return try assembly.contents(filling: style.alignment == .justified ? room.width : nil)
  }

  /// Checks that a line exists.
  ///
  /// - Throws: ``TextLayoutError/noLine(_:count:)``.
  func requireLine(_ index: Int) throws(TextLayoutError) {
    guard indices.contains(index) else { throw .noLine(index, count: count) }
  }
}
