import BundledFonts
import Testing

@testable import FontEngine

/// Faces whose advances at a size are derived from those at no size.
@Suite struct SizedAdvancesTests {
  private func systemFont() throws -> FontFace { try BundledFaces.face(BundledFaces.galleySans) }

  @Test("the system font is shaped once for all sizes")
  func reasons() throws {
    let face = try systemFont()
    #expect(face.sizeDependence == [.tracking, .opticalAdvances])
    #expect(!face.sizeDependence.changesShapes && face.sizeDependence.changesSums)
    #expect(try face.varied([VariationSetting("opsz", 28)]).sizeDependence == .tracking)
  }

  @Test(
    "advances at a size are those of HarfBuzz for the position on the axis",
    arguments: [12.0, 17, 19, 22, 25.5, 28, 40])
  func advances(size: Double) throws {
    let face = try systemFont()
    let glyphs = (0..<UInt32(face.glyphCount))
    let varied = try face.varied([VariationSetting("opsz", size)]).advances(of: glyphs)
    // HarfBuzz 6 rounds deltas to whole units; the mixture of two designs here is exact to 1/8192 of at most 2,047
    // units.
    let sized = try face.at(pointSize: size).advances(of: glyphs)
    #expect(zip(sized, varied).allSatisfy { abs($0 - $1) <= 0.5 + 0.25 })
    if size <= 17 { #expect(sized == face.advances(of: glyphs)) }
  }

  @Test("text shaped at no size is not tracked, though HarfBuzz tracks it as at 12 points since version 10.3")
  func noSize() throws {
    let face = try systemFont()
    // HarfBuzz tracks faces with both tables.
    #expect(face.tables.contains { $0.tag == "trak" } && face.tables.contains { $0.tag == "STAT" })
    #expect(face.tracking(at: 12) != 0)
    // Letters one by one, as pairs of them are kerned.
    for letter in ["n", "i", "m"] {
      #expect(try [face.width(of: letter)] == face.advances(of: face.glyphs(letter)))
    }
  }

  /// A face with the tracking 30 at 10 points and -20 at 40 (Fixtures/make-boxes.py).
  private func glyphs(_ advances: [Int32], clusters: [Int32]) -> [Glyph] {
    zip(advances, clusters).map {
      Glyph(id: 1, cluster: $1, advance: $0, xOffset: 7, yOffset: 0, isUnsafeToBreak: false)
    }
  }

  @Test("tracking is added after clusters with a width, once for marks and ligatures")
  func clusters() throws {
    let face = try Fixtures.face("trak.ttf").at(pointSize: 10)
    let run = FontRun(range: 0..<5, face: face, level: 0, script: "Latn")
    // A letter with a mark, a ligature of two, something without a width.
    let sized = face.sized(glyphs([600, 0, 900, 0], clusters: [0, 0, 1, 3]), run)
    let fineness = Int32(face.advanceUnitsPerEm / 1000)
    #expect(sized.map { $0.advance / fineness } == [600, 30, 930, 0])
    #expect(sized.allSatisfy { $0.xOffset == 7 * fineness })
  }

  @Test("in right-to-left text, tracking is on the left, and the ink moves with it")
  func rightToLeft() throws {
    let face = try Fixtures.face("trak.ttf").at(pointSize: 10)
    let run = FontRun(range: 0..<2, face: face, level: 1, script: "Hebr")
    let sized = face.sized(glyphs([0, 600, 500], clusters: [1, 1, 0]), run)
    let fineness = Int32(face.advanceUnitsPerEm / 1000)
    #expect(sized.map { $0.advance / fineness } == [30, 600, 530])
    #expect(sized.map { $0.xOffset / fineness } == [37, 7, 37])
  }

  @Test("joining letters are not tracked (CSS Text 3, appendix D)", arguments: ["Arab", "Syrc", "Mong", "Nkoo"])
  func joined(script: String) throws {
    let face = try Fixtures.face("trak.ttf").at(pointSize: 10)
    let run = FontRun(range: 0..<2, face: face, level: 0, script: OpenTypeTag(script))
    let fineness = Int32(face.advanceUnitsPerEm / 1000)
    #expect(face.sized(glyphs([600, 500], clusters: [0, 1]), run).map { $0.advance / fineness } == [600, 500])
  }

  @Test("tracking is interpolated between the table's sizes, and is that of the nearest size beyond them")
  func tracking() throws {
    let face = try Fixtures.face("trak.ttf")
    #expect([5, 10, 25, 40, 90, .nan].map { face.tracking(at: $0) } == [30, 30, 5, -20, -20, 0])
    #expect(try BundledFaces.face(BundledFaces.inter).tracking(at: 17) == 0)
  }

  @Test("advances and deltas share a number")
  func packed() {
    for (advance, delta) in [(Int64(0), 0), (-1, 1), (1 << 33, -134_000_000), (-(1 << 33), 134_000_000), (5, -1)] {
      let packed = PackedAdvance.packed(advance, delta: delta)
      #expect(PackedAdvance.advance(packed) == advance && Int(PackedAdvance.delta(packed)) == delta)
    }
  }
}
