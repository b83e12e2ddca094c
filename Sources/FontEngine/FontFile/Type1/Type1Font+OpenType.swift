extension Type1Font {
  /// Returns an OpenType file without outlines that has the measures of the Type 1 font, so that no other code needs to
  /// know about Type 1.
  ///
  /// A private table, `gSrc`, contains the original font. Its outlines distinguish fonts that have the same measures.
  func openType(source: FontBytes) -> [UInt8] {
    var writer = OpenTypeWriter()
    writer.add("head", head)
    writer.add("hhea", hhea)
    writer.add("hmtx", hmtx)
    writer.add("maxp", maxp)
    writer.add("cmap", cmap)
    writer.add("OS/2", os2)
    writer.add("post", post)
    writer.add("name", name)
    if !kernPairs.isEmpty { writer.add("kern", kern) }
    var original = TableBytes()
    original.bytes = source.copied()
    writer.add("gSrc", original)
    return writer.file()
  }

  private var head: TableBytes {
    var table = TableBytes()
    table.add32(0x0001_0000)
    table.add32(0)
    table.add32(0)
    table.add32(0x5F0F_3CF5)
    table.add16(0, unitsPerEm, 0, 0, 0, 0, 0, 0, 0, 0)
    table.add16(0, 0, 0, 0, (isBold ? 1 : 0) | (isItalic ? 2 : 0), 0, 0, 0, 0)
    return table
  }

  private var hhea: TableBytes {
    var table = TableBytes()
    table.add32(0x0001_0000)
    // FreeType's height is the distance between baselines, including the line gap.
    table.add16(ascender, descender, max(0, height - (ascender - descender)))
    table.add16(glyphs.map(\.advance).max() ?? 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count)
    return table
  }

  private var hmtx: TableBytes {
    var table = TableBytes()
    for glyph in glyphs { table.add16(glyph.advance, Int(glyph.bounds.minX)) }
    return table
  }

  private var maxp: TableBytes {
    var table = TableBytes()
    table.add32(0x0000_5000)
    table.add16(glyphs.count)
    return table
  }

  /// The character map: one subtable of format 12 with every character.
  private var cmap: TableBytes {
    var table = TableBytes()
    table.add16(0, 1, 3, 10)
    table.add32(12)
    table.add16(12, 0)
    table.add32(UInt32(16 + 12 * characters.count))
    table.add32(0)
    table.add32(UInt32(characters.count))
    for (character, glyph) in characters {
      table.add32(character)
      table.add32(character)
      table.add32(UInt32(glyph))
    }
    return table
  }

  /// Version 1 of the table, which has no x-height and no cap height: these are measured from the outlines.
  private var os2: TableBytes {
    var table = TableBytes()
    table.add16(1, 0, weight, 5, 0)
    table.add16(0, 0, 0, 0, 0, 0, 0, 0)
    // FreeType reports no strikethrough for Type 1: use the underline's thickness at half of the x-height.
    let x = characters.first { $0.character == 0x78 }.map { glyphs[Int($0.glyph)].bounds.maxY } ?? 0
    table.add16(underlineThickness, Int(x > 0 ? x / 2 : 0.3 * Double(unitsPerEm)), 0)
    for _ in 0..<15 { table.add16(0) }
    table.add16((isItalic ? 1 : 0) | (isBold ? 1 << 5 : 0) | (!isItalic && !isBold ? 1 << 6 : 0), 0x20, 0xFFFF)
    table.add16(ascender, descender, max(0, height - (ascender - descender)), max(0, ascender), max(0, -descender))
    table.add32(0)
    table.add32(0)
    return table
  }

  private var post: TableBytes {
    var table = TableBytes()
    table.add32(0x0003_0000)
    let angle = max(-360, min(360, italicAngle))
    table.add32(UInt32(bitPattern: Int32(angle * 65536)))
    table.add16(underlinePosition, underlineThickness)
    table.add32(isMonospaced ? 1 : 0)
    for _ in 0..<4 { table.add32(0) }
    return table
  }

  private var name: TableBytes {
    let names = [(1, family), (2, style), (4, "\(family) \(style)"), (6, postScriptName)].map {
      ($0, Array($1.utf16.prefix(FontLimits.maximumNameLength)))
    }
    var table = TableBytes()
    table.add16(0, names.count, 6 + 12 * names.count)
    var offset = 0
    for (id, text) in names {
      table.add16(3, 1, 0x409, id, 2 * text.count, offset)
      offset += 2 * text.count
    }
    for unit in names.flatMap(\.1) { table.add16(Int(unit)) }
    return table
  }

  /// The kerning table: subtables of format 0, each with as many pairs as its 16-bit length allows.
  ///
  /// The values of the subtables add up; each pair appears only once.
  private var kern: TableBytes {
    let limit = (65535 - 14) / 6
    let parts = stride(from: 0, to: kernPairs.count, by: limit).map { kernPairs[$0..<min($0 + limit, kernPairs.count)] }
    var table = TableBytes()
    table.add16(0, parts.count)
    for part in parts {
      var power = 1
      var exponent = 0
      while power * 2 <= part.count {
        power *= 2
        exponent += 1
      }
      table.add16(0, 14 + 6 * part.count, 1)
      table.add16(part.count, 6 * power, exponent, 6 * (part.count - power))
      for pair in part { table.add16(Int(pair.left), Int(pair.right), Int(pair.value)) }
    }
    return table
  }
}
