import FontEngine
import TextLayout

/// Lines of text as an SVG document, with each glyph's outline.
///
/// This is all that a renderer needs of Galley: where each line is, which glyphs it has, and their outlines.
struct SVGText {
  let lines: TextLines
  /// The space around the lines, in points.
  let margin = 10.0

  /// Returns the document.
  ///
  /// - Throws: `TextLayoutError` if memory runs out, or if a font is hostile.
  func document() throws(TextLayoutError) -> String {
    var body = ""
    for (index, frame) in try lines.frames().enumerated() {
      for run in try lines.contents(of: index).runs {
        // From font units, with y up, to points, with y down.
        let unit = run.pointSize / Double(run.face.metrics.unitsPerEm)
        for glyph in run.glyphs {
          let path = pathData(of: run.face.outline(of: glyph.id))
          if path.isEmpty { continue }
          let (x, y) = (frame.x + glyph.x, frame.baseline + glyph.y)
          body += "  <path transform=\"translate(\(x) \(y)) scale(\(unit) \(-unit))\" d=\"\(path)\"/>\n"
        }
      }
    }
    let (width, height) = (lines.width + 2 * margin, lines.height + 2 * margin)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="\(-margin) \(-margin) \(width) \(height)">
      \(body)</svg>

      """
  }

  private func pathData(of outline: GlyphOutline) -> String {
    outline.elements.map { element in
      switch element {
      case .move(let end): "M\(end.x) \(end.y)"
      case .line(let end): "L\(end.x) \(end.y)"
      case .quadratic(let control, let end): "Q\(control.x) \(control.y) \(end.x) \(end.y)"
      case .cubic(let first, let second, let end):
        "C\(first.x) \(first.y) \(second.x) \(second.y) \(end.x) \(end.y)"
      case .close: "Z"
      }
    }.joined()
  }
}
