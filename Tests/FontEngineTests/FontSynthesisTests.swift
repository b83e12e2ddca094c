import FontEngine
import Testing

@Suite struct FontSynthesisTests {
  @Test("synthesized slant and weight change ink and identity, but no advance")
  func boxes() throws {
    let face = try Fixtures.face("devices.ttf")
    let made = try face.synthesized(FontSynthesis(slant: 0.25, weight: 0.04))
    #expect(made != face)
    #expect(made.synthesis.slant == 0.25)
    #expect(try made.width(of: "HxH") == face.width(of: "HxH"))
    // H is a box from (60, 0) to (540, 700). Shear: its top moves 0.25 x 700 = 175 to the right. Weight: 20 on every
    // side.
    #expect(
      made.bounds(of: try made.glyphs("H")) == [GlyphBounds(minX: 40, minY: -20, maxX: 735, maxY: 720)])
    #expect(try made.synthesized(.none) == face)
    #expect(made.bounds(of: try made.glyphs(" ")) == [.empty])
  }

  @Test("a slant moves marks along with their letters")
  func marks() throws {
    let face = try Fixtures.face("variable.ttf")
    let slanted = try face.synthesized(FontSynthesis(slant: 0.5))
    let (upright, leaning) = (try face.shaped("x\u{301}"), try slanted.shaped("x\u{301}"))
    // The mark's anchor is at 500, and the base's at 520: the mark is 20 higher, and 0.5 x 20 further to the right.
    #expect(upright[1].yOffset == Int32(20 * face.advanceUnitsPerEm) / 1000)
    #expect(leaning[1].xOffset - upright[1].xOffset == Int32(10 * face.advanceUnitsPerEm) / 1000)
    #expect(leaning.map(\.advance) == upright.map(\.advance))
  }

  @Test("values beyond the limits are clamped", arguments: [Double.nan, .infinity, -.infinity, 7, -7])
  func limits(value: Double) throws {
    let synthesis = FontSynthesis(slant: value, weight: value)
    #expect((-1...1).contains(synthesis.slant))
    #expect((0...0.2).contains(synthesis.weight))
    let face = try Fixtures.face("devices.ttf").synthesized(synthesis)
    #expect(face.bounds(of: 0..<5).allSatisfy { $0.width.isFinite })
  }
}
