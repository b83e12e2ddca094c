import FontEngine

extension LineContents {
  /// The smallest rectangle that holds the ink of all glyphs, x from the line's left edge, y down from its baseline; nil
  /// where there is no ink. Time: proportional to the line, with the outlines of its glyphs.
  public var inkBounds: TextRectangle? {
    var bounds: TextRectangle?
    for run in runs where !run.glyphs.isEmpty {
      let scale = AdvanceScale(pointSize: run.pointSize, unitsPerEm: Double(run.face.advanceUnitsPerEm))
      let extents = run.face.extents(ofGlyphs: run.glyphs.map(\.id))
      for (glyph, ink) in zip(run.glyphs, extents) where !ink.isEmpty {
        let rectangle = TextRectangle(
          x: glyph.x + scale.points(Int64(ink.left)), y: glyph.y - scale.points(Int64(ink.top)),
          width: scale.points(Int64(ink.right - ink.left)), height: scale.points(Int64(ink.top - ink.bottom)))
        bounds = bounds?.union(rectangle) ?? rectangle
      }
    }
    return bounds
  }
}
