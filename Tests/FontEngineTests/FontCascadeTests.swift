import FontEngine
import TestSupport
import Testing

@Suite struct FontCascadeTests {
  private func runs(_ text: String, missing: inout [Range<Int>]) throws -> [String] {
    let units = Array(text.utf16)
    let catalog = FontCatalog(usesSystemFonts: false)
    catalog.register(try BundledFaces.face(BundledFaces.dejaVu), isFallback: true)
    let cascade = FontCascade(try BundledFaces.face(BundledFaces.pagella), catalog: catalog, language: nil)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    return try cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing).map {
      "\($0.range) \($0.face.names.postScriptName) \($0.level) \($0.script)"
    }
  }

  @Test("faces are chosen for whole clusters, and a letter is composed with its mark before another face is tried")
  func clusters() throws {
    var missing: [Range<Int>] = []
    // Pagella has é and the combining acute, but not the Hebrew letters.
    #expect(
      try runs("e\u{301} אב", missing: &missing) == [
        "0..<3 TeXGyrePagella-Regular 0 Latn", "3..<5 DejaVuSans 1 Hebr",
      ])
    // Only DejaVu Sans has U+033D, so its letter uses that face, too.
    #expect(
      try runs("ax\u{33D}b", missing: &missing) == [
        "0..<1 TeXGyrePagella-Regular 0 Latn", "1..<3 DejaVuSans 0 Latn", "3..<4 TeXGyrePagella-Regular 0 Latn",
      ])
    #expect(missing.isEmpty)
  }

  @Test("faces do not depend on earlier texts, in any order, and follow fallback faces that are registered later")
  func history() throws {
    let texts = ["‘a’ ☃", "Привет", "☃", "日 אב", "e\u{301}x\u{33D} אב", "а☃日"]
    func faces(_ text: String, _ catalog: FontCatalog) throws -> [String] {
      let units = Array(text.utf16)
      let cascade = FontCascade(try BundledFaces.face(BundledFaces.pagella), catalog: catalog, language: "ru")
      let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
      var missing: [Range<Int>] = []
      let runs = try cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
      return runs.map { "\($0.range) \($0.face.names.postScriptName)" } + missing.map { "\($0)" }
    }
    func catalog(_ files: [String]) throws -> FontCatalog {
      let catalog = FontCatalog(usesSystemFonts: false)
      for file in files { catalog.register(try BundledFaces.face(file), isFallback: true) }
      return catalog
    }
    let kept = try catalog([BundledFaces.inter])
    for files in [[BundledFaces.inter], [BundledFaces.inter, BundledFaces.dejaVu]] {
      if files.count > 1 { kept.register(try BundledFaces.face(files[1]), isFallback: true) }
      for text in texts + texts.reversed() { #expect(try faces(text, kept) == faces(text, catalog(files))) }
    }
  }

  @Test("clusters that no face supports are reported, and use the style's face")
  func missing() throws {
    var missing: [Range<Int>] = []
    #expect(try runs("a日b", missing: &missing).count == 3)
    #expect(missing == [1..<2])
  }

  @Test("line breaks and controls belong to no run")
  func controls() throws {
    var missing: [Range<Int>] = []
    #expect(
      try runs("a\nb\u{0}", missing: &missing) == [
        "0..<1 TeXGyrePagella-Regular 0 Latn", "2..<3 TeXGyrePagella-Regular 0 Latn",
      ])
    #expect(missing.isEmpty)
  }

  @Test("64,000 marks on one letter are shaped in linear time, at the width of the letter")
  func marks() throws {
    let units = Array(("a" + String(repeating: "\u{301}", count: 64_000)).utf16)
    let face = try BundledFaces.face(BundledFaces.dejaVu)
    let cascade = FontCascade(face, catalog: FontCatalog(usesSystemFonts: false), language: nil)
    let analysis = try TextAnalysis(units, baseDirection: .automatic, language: nil)
    var missing: [Range<Int>] = []
    let runs = try cascade.runs(of: units, in: units.indices, analysis: analysis, missing: &missing)
    #expect(runs.allSatisfy { $0.range.count <= FontLimits.maximumMarkRun + 1 })
    let shaper = try Shaper()
    var advance: Int64 = 0
    let time = try ThreadTime.of {
      for run in runs {
        advance += try shaper.glyphs(of: units, in: run.range, run: run, context: units.indices)
          .reduce(0) { $0 + Int64($1.advance) }
      }
    }
    // DejaVu Sans: hmtx of "a" is 1255 of 2048. HarfBuzz 6.0.0 takes 8 s for it in one piece.
    #expect(advance == 1255)
    #expect(time < 1)
  }
}
