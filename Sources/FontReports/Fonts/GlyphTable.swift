package import FontEngine
package import TextOutput

/// The advance and the ink of every glyph of a face, in font units.
package struct GlyphTable {
  /// A glyph and its metrics.
  private struct Row {
    let glyph: Int
    let name: String?
    let advance: Double
    let ink: GlyphBounds
    /// The metrics in vertical lines; `nil` if the face states none.
    let vertical: VerticalGlyphMetrics?
  }

  private let face: FontFace
  private let isVertical: Bool

  package init(_ face: FontFace) {
    self.face = face
    isVertical = face.tableMetrics.vhea != nil
  }

  /// The metrics of all glyphs, each of which is read when it is needed.
  private var rows: some Sequence<Row> {
    (0..<face.glyphCount).lazy.map { glyph in
      let range = UInt32(glyph)..<UInt32(glyph) + 1
      return Row(
        glyph: glyph, name: face.glyphName(UInt32(glyph)), advance: face.advances(of: range)[0],
        ink: face.inkBounds(of: range)[0], vertical: isVertical ? face.verticalMetrics(of: range)[0] : nil)
    }
  }

  /// Writes the table.
  package func write<Stream: TextStream>(on stream: inout Stream) throws(Stream.Failure) {
    func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 3) }
    let columns = ["advance", "left", "bottom", "right", "top"] + (isVertical ? ["down", "origin x", "y"] : [])
    var table = Table([.number("glyph"), .text("name")] + columns.map { .number($0) })
    for row in rows {
      let ink = row.ink
      let edges = ink.isEmpty ? ["", "", "", ""] : [ink.minX, ink.minY, ink.maxX, ink.maxY].map(number)
      let down = row.vertical.map { [$0.advance, $0.originX, $0.originY].map(number) } ?? []
      try stream.write(["\(row.glyph)", row.name ?? "", number(row.advance)] + edges + down, of: &table)
    }
    try stream.writeRest(of: &table)
  }

  package var json: JSONValue {
    .array(
      rows.map { row in
        let ink = row.ink
        var members = [
          JSONValue.Member(name: "glyph", value: .integer(row.glyph)),
          JSONValue.Member(name: "name", value: row.name.map(JSONValue.string) ?? .null),
          JSONValue.Member(name: "advance", value: .number(row.advance)),
          JSONValue.Member(
            name: "ink",
            value: ink.isEmpty ? .null : .array([ink.minX, ink.minY, ink.maxX, ink.maxY].map(JSONValue.number))),
        ]
        if let metrics = row.vertical {
          members.append(
            JSONValue.Member(
              name: "vertical",
              value: [
                "advance": .number(metrics.advance), "x": .number(metrics.originX), "y": .number(metrics.originY),
              ]))
        }
        return .object(members)
      })
  }
}

extension FontFace {
  /// The ink of every glyph: the exact bounds of its outline, or the box of its bitmap if it has no outline.
  var inkBounds: [GlyphBounds] { inkBounds(of: 0..<UInt32(glyphCount)) }

  /// Returns the same of a range of glyphs.
  func inkBounds(of glyphs: Range<UInt32>) -> [GlyphBounds] {
    zip(glyphs, bounds(of: glyphs)).map { glyph, box in
      let outline = outline(of: glyph)
      return outline.isEmpty ? box : outline.bounds
    }
  }
}
