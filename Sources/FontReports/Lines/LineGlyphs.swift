import FontEngine
package import TextLayout
package import TextOutput

/// The glyphs of lines, as a table and as JSON.
package struct LineGlyphs {
  /// A glyph on a line.
  private struct Glyph {
    let face: FontFace
    let glyph: PositionedGlyph
    /// The distance from the left edge of the text, in points.
    let x: Double

    var name: String? { face.glyphName(glyph.id) }
  }

  /// The glyphs of each line, from left to right.
  private let glyphs: [[Glyph]]

  /// Reads the glyphs of all lines.
  ///
  /// - Throws: `TextLayoutError`, as `TextLines.contents(of:)` does.
  package init(_ lines: TextLines) throws(TextLayoutError) {
    let frames = try lines.frames()
    var glyphs: [[Glyph]] = []
    for (index, frame) in frames.enumerated() {
      glyphs.append(
        try lines.contents(of: index).runs.flatMap { run in
          run.glyphs.map { Glyph(face: run.face, glyph: $0, x: frame.x + $0.x) }
        })
    }
    self.glyphs = glyphs
  }

  /// Writes the table of the glyphs.
  package func write<Stream: TextStream>(on stream: inout Stream) throws(Stream.Failure) {
    var table = Table([
      .number("line"), .number("glyph"), .text("name"), .number("cluster"), .number("x"), .number("y"),
      .number("advance"), .text("font"),
    ])
    for (line, glyphs) in glyphs.enumerated() {
      for glyph in glyphs {
        let numbers = [glyph.x, glyph.glyph.y, glyph.glyph.advance].map { NumberText.fixed($0, decimals: 3) }
        try stream.write(
          ["\(line + 1)", "\(glyph.glyph.id)", glyph.name ?? "", "\(glyph.glyph.cluster)"] + numbers
            + [glyph.face.names.postScriptName], of: &table)
      }
    }
    try stream.writeRest(of: &table)
  }

  /// Returns the glyphs of a line.
  package func json(ofLine index: Int) -> JSONValue {
    .array(
      glyphs[index].map { glyph in
        [
          "id": .integer(Int(glyph.glyph.id)), "name": glyph.name.map(JSONValue.string) ?? .null,
          "cluster": .integer(glyph.glyph.cluster), "x": .number(glyph.x), "y": .number(glyph.glyph.y),
          "advance": .number(glyph.glyph.advance), "font": .string(glyph.face.names.postScriptName),
        ]
      })
  }
}
