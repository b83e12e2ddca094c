import FontEngine
import TestSupport
import Testing

/// Characters that a face does not map and HarfBuzz shows with other glyphs of the face.
@Suite struct ReplacementTests {
  private func runs(_ text: String, in face: FontFace) throws -> [FontRun] {
    let units = Array(text.utf16)
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(try BundledFaces.face(BundledFaces.dejaVu), isFallback: true)
    let cascade = FontCascade(face, catalog: catalog, language: nil)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    var missing: [Range<Int>] = []
    let runs = try cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
    #expect(missing.isEmpty)
    return runs
  }

  private func advances(_ text: String, in face: FontFace) throws -> [Int] {
    let units = Array(text.utf16)
    let run = FontRun(range: units.indices, face: face, level: 0, script: "Latn")
    let subunits = face.advanceUnitsPerEm / Int(face.metrics.unitsPerEm)
    return try Shaper().glyphs(of: units, in: units.indices, run: run, context: units.indices)
      .map { Int($0.advance) / subunits }
  }

  /// `hb-shape` 6.0.0 with TeX Gyre Heros, which has none of these spaces but U+00A0.
  @Test(
    "spaces that a face lacks are made of its own space, with HarfBuzz's widths",
    arguments: [
      ("\u{A0}", 278), ("\u{2000}", 500), ("\u{2001}", 1000), ("\u{2002}", 500), ("\u{2003}", 1000), ("\u{2004}", 333),
      ("\u{2005}", 250), ("\u{2006}", 167), ("\u{2007}", 556), ("\u{2008}", 278), ("\u{2009}", 200), ("\u{200A}", 63),
      ("\u{202F}", 139), ("\u{205F}", 222), ("\u{3000}", 1000),
    ])
  func spaces(space: String, width: Int) throws {
    let face = try BundledFaces.face(BundledFaces.heros)
    let runs = try runs("a\(space)b", in: face)
    #expect(runs.count == 1 && runs[0].face === face && runs[0].range == 0..<3)
    #expect(try advances("a\(space)b", in: face) == [556, width, 556])
  }

  @Test("the no-break hyphen is a hyphen if the face has one, and else comes from a fallback face")
  func hyphen() throws {
    for (hyphen, faces) in [(true, 1), (false, 3)] {
      let face = try SpareFont(characters: hyphen ? [0x20, 0x61, 0x2010] : [0x20, 0x2D, 0x61]).face()
      #expect(try runs("a\u{2011}a", in: face).count == faces)
      // HarfBuzz replaces the no-break hyphen only.
      #expect(try runs("a\u{2010}a", in: face).count == faces)
    }
  }

  @Test(
    "what decomposes canonically is shown with the parts that the face has, and composed where it has the whole",
    arguments: [
      // A letter with two marks, of which the face has the first only composed.
      ("\u{1EBF}", [0xEA, 0x301], true), ("\u{1EBF}", [0x65, 0x302, 0x301], true), ("\u{1EBF}", [0x65, 0x301], false),
      // Marks that the face has only composed with the letter.
      ("e\u{302}", [0x65, 0xEA], true), ("e\u{302}\u{301}", [0x65, 0x1EBF], false),
      ("e\u{302}\u{301}", [0x65, 0xEA, 0x1EBF], true),
      // One character for another: the ohm sign, the Greek question mark, the en quad without a space.
      ("\u{2126}", [0x3A9], true), ("\u{37E}", [0x3B], true), ("\u{2000}", [0x2002], true), ("\u{2000}", [0x61], false),
      // Hangul, from jamo to syllables and back.
      ("\u{AC01}", [0x1100, 0x1161, 0x11A8], true), ("\u{AC01}", [0x1100, 0x1161], false),
      ("\u{1100}\u{1161}\u{11A8}", [0xAC00, 0xAC01], true),
      // A letter that HarfBuzz keeps in Bengali.
      ("\u{9DC}", [0x9A1, 0x9BC], false),
    ])
  func decomposition(text: String, characters: [UInt32], isShown: Bool) throws {
    let face = try SpareFont(characters: characters).face()
    let units = Array(text.utf16)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    var missing: [Range<Int>] = []
    let cascade = FontCascade(face, catalog: FontCatalog(usesSystemFonts: false), language: nil)
    let runs = try cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
    #expect(missing.isEmpty == isShown)
    // HarfBuzz agrees: it shows no missing glyph.
    let glyphs = try Shaper().glyphs(of: units, in: units.indices, run: runs[0], context: units.indices)
    #expect(glyphs.allSatisfy { $0.id != 0 } == isShown)
  }
}
