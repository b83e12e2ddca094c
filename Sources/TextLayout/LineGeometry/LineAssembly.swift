import FontEngine

/// The work of putting a line together: pieces in the order of the text, their levels, their order, their places.
struct LineAssembly {
  let text: PreparedText
  let line: TextLine
  let pointSizes: PointSizes
  let truncation: LineTruncation?

  func contents(filling target: Double?) throws(TextLayoutError) -> LineContents {
    var content: [LinePiece]
    var hanging: [LinePiece] = []
    do {
      content = try contentPieces()
      if truncation == nil { hanging = try text.linePieces(of: line.contentRange.upperBound..<line.range.upperBound) }
    } catch {
      throw .font(error)
    }
    let base: UInt8 = isRightToLeft ? 1 : 0
    if truncation == nil {
      content.resetLevels(from: text.trailingWhiteSpace(of: line.range), to: base)
      hanging.resetLevels(from: line.contentRange.upperBound, to: base)
    } else if let token = try tokenPiece(among: content) {
      content.insert(token, at: content.firstIndex { $0.range.lowerBound >= token.range.upperBound } ?? content.count)
    }
    let stretch = self.stretch(content, to: target)
    var pen = PenSum()
    var gaps = 0
    var runs: [VisualRun] = []
    for index in visualOrder(ofLevels: content.map(\.level)) {
      place(content[index], with: &pen, stretch, &gaps, hangs: false, in: &runs)
    }
    let width = stretch.gaps.isEmpty ? line.width : stretch.target
    let (spaces, spaceWidth) = placed(hanging, beside: runs.last?.maxX ?? 0)
    return LineContents(
      line: line, runs: isRightToLeft ? spaces + runs : runs + spaces, isRightToLeft: isRightToLeft, width: width,
      trailingSpaceWidth: spaceWidth, text: text)
  }

  private var isRightToLeft: Bool {
    line.range.lowerBound < text.length && text.analysis.isBaseRightToLeft(at: line.range.lowerBound)
  }

  private func contentPieces() throws(FontError) -> [LinePiece] {
    guard let hidden = truncation?.hiddenRange else { return try text.linePieces(of: line.contentRange) }
    let end = max(line.contentRange.upperBound, hidden.upperBound)
    return try text.linePieces(of: line.range.lowerBound..<hidden.lowerBound)
      + text.linePieces(of: hidden.upperBound..<end)
  }

  /// The truncation token as it stands in the text. Like a neutral character (UAX #9, N1 and N2) it has the level of the
  /// text on both sides of it where that is one, and else the base level.
  private func tokenPiece(among pieces: [LinePiece]) throws(TextLayoutError) -> LinePiece? {
    guard let truncation else { return nil }
    let hidden = truncation.hiddenRange
    let before = pieces.last { $0.range.upperBound <= hidden.lowerBound }?.level
    let after = pieces.first { $0.range.lowerBound >= hidden.upperBound }?.level
    let size = pointSizes[truncation.style]
    let shown = try text.preparedToken(truncation.token, style: truncation.style)
      .lines(width: .infinity, pointSize: size)
    var piece = LinePiece(
      kind: .truncationToken, range: hidden, face: text.paragraph.styles[truncation.style].face,
      style: truncation.style, segment: nil, level: before == after ? before ?? base : base)
    piece.points = truncation.tokenWidth
    if !shown.isEmpty { piece.token = try shown.contents(of: 0).runs.filter { !$0.hangs } }
    return piece
  }

  private var base: UInt8 { isRightToLeft ? 1 : 0 }

  /// Lines that end a paragraph, shortened ones among them, stay as they are, and so do those without a gap.
  private func stretch(_ content: [LinePiece], to target: Double?) -> LineStretch {
    guard let target, target.isFinite, target > line.width, truncation == nil,
      line.range.upperBound < text.length, !line.endsHard
    else { return .none }
    return LineStretch(natural: line.width, target: target, gaps: text.gaps(in: content))
  }

  /// What hangs: behind a left-to-right line on its right, behind a right-to-left one on its left.
  private func placed(_ hanging: [LinePiece], beside end: Double) -> (runs: [VisualRun], width: Double) {
    func runs(from x: Double) -> (runs: [VisualRun], end: Double) {
      var runs: [VisualRun] = []
      var pen = PenSum(at: x)
      var gaps = 0
      for piece in isRightToLeft ? hanging.reversed() : hanging {
        place(piece, with: &pen, .none, &gaps, hangs: true, in: &runs)
      }
      return (runs, pen.x)
    }
    let spaceWidth = runs(from: 0).end
    // Beginning at 0 and moved, so that the last run ends at 0 to the bit.
    if isRightToLeft { return (runs(from: 0).runs.map { $0.moved(by: -spaceWidth) }, spaceWidth) }
    return (runs(from: end).runs, spaceWidth)
  }
}
