import BundledFonts
import Testing

@testable import FontEngine

@Suite struct MovingSpaceTests {
  /// A `GPOS` or `GSUB` with one lookup of one subtable (OpenType 1.9, "Chapter 2: Common Table Formats"): header of 10
  /// bytes, lookup list at 10, lookup at 14, subtable at 22. Glyph 3 is the space.
  private func movesAlone(
    _ type: UInt16, _ subtable: [UInt16], flags: UInt16 = 0, isSubstitution: Bool = false
  ) -> Bool {
    let words: [UInt16] = [1, 0, 0, 0, 10, 1, 4, type, flags, 1, 8] + subtable
    var rules = MovingSpace(table: LayoutTable(words, isSubstitution: isSubstitution), space: 3)
    return rules.movesAlone()
  }

  /// Format 1 with one pair: the coverage at 12 and the set at 18.
  private func pair(_ first: UInt16, _ second: UInt16, formats: (UInt16, UInt16), _ values: [UInt16]) -> [UInt16] {
    [1, 12, formats.0, formats.1, 1, 18, 1, 1, first, 1, second] + values
  }

  @Test("a pair can change the advance of the space, and of nothing else")
  func pairs() {
    #expect(movesAlone(2, pair(3, 50, formats: (4, 0), [20])))
    #expect(!movesAlone(2, pair(50, 3, formats: (4, 0), [20])))
    #expect(movesAlone(2, pair(50, 3, formats: (0, 4), [20])))
    #expect(!movesAlone(2, pair(3, 50, formats: (0, 4), [20])))
    // A placement moves the ink, but not the pen.
    #expect(!movesAlone(2, pair(3, 50, formats: (1, 0), [20])))
    #expect(movesAlone(2, pair(50, 51, formats: (4, 0), [20])))
    #expect(movesAlone(2, pair(50, 3, formats: (4, 0), [0])))
    // With a second value, HarfBuzz continues after the second glyph of a pair, so the letter after a space would not
    // be kerned.
    #expect(!movesAlone(2, pair(3, 50, formats: (4, 4), [20, 0])))
  }

  /// Format 2 with two classes on either side: coverage at 24, glyph 50 in class 1 at 30, `second` in class 1 at 38.
  private func classPairs(_ second: UInt16, _ values: [UInt16]) -> [UInt16] {
    [2, 24, 4, 0, 30, 38, 2, 2] + values + [1, 1, 50, 1, 50, 1, 1, 1, second, 1, 1]
  }

  @Test("so can pairs of classes; a space in no class is in class 0")
  func classes() {
    #expect(!movesAlone(2, classPairs(3, [0, 0, 0, 20])))
    #expect(movesAlone(2, classPairs(51, [0, 0, 0, 20])))
    #expect(!movesAlone(2, classPairs(51, [0, 0, 20, 0])))
  }

  /// Format 2 whose second value has a placement, which is 0, and an advance: that of the space after glyph 50.
  private func placedClassPairs(_ advance: UInt16) -> [UInt16] {
    [2, 32, 0, 5, 38, 46, 2, 2, 0, 0, 0, 0, 0, 0, 0, advance] + [1, 1, 50, 1, 50, 1, 1, 1, 3, 1, 1]
  }

  // Flag 4 is IGNORE_LIGATURES. Beyond an ignored ligature, another glyph could be the space's neighbor.
  @Test("a pair that changes the space's advance must not ignore ligatures")
  func ignoredLigatures() {
    #expect(movesAlone(2, placedClassPairs(20)))
    #expect(!movesAlone(2, placedClassPairs(20), flags: 4))
    #expect(movesAlone(2, placedClassPairs(0), flags: 4))
  }

  /// Format 2 with the first glyphs 3 and optionally 50 in class 1, and the second glyph 3 in class 1.
  private func spaceClass(with other: Bool) -> [UInt16] {
    let coverage: [UInt16] = other ? [1, 2, 3, 50] : [1, 1, 3, 0]
    return [2, 24, 4, 0, 32, 48, 2, 2, 0, 0, 0, 20] + coverage + [2, 2, 3, 3, 1, 50, 50, 1, 1, 3, 1, 1]
  }

  @Test("a value between two spaces must not move a glyph that shares the space's class")
  func sharedClass() {
    #expect(movesAlone(2, spaceClass(with: false)))
    #expect(!movesAlone(2, spaceClass(with: true)))
  }

  /// A chain of format 3: one coverage of backtrack, input and lookahead each, at 18, 24 and 30, and no records.
  private func chain(_ before: UInt16, _ input: UInt16, _ ahead: UInt16) -> [UInt16] {
    [3, 1, 18, 1, 24, 1, 30, 0, 0, 1, 1, before, 1, 1, input, 1, 1, ahead]
  }

  @Test("a rule that looks at the space next to its glyph depends on it")
  func contexts() {
    #expect(movesAlone(8, chain(50, 51, 52)))
    #expect(!movesAlone(8, chain(3, 51, 52)))
    #expect(!movesAlone(8, chain(50, 51, 3)))
    // A rule for the space may check one glyph next to it: the effect of checking two is not the sum of their effects.
    #expect(movesAlone(8, [3, 1, 14, 1, 20, 0, 0, 1, 1, 50, 1, 1, 3]))
    #expect(!movesAlone(8, chain(50, 3, 52)))
    #expect(!movesAlone(6, [3, 1, 14, 1, 20, 0, 0, 1, 1, 50, 1, 1, 3], isSubstitution: true))
    // A record for another glyph than the space.
    #expect(!movesAlone(8, [3, 0, 1, 16, 0, 1, 1, 0, 1, 1, 3]))
  }

  @Test("a lookup can only look to one side of the space, since its first match hides others")
  func sides() {
    // Two subtables of pairs: one with the space first, at 8 words after the lookup's start, and one with it second.
    let (first, second) = (pair(3, 50, formats: (4, 0), [20]), pair(51, 3, formats: (0, 4), [20]))
    func table(_ subtables: [[UInt16]]) -> LayoutTable {
      var offsets: [UInt16] = []
      var offset = UInt16(6 + 2 * subtables.count)
      for subtable in subtables {
        offsets.append(offset)
        offset += UInt16(2 * subtable.count)
      }
      let words = [1, 0, 0, 0, 10, 1, 4, 2, 0, UInt16(subtables.count)] + offsets + subtables.flatMap { $0 }
      return LayoutTable(words, isSubstitution: false)
    }
    for (subtables, expected) in [([first], true), ([second], true), ([first, second], false)] {
      var rules = MovingSpace(table: table(subtables), space: 3)
      #expect(rules.movesAlone() == expected)
    }
  }

  @Test(
    "the space does not move in a font that does not kern with it",
    arguments: [BundledFaces.pagella, BundledFaces.inter])
  func still(file: String) throws {
    #expect(try BundledFaces.face(file).movingSpace == nil)
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
}
