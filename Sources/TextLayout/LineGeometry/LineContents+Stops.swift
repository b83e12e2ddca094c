import FontEngine

/// A grapheme boundary within a run, and its position on the line.
struct CaretStop {
  var offset: Int
  var x: Double
}

extension LineContents {
  /// Returns the grapheme boundaries of a run in the order of the text, including its ends, with their positions.
  ///
  /// The positions ascend, or descend in a right-to-left run. Inside a ligature they are those of the face's `GDEF`
  /// table, or evenly spaced if it has none. A run that begins or ends within a grapheme cluster has no stop there, and
  /// a hyphen that is not in the text has none at all.
  func stops(of run: VisualRun) -> [CaretStop] {
    if run.kind == .truncationToken { return tokenStops(run) }
    if run.kind == .hyphen { return [] }
    var stops: [CaretStop] = []
    for index in run.cells.indices {
      let cell = run.cells[run.isRightToLeft ? run.cells.count - 1 - index : index]
      let next = run.isRightToLeft ? run.cells.count - 2 - index : index + 1
      let end = run.cells.indices.contains(next) ? run.cells[next].start : run.range.upperBound
      if text.properties[cell.start].contains(.grapheme) {
        stops.append(CaretStop(offset: cell.start, x: run.isRightToLeft ? cell.right : cell.left))
      }
      let inside = (cell.start..<end).dropFirst().filter { text.properties[$0].contains(.grapheme) }
      if !inside.isEmpty {
        stops += zip(inside, boundaryPositions(in: cell, of: run, count: inside.count)).map(CaretStop.init)
      }
      if index == run.cells.count - 1, text.properties[end].contains(.grapheme) {
        stops.append(CaretStop(offset: end, x: run.isRightToLeft ? cell.left : cell.right))
      }
    }
    return stops
  }

  private func tokenStops(_ run: VisualRun) -> [CaretStop] {
    guard let cell = run.cells.first else { return [] }
    let (start, end) = run.isRightToLeft ? (cell.right, cell.left) : (cell.left, cell.right)
    return [CaretStop(offset: run.range.lowerBound, x: start), CaretStop(offset: run.range.upperBound, x: end)]
  }

  /// Returns the positions of `count` boundaries inside a cluster, in the order of the text.
  private func boundaryPositions(in cell: ClusterCell, of run: VisualRun, count: Int) -> [Double] {
    let wide = run.glyphs[cell.glyphs].filter { $0.advance > 0 }
    var positions: [Double] = []
    if wide.count == 1 {
      let carets = run.face.ligatureCarets(of: wide[0].id)
      if carets.count == count {
        let scale = AdvanceScale(pointSize: run.pointSize, unitsPerEm: Double(run.face.advanceUnitsPerEm))
        positions = carets.map { min(max(wide[0].x + scale.points(Int64($0)), cell.left), cell.right) }
      }
    }
    if positions.isEmpty {
      positions = (1...count).map { cell.left + (cell.right - cell.left) * Double($0) / Double(count + 1) }
    }
    return run.isRightToLeft ? positions.reversed() : positions
  }

  /// Returns the last caret offset at or before an offset.
  ///
  /// A caret offset is a grapheme boundary on the line, not after its line end and not within the range that a token
  /// hides.
  func caretOffset(atOrBefore offset: Int) -> Int {
    var offset = max(min(offset, caretLimit), line.range.lowerBound)
    while offset > line.range.lowerBound, !text.properties[offset].contains(.grapheme) { offset -= 1 }
    if let hiddenRange, hiddenRange.contains(offset) { return hiddenRange.lowerBound }
    return offset
  }
}
