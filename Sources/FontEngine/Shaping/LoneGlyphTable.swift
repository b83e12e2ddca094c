import CHarfBuzz

/// The glyphs and advances of ``LoneGlyphs`` for one script and language, found when they are first needed.
struct LoneGlyphTable {
  /// The glyphs at which rules begin, or `nil` if the face has rules of another kind, or its tables are damaged.
  private let firstGlyphs: GlyphSet?
  /// For each 256 code points, where their entries begin in `entries`, divided by 256; 0 if they aren't known yet.
  private var pages: [UInt16] = []
  /// A glyph in the lower half and its advance in the upper, or `none`.
  private var entries: [UInt64] = []

  private static let none = UInt64.max

  /// The number of pages that are known.
  var pageCount: Int { entries.count >> 8 }

  /// Reads where the lookups begin that HarfBuzz applies to text in a script and language.
  init(_ font: HarfBuzzFont, _ script: OpenTypeTag, _ language: hb_language_t?) {
    let tables = font.shared.tables
    guard !AppleTables.exist(in: tables), var first = KernTable(tables["kern"]).firstGlyphs else {
      firstGlyphs = nil
      return
    }
    first.formUnion(font.marks)
    let lookups = unsafe font.planLookups(script, language)
    var isIntact = true
    for (table, lookups) in zip(tables.layoutTables, [lookups.substitutions, lookups.positions]) {
      isIntact = isIntact && table.hasKnownVersion
      for lookup in lookups { first.formUnion(table.firstGlyphs(ofLookup: lookup)) }
      isIntact = isIntact && table.isIntact
    }
    firstGlyphs = isIntact ? first : nil
  }

  /// Returns the glyphs of a range, or `nil` if not all of its characters are lone.
  mutating func glyphs(of text: [UInt16], in range: Range<Int>, _ font: HarfBuzzFont) -> [Glyph]? {
    guard firstGlyphs != nil else { return nil }
    if pages.isEmpty { pages = [UInt16](repeating: 0, count: 0x110000 >> 8) }
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let start = index
      var scalar = UInt32(text[index])
      index += 1
      if scalar & 0xF800 == 0xD800 {
        // A surrogate without its other half is shaped by HarfBuzz.
        guard scalar & 0x400 == 0, index < range.upperBound, text[index] & 0xFC00 == 0xDC00 else { return nil }
        scalar = 0x10000 + (scalar & 0x3FF) << 10 + UInt32(text[index] & 0x3FF)
        index += 1
      }
      let entry = entry(of: scalar, font)
      if entry == Self.none { return nil }
      glyphs.append(
        Glyph(
          id: UInt32(truncatingIfNeeded: entry), cluster: Int32(truncatingIfNeeded: start),
          advance: Int32(truncatingIfNeeded: entry >> 32), xOffset: 0, yOffset: 0, isUnsafeToBreak: false))
    }
    return glyphs
  }

  @inline(__always)
  private mutating func entry(of scalar: UInt32, _ font: HarfBuzzFont) -> UInt64 {
    let page = Int(scalar >> 8)
    if pages[page] == 0 { read(page, font) }
    return entries[(Int(pages[page]) - 1) << 8 | Int(scalar & 0xFF)]
  }

  @inline(never)
  private mutating func read(_ page: Int, _ font: HarfBuzzFont) {
    let limit = Int32(clamping: Int(FontLimits.maximumAdvance) * font.advanceUnitsPerEm)
    for scalar in UInt32(page << 8)..<UInt32((page + 1) << 8) {
      guard Self.isPlain(scalar), let glyph = font.nominalGlyph(for: scalar), glyph <= UInt16.max,
        firstGlyphs?.contains(Int(glyph)) == false
      else {
        entries.append(Self.none)
        continue
      }
      let advance = font.shared.memory.watch { unsafe hb_font_get_glyph_h_advance(font.font, glyph) }
      entries.append(UInt64(UInt32(bitPattern: max(-limit, min(advance, limit)))) << 32 | UInt64(glyph))
    }
    pages[page] = UInt16(entries.count >> 8)
  }
}

// MARK: Characters

extension LoneGlyphTable {
  /// Returns whether a character, if its font has a glyph for it, is left as it is: it is no mark, not invisible, no
  /// conjoining Jamo, and not the fraction slash, beside which digits change.
  ///
  /// The ranges are blocks of the Unicode Standard, without such characters in them.
  fileprivate static func isPlain(_ scalar: UInt32) -> Bool {
    // Most characters are in the first and the second range.
    plainRanges.contains { $0.contains(scalar) }
  }

  private static let plainRanges: [ClosedRange<UInt32>] = [
    // CJK strokes to unified ideographs, Yi, and Hangul syllables.
    0x3190...0xA4C6, 0xAC00...0xD7A3,
    // ASCII, and punctuation and symbols that texts in these scripts have.
    0x20...0x7E, 0x2010...0x2027, 0x2030...0x2043, 0x2045...0x205E, 0x2100...0x27BF,
    // Radicals, punctuation, kana, and letters, without their marks and fillers.
    0x2E80...0x2FFB, 0x3000...0x3029, 0x3030...0x3096, 0x309B...0x30FF, 0x3105...0x312F, 0x3131...0x3163,
    0x3165...0x318E,
    // Forms for vertical text, small, half, and full width, without their marks and fillers.
    0xFE30...0xFE6B, 0xFF01...0xFF9D, 0xFFA1...0xFFDC, 0xFFE0...0xFFE6,
    // Extensions of the unified ideographs.
    0x20000...0x2EBE0, 0x30000...0x323AF,
  ]
}
