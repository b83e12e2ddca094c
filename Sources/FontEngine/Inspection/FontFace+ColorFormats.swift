import CHarfBuzz

/// The formats in which a face has colored glyphs or bitmaps.
public struct ColorFormats: OptionSet, Hashable, Sendable {
  /// The bits of the formats.
  public let rawValue: UInt8

  /// Creates formats from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Layers of outlines: `COLR` version 0.
  public static let layers = ColorFormats(rawValue: 1)
  /// Trees of outlines with gradients: `COLR` version 1.
  public static let gradients = ColorFormats(rawValue: 2)
  /// Color bitmaps: `CBDT`.
  public static let colorBitmaps = ColorFormats(rawValue: 4)
  /// Color bitmaps of Apple: `sbix`.
  public static let appleBitmaps = ColorFormats(rawValue: 8)
  /// Drawings in SVG: `SVG `.
  public static let drawings = ColorFormats(rawValue: 16)
  /// Bitmaps without color: `EBDT`.
  public static let bitmaps = ColorFormats(rawValue: 32)
}

extension FontFace {
  /// The formats in which the face has colored glyphs or bitmaps.
  public var colorFormats: ColorFormats {
    var formats: ColorFormats = []
    let tables = harfBuzz.shared.tables
    let layers = tables["COLR"]
    if layers.unsigned16(at: 2) > 0 { formats.insert(.layers) }
    if layers.unsigned16(at: 0) > 0 { formats.insert(.gradients) }
    for (tag, format) in [
      ("CBDT" as OpenTypeTag, ColorFormats.colorBitmaps), ("sbix", .appleBitmaps), ("SVG ", .drawings),
      ("EBDT", .bitmaps),
    ] where tables[tag].exists {
      formats.insert(format)
    }
    return formats
  }

  /// The palettes of `CPAL`, each with its colors in order.
  ///
  /// The corresponding C functions are `hb_ot_color_palette_get_count` and `hb_ot_color_palette_get_colors`.
  public var palettes: [[GlyphColor]] { watchMemory { readPalettes() } }

  private func readPalettes() -> [[GlyphColor]] {
    let face = unsafe harfBuzz.face
    return unsafe (0..<hb_ot_color_palette_get_count(face)).prefix(FontLimits.maximumPalettes).map { palette in
      var count = unsafe hb_ot_color_palette_get_colors(face, palette, 0, nil, nil)
      guard count > 0 else { return [] }
      var colors = [hb_color_t](repeating: 0, count: Int(count))
      unsafe hb_ot_color_palette_get_colors(face, palette, 0, &count, &colors)
      return colors.prefix(Int(count)).map(GlyphColor.init)
    }
  }

  /// The sizes of the bitmaps in `CBLC`, `EBLC`, and `sbix`, in pixels per em, ascending and without duplicates.
  public var bitmapSizes: [Int] {
    var sizes: Set<Int> = []
    for tag: OpenTypeTag in ["CBLC", "EBLC"] {
      let table = harfBuzz.shared.tables[tag]
      for index in 0..<min(table.unsigned32(at: 4), FontLimits.maximumStrikes) {
        // ppemX and ppemY are bytes.
        if let pixels = table.uint16(at: 8 + 48 * index + 44) { sizes.insert(Int(pixels & 255)) }
      }
    }
    let table = harfBuzz.shared.tables["sbix"]
    for index in 0..<min(table.unsigned32(at: 4), FontLimits.maximumStrikes) {
      if let strike = table.uint32(at: 8 + 4 * index), let pixels = table.uint16(at: Int(strike)) {
        sizes.insert(Int(pixels))
      }
    }
    return sizes.sorted()
  }
}
