import FontEngine

/// What stands on one line: its runs from left to right, every glyph in its place.
///
/// All distances are points from the line's left edge, which is where its own characters begin on the left: what hangs
/// behind a right-to-left line lies below 0. The glyphs are those that shaping the line alone gives.
public struct LineContents: Sendable {
  /// The line.
  public let line: TextLine
  /// The runs from left to right, each beginning where the one before ends: one for every character of the line but those
  /// that a truncation token hides.
  public let runs: [VisualRun]
  /// Whether the paragraph that the line belongs to runs right to left.
  public let isRightToLeft: Bool
  /// The width without what hangs: ``TextLine/width``, or where the line is justified the width that it fills.
  public let width: Double
  /// How wide the white space is that hangs behind the line.
  public let trailingSpaceWidth: Double
  let text: ShapedText
  /// The last offset where a caret may stand.
  let caretLimit: Int
  /// What the truncation token hides, if there is one.
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

  /// The line end that closes the line, as UTF-16 offsets; empty where the line ends without one.
  public var lineEnd: Range<Int> { text.paragraph.lineEnd(of: line) }
}

extension TextLines {
  /// The runs, glyphs and positions of a line; a justified line is widened to its room.
  ///
  /// Worked out anew at each call, in time proportional to the line: who asks much of one line keeps the answer. Throws
  /// ``TextLayoutError/noLine(_:count:)`` for a line that there is not, and ``TextLayoutError/font(_:)`` when an edge has to be
  /// shaped and the libraries run out of memory.
  public func contents(of index: Int) throws(TextLayoutError) -> LineContents {
    try requireLine(index)
    let style = paragraphStyle(of: index)
    let room = room(of: index)
    let shaped = try shapedText()
    var ruler = ruler(shaped)
    ruler.tabs = TabRuler(style)
    let isShortened = index == count - 1 && truncation != nil
    let assembly = LineAssembly(
      text: shaped, line: self[index], truncation: isShortened ? truncation : nil, ruler: ruler, origin: room.indent)
    return try assembly.contents(filling: style.alignment == .justified ? room.width : nil)
  }

  /// Throws ``TextLayoutError/noLine(_:count:)`` for a line that there is not.
  func requireLine(_ index: Int) throws(TextLayoutError) {
    guard indices.contains(index) else { throw .noLine(index, count: count) }
  }
}
