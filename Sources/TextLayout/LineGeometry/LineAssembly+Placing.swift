import FontEngine

extension LineAssembly {
  /// Puts a piece at the pen, as one run; the runs of a token stay several.
  func place(
    _ piece: LinePiece, with pen: inout PenSum, _ stretch: LineStretch, _ gaps: inout Int, hangs: Bool,
    in runs: inout [VisualRun]
  ) {
    let left = stretch.x(pen.x, gaps: gaps)
    if piece.kind == .truncationToken {
      pen.advance(points: piece.points)
      let right = stretch.x(pen.x, gaps: gaps)
      runs += tokenRuns(piece, from: left, to: right)
      return
    }
    guard let segment = piece.segment else { return }
    let scale = AdvanceScale(
      pointSize: pointSizes[piece.style], unitsPerEm: Double(text.segments[segment].unitsPerEm))
    pen.enter(segment, scale)
    let (glyphs, cells) = placed(piece, scale, with: &pen, stretch, &gaps)
    runs.append(
      VisualRun(
        kind: piece.kind, face: piece.face, style: piece.style, pointSize: scale.pointSize, level: piece.level,
        range: piece.range, hangs: hangs, glyphs: glyphs, x: left, maxX: stretch.x(pen.x, gaps: gaps), cells: cells))
  }

  private func placed(
    _ piece: LinePiece, _ scale: AdvanceScale, with pen: inout PenSum, _ stretch: LineStretch, _ gaps: inout Int
  ) -> ([PositionedGlyph], [ClusterCell]) {
    var glyphs: [PositionedGlyph] = []
    var cells: [ClusterCell] = []
    glyphs.reserveCapacity(piece.glyphs.count)
    var index = 0
    while index < piece.glyphs.count {
      let cluster = piece.glyphs[index].cluster
      let first = index
      let left = stretch.x(pen.x, gaps: gaps)
      let hasGap = !stretch.gaps.isEmpty && stretch.gaps.contains(Int(cluster))
      // The room behind a cluster lies on its left where text runs to the left.
      if hasGap, piece.isRightToLeft { gaps += 1 }
      while index < piece.glyphs.count, piece.glyphs[index].cluster == cluster {
        let glyph = piece.glyphs[index]
        let start = stretch.x(pen.x, gaps: gaps)
        glyphs.append(
          PositionedGlyph(
            id: glyph.id, cluster: Int(cluster), pen: start, x: start + scale.points(Int64(glyph.xOffset)),
            y: -scale.points(Int64(glyph.yOffset)), advance: scale.points(Int64(glyph.advance))))
        pen.advance(glyph.advance)
        index += 1
      }
      if hasGap, !piece.isRightToLeft { gaps += 1 }
      cells.append(
        ClusterCell(start: Int(cluster), glyphs: first..<index, left: left, right: stretch.x(pen.x, gaps: gaps)))
    }
    if cells.isEmpty {
      let x = stretch.x(pen.x, gaps: gaps)
      cells = [ClusterCell(start: piece.range.lowerBound, glyphs: 0..<0, left: x, right: x)]
    }
    // Where the shaper left out a character that shows nothing, the first cluster begins with it.
    cells[piece.isRightToLeft ? cells.count - 1 : 0].start = piece.range.lowerBound
    return (glyphs, cells)
  }

  /// A token's own runs, moved to their place; all of them stand for what is hidden.
  private func tokenRuns(_ piece: LinePiece, from left: Double, to right: Double) -> [VisualRun] {
    piece.token.enumerated().map { index, run in
      let moved = run.moved(by: left)
      let glyphs = moved.glyphs.map { glyph in
        var glyph = glyph
        glyph.cluster = piece.range.lowerBound
        return glyph
      }
      let end = index == piece.token.count - 1 ? right : moved.maxX
      return VisualRun(
        kind: .truncationToken, face: run.face, style: piece.style, pointSize: run.pointSize, level: piece.level,
        range: piece.range, hangs: false, glyphs: glyphs, x: moved.x, maxX: end,
        cells: [ClusterCell(start: piece.range.lowerBound, glyphs: glyphs.indices, left: left, right: right)])
    }
  }
}

extension VisualRun {
  /// The same run so many points further right.
  func moved(by distance: Double) -> VisualRun {
    VisualRun(
      kind: kind, face: face, style: style, pointSize: pointSize, level: level, range: range, hangs: hangs,
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
