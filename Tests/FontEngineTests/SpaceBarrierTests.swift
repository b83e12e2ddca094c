import BundledFonts
import Testing

@testable import FontEngine

@Suite struct SpaceBarrierTests {
  /// Glyph 3 is the space.
  private let barrier = SpaceBarrier(space: 3)

  /// A layout table with one lookup of one subtable (OpenType 1.9, "GSUB", "Chapter 2: Common Table Formats"): header
  /// of 10 bytes, lookup list at 10, lookup at 14, subtable at 22.
  private func table(type: UInt16, flag: UInt16 = 0, _ subtable: [UInt16]) -> LayoutTable {
    LayoutTable([1, 0, 0, 0, 10, 1, 4, type, flag, 1, 8] + subtable, isSubstitution: true)
  }

  private func stands(_ table: LayoutTable, isSkippable: Bool = false) -> Bool {
    barrier.holds(in: table, isSkippable: isSkippable)
  }

  /// Format 3: no backtrack, input of three coverages, no lookahead, no records; the coverages follow at 16.
  private func chain(_ second: UInt16) -> [UInt16] {
    [3, 0, 3, 16, 22, 28, 0, 0, 1, 1, 50, 1, 1, second, 1, 1, 60]
  }

  @Test("a chained rule with the space in its input matches across it")
  func chains() {
    #expect(!stands(table(type: 6, chain(3))))
    #expect(stands(table(type: 6, chain(4))))
  }

  /// Format 2: coverage, three class definitions, two sets; the second set's rule has the input classes 1 (in the
  /// coverage) and `second`. The space is in no class, which is class 0.
  private func classChain(_ second: UInt16) -> [UInt16] {
    [
      2, 16, 22, 22, 22, 2, 0, 30,  // coverage at 16, classes at 22, the set of class 1 at 30
      1, 1, 50, 1, 50, 1, 1,  // coverage: glyph 50; classes: glyph 50 has class 1
      1, 4, 0, 2, second, 0, 0,  // one rule at 4: no backtrack, two inputs, no lookahead, no records
    ]
  }

  @Test("a class-based chained rule with class 0 matches across a space that is in no class")
  func classes() {
    #expect(!stands(table(type: 6, classChain(0))))
    #expect(stands(table(type: 6, classChain(1))))
  }

  /// A ligature of glyph 50 and another.
  private func ligature(_ second: UInt16) -> [UInt16] { [1, 8, 1, 14, 1, 1, 50, 1, 4, 70, 2, second] }

  @Test("a ligature with the space matches across it, and so do rules that skip it and reverse chains")
  func others() {
    #expect(!stands(table(type: 4, ligature(3))))
    #expect(stands(table(type: 4, ligature(51))))
    #expect(!stands(table(type: 4, flag: 2, ligature(51)), isSkippable: true))
    #expect(!stands(table(type: 8, [1])))
  }

  @Test("a truncated table is not a barrier")
  func truncated() {
    #expect(!stands(table(type: 6, [3, 0, 9])))
    #expect(!stands(table(type: 6, [])))
  }

  /// The tables of Noto Sans Old Permic and Pau Cin Hau, for example.
  @Test("a table without a lookup list is a barrier, and so is a lookup list of offsets to nothing")
  func noLookups() {
    #expect(stands(LayoutTable([1, 0, 10, 12, 0, 0, 0], isSubstitution: true)))
    #expect(stands(LayoutTable([1, 0, 0, 0, 10, 2, 0, 0], isSubstitution: true)))
    #expect(stands(LayoutTable([], isSubstitution: true)))
  }

  @Test("a table that repeats its records is not a barrier, and reading it ends")
  func repeated() {
    // 65,535 lookups, all of which have the same 65,535 subtables. The offsets are those of the lookup list itself.
    let words: [UInt16] = [1, 0, 0, 0, 10, .max] + [UInt16](repeating: 4, count: 1 << 16)
    let table = LayoutTable(words, isSubstitution: true)
    #expect(!stands(table))
    #expect(table.isExhausted)
  }

  @Test(
    "words are cached in every bundled face",
    arguments: [BundledFaces.pagella, BundledFaces.inter, BundledFaces.dejaVu])
  func bundled(file: String) throws {
    #expect(try FontFace(path: BundledFonts.path(file)).barrierSpace != nil)
  }
}

extension LayoutTable {
  /// Creates a table of 16-bit words.
  convenience init(_ words: [UInt16], isSubstitution: Bool) {
    let bytes = FontBytes(words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    self.init(FontData(bytes, range: 0..<bytes.count), isSubstitution: isSubstitution)
  }
}
