import BundledFonts
import Testing

@testable import FontEngine

@Suite struct SpaceBarrierTests {
  @Test(
    "words are cached in every bundled face",
    arguments: [BundledFaces.pagella, BundledFaces.inter, BundledFaces.dejaVu, BundledFaces.galleySans])
  func bundled(file: String) throws {
    #expect(try BundledFaces.face(file).spaceBarrier != nil)
  }

  @Test(
    "the space does not move in a font that does not kern with it",
    arguments: [BundledFaces.pagella, BundledFaces.inter])
  func still(file: String) throws {
    let face = try BundledFaces.face(file)
    #expect(face.movingSpace == nil)
    #expect(face.spaceBarrier?.leads == false)
  }

  @Test("the system font kerns with the space, and only the space moves")
  func systemFont() throws {
    let face = try BundledFaces.face(BundledFaces.galleySans)
    #expect(face.movingSpace == face.glyph(for: " "))
    // T and the space, and the space and b: nonzero pairs of the table, in either order.
    let (alone, between) = (try face.shaped(" ")[0].advance, try face.shaped("T b")[1].advance)
    #expect(alone != between)
    #expect(try face.shaped("T b").allSatisfy { !$0.isUnsafeToBreak })
    #expect(try face.shaped("T b")[0].advance == face.shaped("T")[0].advance)
  }

  /// Version 0 with one subtable of format 0 and one pair (OpenType 1.9, "kern").
  private func kern(
    _ left: UInt16, _ right: UInt16, _ value: UInt16, version: UInt16 = 0, format: UInt16 = 0
  ) -> KernTable {
    let words = [version, 1, 0, 20, format << 8 | 1, 1, 6, 0, 0, left, right, value]
    let bytes = FontBytes(words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    return KernTable(FontData(bytes, range: 0..<bytes.count))
  }

  @Test("pairs of a kern table move the space before any glyph, and with it only that glyph")
  func kernTables() {
    #expect(kern(50, 51, 20).kerning(of: 3) == KernTable.Kerning.none)
    #expect(kern(3, 51, 0).kerning(of: 3) == KernTable.Kerning.none)
    #expect(kern(3, 51, 20).kerning(of: 3) == .leads)
    #expect(kern(50, 3, 20).kerning(of: 3) == .follows)
    #expect(kern(50, 51, 20, version: 1).kerning(of: 3) == nil)
    #expect(kern(50, 51, 20, format: 2).kerning(of: 3) == nil)
    let bytes = FontBytes([0, 0, 0, 1])
    #expect(KernTable(FontData(bytes, range: 0..<4)).kerning(of: 3) == nil)
    #expect(KernTable(FontData(bytes, range: 0..<0)).kerning(of: 3) == KernTable.Kerning.none)
  }
}
