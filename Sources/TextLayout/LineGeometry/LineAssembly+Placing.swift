import FontEngine

extension LineAssembly {
  /// Places a piece at the pen as one run, or as several for a token, and moves the pen.
  func appendPiece(
    _ piece: LinePiece, with pen: inout PenSum, _ justification: LineJustification, _ gaps: inout Int, hangs: Bool,
    in runs: inout [VisualRun]
  ) {
    let left = justification.x(pen.x, gaps: gaps)
    var content: (glyphs: [PositionedGlyph], cells: [ClusterCell]) = ([], [])
    switch piece.width {
    case .glyphs(let segment):
      pen.enter(segment, ruler.scales[segment])
      content = positionedGlyphs(piece, ruler.scales[segment], with: &pen, justification, &gaps)
    case .points(let width): pen.move(to: pen.x + width)
    // In left-to-right text the pen is exactly where the ruler began, and moves exactly as far.
    case .tab(let start, let end): pen.move(to: pen.x == start ? end : pen.x + (end - start))
    }
    let right = justification.x(pen.x, gaps: gaps)
    if content.cells.isEmpty {
      content.cells = [ClusterCell(start: piece.range.lowerBound, glyphs: 0..<0, left: left, right: right)]
    }
    if piece.kind == .hyphen || piece.kind == .truncationToken {
      runs += insertedRuns(of: piece, from: left, to: right)
      return
    }
    let style = text.paragraph.styles[piece.style]
    runs.append(
      VisualRun(
        kind: piece.kind, face: piece.face, style: piece.style, pointSize: ruler.pointSizes[piece.style],
        level: piece.level, baselineOffset: style.baselineOffset, range: piece.range, hangs: hangs,
        glyphs: content.glyphs, x: left, maxX: right, cells: content.cells))
  }

  private func positionedGlyphs(
    _ piece: LinePiece, _ scale: AdvanceScale, with pen: inout PenSum, _ justification: LineJustification,
    _ gaps: inout Int
  ) -> ([PositionedGlyph], [ClusterCell]) {
    let raised = text.paragraph.styles[piece.style].baselineOffset
    var glyphs: [PositionedGlyph] = []
    var cells: [ClusterCell] = []
    glyphs.reserveCapacity(piece.glyphs.count)
    var index = 0
    while index < piece.glyphs.count {
      let first = index
      let cluster = piece.glyphs[first].cluster
      let end = piece.glyphs[first...].firstIndex { $0.cluster != cluster } ?? piece.glyphs.count
      let left = justification.x(pen.x, gaps: gaps)
      let hasGap = !justification.gaps.isEmpty && justification.gaps.contains(Int(cluster))
      let isTracked = piece.isTracked && piece.glyphs[first..<end].contains { $0.advance != 0 }
      // Space added after a cluster is on its left in right-to-left text.
      if piece.isRightToLeft {
        if hasGap { gaps += 1 }
        if isTracked { pen.addTracking() }
      }
      while index < end {
        let glyph = piece.glyphs[index]
        let start = justification.x(pen.x, gaps: gaps)
        glyphs.append(
          PositionedGlyph(
            id: glyph.id, cluster: Int(cluster), pen: start, x: start + scale.points(Int64(glyph.xOffset)),
            y: -scale.points(Int64(glyph.yOffset)) - raised, advance: scale.points(Int64(glyph.advance))))
        pen.advance(glyph.advance)
        index += 1
      }
      if !piece.isRightToLeft {
        if hasGap { gaps += 1 }
        if isTracked { pen.addTracking() }
      }
      cells.append(
        ClusterCell(start: Int(cluster), glyphs: first..<end, left: left, right: justification.x(pen.x, gaps: gaps)))
    }
    // If the shaper left out an invisible character, the first cluster begins with it.
    if !cells.isEmpty { cells[piece.isRightToLeft ? cells.count - 1 : 0].start = piece.range.lowerBound }
    return (glyphs, cells)
  }

  /// Returns the runs of a token or a hyphen, moved to their position. All of them represent the same range.
  private func insertedRuns(of piece: LinePiece, from left: Double, to right: Double) -> [VisualRun] {
    piece.inserted.enumerated().map { index, run in
      let moved = run.moved(by: left)
      let glyphs = moved.glyphs.map { glyph in
        var glyph = glyph
        glyph.cluster = piece.range.lowerBound
        return glyph
      }
      let end = index == piece.inserted.count - 1 ? right : moved.maxX
      return VisualRun(
        kind: piece.kind, face: run.face, style: piece.style, pointSize: run.pointSize, level: piece.level,
        baselineOffset: run.baselineOffset, range: piece.range, hangs: false, glyphs: glyphs, x: moved.x, maxX: end,
        cells: [ClusterCell(start: piece.range.lowerBound, glyphs: glyphs.indices, left: left, right: right)])
    }
  }
}

extension VisualRun {
  /// Returns the run moved to the right by a distance in points.
  func moved(by distance: Double) -> VisualRun {
    VisualRun(
      kind: kind, face: face, style: style, pointSize: pointSize, level: level, baselineOffset: baselineOffset,
      range: range, hangs: hangs,
      glyphs: glyphs.map { glyph in
        var glyph = glyph
        glyph.pen += distance
        glyph.x += distance
        return glyph
      }, x: x + distance, maxX: maxX + distance,
      cells: cells.map { cell in
        var cell = cell
        cell.left += distance
        cell.right += distance
        return cell
      })
  }
}
