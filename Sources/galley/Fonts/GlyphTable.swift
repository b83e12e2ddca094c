import FontEngine

/// The advance and the ink of every glyph of a face, in font units.
struct GlyphTable {
  private let face: FontFace
  private let advances: [Double]
  private let bounds: [GlyphBounds]
  /// The metrics in vertical lines; empty if the face states none.
  private let vertical: [VerticalGlyphMetrics]

  init(_ face: FontFace) {
    self.face = face
    let glyphs = 0..<UInt32(face.glyphCount)
    advances = face.advances(of: glyphs)
    bounds = face.inkBounds
    vertical = face.tableMetrics.vhea == nil ? [] : face.verticalMetrics(of: glyphs)
  }

  var text: String {
    func number(_ value: Double) -> String { NumberText.rounded(value, decimals: 3) }
    let columns = ["advance", "left", "bottom", "right", "top"] + (vertical.isEmpty ? [] : ["down", "origin x", "y"])
    var table = Table([.number("glyph"), .text("name")] + columns.map { .number($0) })
    for glyph in advances.indices {
      let ink = bounds[glyph]
      let edges = ink.isEmpty ? ["", "", "", ""] : [ink.minX, ink.minY, ink.maxX, ink.maxY].map(number)
      let down = vertical.isEmpty ? [] : [vertical[glyph].advance, vertical[glyph].originX, vertical[glyph].originY]
      table.add(["\(glyph)", face.glyphName(UInt32(glyph)) ?? "", number(advances[glyph])] + edges + down.map(number))
    }
    return table.takeText()
  }

  var json: JSONValue {
    .array(
      advances.indices.map { glyph in
        let ink = bounds[glyph]
        var members = [
          JSONValue.Member(name: "glyph", value: .integer(glyph)),
          JSONValue.Member(name: "name", value: face.glyphName(UInt32(glyph)).map(JSONValue.string) ?? .null),
          JSONValue.Member(name: "advance", value: .number(advances[glyph])),
          JSONValue.Member(
            name: "ink",
            value: ink.isEmpty ? .null : .array([ink.minX, ink.minY, ink.maxX, ink.maxY].map(JSONValue.number))),
        ]
        if !vertical.isEmpty {
          let metrics = vertical[glyph]
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
  var inkBounds: [GlyphBounds] {
    let boxes = bounds(of: 0..<UInt32(glyphCount))
    return boxes.indices.map { glyph in
      let outline = outline(of: UInt32(glyph))
      return outline.isEmpty ? boxes[glyph] : outline.bounds
    }
  }
}
