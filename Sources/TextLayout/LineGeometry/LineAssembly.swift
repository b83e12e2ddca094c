import FontEngine

/// Composes a line from its pieces: in the order of the text, with their levels, visual order, and positions.
struct LineAssembly {
  let text: ShapedText
  let line: TextLine
  let truncation: LineTruncation?
  let ruler: Ruler
  /// The distance from the leading edge to the start of the line, in points.
  let origin: Double

  /// Returns the contents of the line, justified to a width if one is given and the line may be justified.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` if shaping an edge fails.
  func contents(filling target: Double?) throws(TextLayoutError) -> LineContents {
    var content = try contentPieces()
    var hanging: [LinePiece] = []
    if truncation == nil {
      hanging = try text.linePieces(
        of: line.contentRange.upperBound..<line.range.upperBound, from: origin + line.width, ruler)
      content.resetLevels(from: text.trailingWhiteSpace(of: line.range), to: base)
      hanging.resetLevels(from: line.contentRange.upperBound, to: base)
    }
    var justification = self.justification(content, to: target)
    let order = visualOrder(ofLevels: content.map(\.level))
    var (runs, end) = visualRuns(order.map { content[$0] }, from: 0, .none, hangs: false)
    if !justification.gaps.isEmpty {
      // The sum from left to right, so that the last glyph ends exactly at the target.
      justification.natural = end
      runs = visualRuns(order.map { content[$0] }, from: 0, justification, hangs: false).runs
    }
    let width = justification.gaps.isEmpty ? line.width : justification.target
    let (spaces, spaceWidth) = hangingRuns(hanging, beside: runs.last?.maxX ?? 0)
    return LineContents(
      line: line, runs: isRightToLeft ? spaces + runs : runs + spaces, isRightToLeft: isRightToLeft, width: width,
      trailingSpaceWidth: spaceWidth, text: text)
  }

  private var isRightToLeft: Bool {
    line.range.lowerBound < text.length && text.analysis.isBaseRightToLeft(at: line.range.lowerBound)
  }

  private var base: UInt8 { isRightToLeft ? 1 : 0 }

  private func contentPieces() throws(TextLayoutError) -> [LinePiece] {
    guard let truncation else {
      let pieces = try text.linePieces(of: line.contentRange, from: origin, ruler)
      return line.showsHyphen ? pieces + [try hyphenPiece(behind: pieces)] : pieces
    }
    let hidden = truncation.hiddenRange
    let head = line.range.lowerBound..<hidden.lowerBound
    let tail = hidden.upperBound..<max(line.contentRange.upperBound, hidden.upperBound)
    let before = try text.linePieces(of: head, from: origin, ruler)
    let start = try origin + ruler.width(of: head, from: origin) + truncation.tokenWidth
    let after = try text.linePieces(of: tail, from: start, ruler)
    return before + [try tokenPiece(truncation, between: before.last?.level, and: after.first?.level)] + after
  }

  /// Returns the truncation token as a piece of the line.
  ///
  /// Like a neutral character (UAX #9, N1 and N2), it has the level of the text on both sides if these agree, or else
  /// the base level.
  private func tokenPiece(
    _ truncation: LineTruncation, between before: UInt8?, and after: UInt8?
  ) throws(TextLayoutError) -> LinePiece {
    LinePiece(
      kind: .truncationToken, range: truncation.hiddenRange, face: text.paragraph.styles[truncation.style].face,
      style: truncation.style, level: before == after ? before ?? base : base,
      width: .points(truncation.tokenWidth),
      inserted: try insertedRuns(truncation.token, style: truncation.style))
  }

  /// Returns the hyphen of a divided word, which has the direction of the word.
  private func hyphenPiece(behind pieces: [LinePiece]) throws(TextLayoutError) -> LinePiece {
    let end = line.contentRange.upperBound
    let style = text.paragraph.style(at: end - 1)
    return LinePiece(
      kind: .hyphen, range: end..<end, face: text.paragraph.styles[style].face, style: style,
      level: pieces.last?.level ?? base,
      width: .points(try text.hyphenWidth(style: style, pointSizes: ruler.pointSizes)),
      inserted: try insertedRuns(ShapedText.hyphen, style: style))
  }

  /// Returns the runs of inserted text, such as a token or a hyphen.
  private func insertedRuns(_ token: String, style: Int) throws(TextLayoutError) -> [VisualRun] {
    let prepared = try text.preparedToken(token, style: style, pointSizes: self.ruler.pointSizes).shapedText()
    guard prepared.length > 0 else { return [] }
    let ruler = Ruler(prepared, pointSizes: PointSizes(ruler.pointSizes[style]))
    let line = TextLine(
      start: 0, contentEnd: prepared.length, end: prepared.length, width: try ruler.width(of: 0..<prepared.length),
      reason: .end, flags: [])
    return try LineAssembly(text: prepared, line: line, truncation: nil, ruler: ruler, origin: 0)
      .contents(filling: nil).runs
  }

  /// Returns the justification of the line, or none if it ends a paragraph, is truncated, or has no gaps.
  private func justification(_ content: [LinePiece], to target: Double?) -> LineJustification {
    guard let target, target.isFinite, target > line.width, truncation == nil,
      line.reason != .mandatory, line.reason != .end
    else { return .none }
    return LineJustification(natural: line.width, target: target, gaps: text.gaps(in: content))
  }

  /// Places hanging white space: right of a left-to-right line, left of a right-to-left one.
  private func hangingRuns(_ hanging: [LinePiece], beside end: Double) -> (runs: [VisualRun], width: Double) {
    let pieces = isRightToLeft ? hanging.reversed() : hanging
    let (runs, width) = visualRuns(pieces, from: 0, .none, hangs: true)
    // Placed at 0 and then moved, so that the last run ends at exactly 0.
    if isRightToLeft { return (runs.map { $0.moved(by: -width) }, width) }
    return (visualRuns(pieces, from: end, .none, hangs: true).runs, width)
  }

  /// Places pieces side by side from left to right, and returns where the last one ends before it is justified.
  private func visualRuns(
    _ pieces: [LinePiece], from x: Double, _ justification: LineJustification, hangs: Bool
  ) -> (runs: [VisualRun], end: Double) {
    var runs: [VisualRun] = []
    var pen = PenSum(at: x)
    var gaps = 0
    for piece in pieces { appendPiece(piece, with: &pen, justification, &gaps, hangs: hangs, in: &runs) }
    return (runs, pen.x)
  }
}
