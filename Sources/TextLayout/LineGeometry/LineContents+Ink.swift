import FontEngine

extension LineContents {
  /// The smallest rectangle that contains the ink of all glyphs and the attachments, or `nil` if there are none.
  ///
  /// The x-coordinates are relative to the line's left edge, and the y-coordinates point down from its baseline.
  ///
  /// - Complexity: O(*n*) in the length of the line and the outlines of its glyphs.
  public var inkBounds: TextRectangle? {
    var bounds: TextRectangle?
    for run in runs {
      if case .attachment(let index) = run.kind {
        let attachment = text.paragraph.attachments[index]
        let rectangle = TextRectangle(
          x: run.x, y: -attachment.ascent - run.baselineOffset, width: run.width,
          height: max(0, attachment.ascent + attachment.descent))
        bounds = bounds?.union(rectangle) ?? rectangle
      }
      let unitsPerEm = run.face.metrics.unitsPerEm
      func points(_ units: Double) -> Double { units * run.pointSize / unitsPerEm }
      for (glyph, ink) in zip(run.glyphs, run.face.bounds(of: run.glyphs.lazy.map(\.id))) where !ink.isEmpty {
        let rectangle = TextRectangle(
          x: glyph.x + points(ink.minX), y: glyph.y - points(ink.maxY), width: points(ink.width),
          height: points(ink.height))
        bounds = bounds?.union(rectangle) ?? rectangle
      }
    }
    return bounds
  }
}
