import Testing

@testable import FontEngine

/// The tables are made by hand from OpenType 1.9, "GSUB", "GPOS" and "Chapter 2: Common Table Formats".
@Suite struct SpaceRulesTests {
  /// What the rules of a table do with the space.
  private enum Verdict: Equatable {
    /// They may change anything beside the space.
    case fail
    /// One may reach across the space between certain glyphs, or from the space to certain glyphs: those next to the space,
    /// and the rarest on either side.
    case reach([Int], [Int], [Int], [Int])
    /// They may change what is beside the space, because of the space alone.
    case bind
    /// They move the space.
    case move
    /// They don't look at the space.
    case leave

    static func across(_ before: [Int], _ behind: [Int]) -> Self { .reach(before, behind, before, behind) }
    static func from(_ behind: [Int]) -> Self { .reach([], behind, [], behind) }
  }

  /// Returns the verdict on a table with one lookup of one subtable: header of 10 bytes, lookup list at 10, lookup at
  /// 14, subtable at 22. Glyph 3 is the space.
  private func verdict(
    _ type: UInt16, _ subtable: [UInt16], flags: UInt16 = 0, isSubstitution: Bool = false, isSkippable: Bool = false
  ) -> Verdict {
    let words: [UInt16] = [1, 0, 0, 0, 10, 1, 4, type, flags, 1, 8] + subtable
    return verdict(LayoutTable(words, isSubstitution: isSubstitution), isSkippable: isSkippable)
  }

  private func verdict(_ table: LayoutTable, isSkippable: Bool = false) -> Verdict {
    var rules = SpaceRules(table: table, space: 3, isSkippable: isSkippable)
    guard rules.hold() else { return .fail }
    func glyphs(_ set: GlyphSet?) -> [Int] { (0..<100).filter { set?.contains($0) == true } }
    if let crossing = rules.crossings().first {
      return .reach(
        glyphs(crossing.before), glyphs(crossing.behind), glyphs(crossing.beforeKey), glyphs(crossing.behindKey))
    }
    return rules.isBound ? .bind : rules.moves ? .move : .leave
  }

  // MARK: Pairs

  /// Format 1 with one pair: the coverage at 12 and the set at 18.
  private func pair(_ first: UInt16, _ second: UInt16, formats: (UInt16, UInt16), _ values: [UInt16]) -> [UInt16] {
    [1, 12, formats.0, formats.1, 1, 18, 1, 1, first, 1, second] + values
  }

  @Test("a pair can change the advance of the space, or of the glyph before it, but nothing behind it")
  func pairs() {
    #expect(verdict(2, pair(3, 50, formats: (4, 0), [20])) == .move)
    #expect(verdict(2, pair(50, 3, formats: (4, 0), [20])) == .bind)
    #expect(verdict(2, pair(50, 3, formats: (0, 4), [20])) == .move)
    #expect(verdict(2, pair(3, 50, formats: (0, 4), [20])) == .fail)
    // A placement moves the ink, but not the pen.
    #expect(verdict(2, pair(3, 50, formats: (1, 0), [20])) == .fail)
    #expect(verdict(2, pair(50, 51, formats: (4, 0), [20])) == .leave)
    #expect(verdict(2, pair(50, 3, formats: (4, 0), [0])) == .leave)
    // With a second value, HarfBuzz continues after the second glyph of a pair, so the letter after a space would not
    // be kerned. The glyph after that is marked as unsafe to break, even if the values are 0.
    #expect(verdict(2, pair(3, 50, formats: (4, 4), [20, 0])) == .fail)
    #expect(verdict(2, pair(50, 3, formats: (4, 4), [0, 0])) == .move)
    // An advance that varies: the value's offset to a device or variation table.
    #expect(verdict(2, pair(3, 50, formats: (0x44, 0), [0, 60])) == .move)
  }

  /// Format 2 with two classes on either side: coverage at 24, glyph 50 in class 1 at 30, `second` in class 1 at 38.
  private func classPairs(_ second: UInt16, _ values: [UInt16]) -> [UInt16] {
    [2, 24, 4, 0, 30, 38, 2, 2] + values + [1, 1, 50, 1, 50, 1, 1, 1, second, 1, 1]
  }

  @Test("so can pairs of classes; a space in no class is in class 0")
  func classes() {
    #expect(verdict(2, classPairs(3, [0, 0, 0, 20])) == .bind)
    #expect(verdict(2, classPairs(51, [0, 0, 0, 20])) == .leave)
    #expect(verdict(2, classPairs(51, [0, 0, 20, 0])) == .bind)
  }

  /// Format 2 with the space as the only first glyph, in no class, and glyph 51 as the second in class 1.
  @Test("pairs of classes that begin with the space move it")
  func ownClasses() {
    let first: [UInt16] = [1, 1, 3, 1, 50, 1, 1, 1, 51, 1, 1]
    #expect(verdict(2, [2, 24, 4, 0, 30, 38, 2, 2, 0, 20, 0, 0] + first) == .move)
    #expect(verdict(2, [2, 24, 4, 0, 30, 38, 2, 2, 0, 0, 0, 20] + first) == .leave)
  }

  /// Format 2 whose second value has a placement, which is 0, and an advance: that of the space after glyph 50.
  private func placedClassPairs(_ advance: UInt16) -> [UInt16] {
    [2, 32, 0, 5, 38, 46, 2, 2, 0, 0, 0, 0, 0, 0, 0, advance] + [1, 1, 50, 1, 50, 1, 1, 1, 3, 1, 1]
  }

  // Flag 4 is IGNORE_LIGATURES. Beyond an ignored ligature, another glyph could be the space's neighbor.
  @Test("a space does not move alone if pairs that change it ignore ligatures")
  func ignoredLigatures() {
    #expect(verdict(2, placedClassPairs(20)) == .move)
    #expect(verdict(2, placedClassPairs(20), flags: 4) == .bind)
    #expect(verdict(2, pair(3, 50, formats: (4, 0), [20]), flags: 4) == .fail)
  }

  /// Format 2 with the first glyphs 3 and optionally 50 in class 1, and the second glyph 3 in class 1.
  private func spaceClass(with other: Bool) -> [UInt16] {
    let coverage: [UInt16] = other ? [1, 2, 3, 50] : [1, 1, 3, 0]
    return [2, 24, 4, 0, 32, 48, 2, 2, 0, 0, 0, 20] + coverage + [2, 2, 3, 3, 1, 50, 50, 1, 1, 3, 1, 1]
  }

  @Test("a value between two spaces also moves a glyph that shares the space's class")
  func sharedClass() {
    #expect(verdict(2, spaceClass(with: false)) == .move)
    #expect(verdict(2, spaceClass(with: true)) == .bind)
  }

  @Test("a lookup can only look to one side of the space, since a second value skips what follows")
  func sides() {
    // Two subtables of pairs: one with the space first, at 8 words after the lookup's start, and one with it second.
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
    let first = pair(3, 50, formats: (4, 0), [20])
    let second = pair(51, 3, formats: (0, 4), [20])
    #expect(verdict(table([first])) == .move)
    #expect(verdict(table([second])) == .move)
    #expect(verdict(table([first, second])) == .fail)
    #expect(verdict(table([first, pair(51, 3, formats: (0, 4), [0])])) == .fail)
    #expect(verdict(table([first, pair(51, 3, formats: (4, 0), [0])])) == .move)
  }

  // MARK: Contexts

  /// A chain of format 3: coverages of one glyph each for backtrack, input and lookahead, and no records.
  private func chain(_ backtrack: [UInt16], _ input: [UInt16], _ lookahead: [UInt16]) -> [UInt16] {
    let glyphs = backtrack + input + lookahead
    let start = UInt16(2 * (5 + glyphs.count))
    let offsets = glyphs.indices.map { start + 6 * UInt16($0) }
    var words: [UInt16] = [3]
    var next = 0
    for list in [backtrack, input, lookahead] {
      words += [UInt16(list.count)] + offsets[next..<next + list.count]
      next += list.count
    }
    return words + [0] + glyphs.flatMap { [1, 1, $0] }
  }

  @Test("a chained rule that continues behind a space needs a glyph on either side", arguments: [false, true])
  func chains(isSubstitution: Bool) {
    func chained(_ backtrack: [UInt16], _ input: [UInt16], _ lookahead: [UInt16]) -> Verdict {
      verdict(isSubstitution ? 6 : 8, chain(backtrack, input, lookahead), isSubstitution: isSubstitution)
    }
    #expect(chained([50], [51], [52]) == .leave)
    #expect(chained([50, 3], [51], [52]) == .bind)
    #expect(chained([3, 50], [51], [52]) == .across([50], [51]))
    #expect(chained([50], [51], [52, 3]) == .bind)
    #expect(chained([50], [51], [3, 52]) == .reach([51], [52], [50], [52]))
    #expect(chained([50], [51], [3, 3]) == .reach([51], [3], [50], [3]))
    #expect(chained([], [50, 51, 60], []) == .leave)
    #expect(chained([], [50, 3, 60], []) == .across([50], [60]))
    #expect(chained([], [50, 3], []) == .bind)
  }

  @Test("a rule for the space may check one glyph next to it; of two, each needs the other")
  func spaceRules() {
    #expect(verdict(8, chain([50], [3], [])) == .leave)
    #expect(verdict(8, chain([50], [3], [52])) == .across([50], [52]))
    #expect(verdict(8, chain([], [3], [3])) == .from([3]))
    #expect(verdict(6, chain([50], [3], []), isSubstitution: true) == .bind)
    // A record that starts the lookup itself, which looks at other glyphs, at the space.
    #expect(verdict(8, [3, 0, 1, 14, 0, 1, 0, 0, 1, 1, 3]) == .fail)
  }

  /// Format 2: coverage, three class definitions, two sets; the second set's rule has the classes of `rule`, each list
  /// with its count: backtrack, input after its first glyph, lookahead. The space is in no class, which is class 0.
  private func classChain(_ rule: [UInt16]) -> [UInt16] {
    [
      2, 16, 22, 22, 22, 2, 0, 30,  // coverage at 16, classes at 22, the set of class 1 at 30
      1, 1, 50, 1, 50, 1, 1,  // coverage: glyph 50; classes: glyph 50 has class 1
      1, 4,  // one rule at 4
    ] + rule + [0]
  }

  @Test("class 0 of a chained rule matches a space that is in no class")
  func classChains() {
    func chained(_ rule: [UInt16]) -> Verdict { verdict(6, classChain(rule), isSubstitution: true) }
    #expect(chained([0, 2, 1, 0]) == .leave)
    #expect(chained([0, 2, 0, 0]) == .bind)
    #expect(chained([2, 1, 0, 1, 0]) == .bind)
    #expect(chained([2, 0, 1, 1, 0]) == .across([50], [50]))
    #expect(chained([0, 1, 2, 1, 0]) == .bind)
    #expect(chained([0, 1, 2, 0, 1]) == .across([50], [50]))
  }

  /// Format 1: coverage at 8, one set at 14 with one rule at 4 of two glyphs.
  private func context(_ first: UInt16, _ second: UInt16) -> [UInt16] {
    [1, 8, 1, 14, 1, 1, first, 1, 4, 2, 0, second]
  }

  /// Format 3: two coverages at 10 and 16, and no records.
  private func coverageContext(_ first: UInt16, _ second: UInt16) -> [UInt16] {
    [3, 2, 0, 10, 16, 1, 1, first, 1, 1, second]
  }

  @Test("a contextual rule that begins with the space reaches what is behind it")
  func contexts() {
    for make in [context, coverageContext] {
      #expect(verdict(7, make(50, 51)) == .leave)
      #expect(verdict(7, make(50, 3)) == .bind)
      #expect(verdict(7, make(3, 50)) == .from([50]))
      #expect(verdict(5, make(3, 51), isSubstitution: true) == .from([51]))
    }
  }

  // MARK: Others

  /// A ligature of two glyphs: coverage at 8, one set at 14 with one ligature at 4.
  private func ligature(_ first: UInt16, _ second: UInt16) -> [UInt16] {
    [1, 8, 1, 14, 1, 1, first, 1, 4, 70, 2, second]
  }

  @Test("a ligature may end with the space")
  func ligatures() {
    #expect(verdict(4, ligature(50, 51), isSubstitution: true) == .leave)
    #expect(verdict(4, ligature(50, 3), isSubstitution: true) == .bind)
    #expect(verdict(4, ligature(3, 50), isSubstitution: true) == .from([50]))
  }

  @Test("rules that ignore base glyphs skip a space of that class")
  func skipped() {
    // Flag 2 is IGNORE_BASE_GLYPHS.
    #expect(verdict(4, ligature(50, 51), flags: 2, isSubstitution: true, isSkippable: true) == .fail)
    #expect(verdict(4, ligature(50, 51), flags: 2, isSubstitution: true, isSkippable: false) == .leave)
  }

  /// A reverse chain of one glyph: coverage, backtrack, lookahead, and the substitute 70; the coverages follow.
  private func reverseChain(_ glyph: UInt16, _ backtrack: [UInt16], _ lookahead: [UInt16]) -> [UInt16] {
    let glyphs = [glyph] + backtrack + lookahead
    let start = UInt16(2 * (5 + glyphs.count))
    let offsets = glyphs.indices.map { start + 6 * UInt16($0) }
    var table: [UInt16] = [1, offsets[0], UInt16(backtrack.count)]
    table += offsets[1..<1 + backtrack.count]
    table.append(UInt16(lookahead.count))
    table += offsets[(1 + backtrack.count)...]
    table += [1, 70]
    for glyph in glyphs { table += [1, 1, glyph] }
    return table
  }

  @Test("a reverse chain that continues behind a space needs a glyph on either side")
  func reverseChains() {
    func reversed(_ glyph: UInt16, _ backtrack: [UInt16], _ lookahead: [UInt16]) -> Verdict {
      verdict(8, reverseChain(glyph, backtrack, lookahead), isSubstitution: true)
    }
    #expect(reversed(50, [51], [52]) == .leave)
    #expect(reversed(50, [51, 3], [52]) == .bind)
    #expect(reversed(50, [51], [3, 52]) == .reach([50], [52], [51], [52]))
    #expect(reversed(50, [3, 51], []) == .across([51], [50]))
    #expect(reversed(3, [], [52]) == .from([52]))
  }

  @Test("the space may carry marks, but only if it does not move, and may not be cursive")
  func attachments() {
    // Mark and base coverage at 12 and 18, no classes, and empty arrays at 24.
    func marks(on base: UInt16) -> [UInt16] { [1, 12, 18, 0, 24, 24, 1, 1, 60, 1, 1, base, 0] }
    #expect(verdict(4, marks(on: 50)) == .leave)
    #expect(verdict(4, marks(on: 3)) == .bind)
    #expect(verdict(3, [1, 10, 1, 0, 0, 1, 1, 50]) == .leave)
    #expect(verdict(3, [1, 10, 1, 0, 0, 1, 1, 3]) == .fail)
    // Two lookups: pairs at 22, of 24 bytes, and marks at 54.
    let words: [UInt16] =
      [1, 0, 0, 0, 10, 2, 6, 38, 2, 0, 1, 8] + pair(50, 3, formats: (0, 4), [20]) + [4, 0, 1, 8] + marks(on: 3)
    #expect(verdict(LayoutTable(words, isSubstitution: false)) == .fail)
  }

  @Test("a table whose alternates are random is not a barrier, and neither is one of an unknown version or format")
  func others() {
    // A feature list at 10 with 'rand', and a lookup list at 20 without lookups.
    let random: [UInt16] = [1, 0, 0, 10, 20, 1, 0x7261, 0x6E64, 0, 0, 0]
    #expect(verdict(LayoutTable(random, isSubstitution: true)) == .fail)
    #expect(verdict(LayoutTable([1, 0, 0, 10, 20, 1, 0x6C69, 0x6761, 0, 0, 0], isSubstitution: true)) == .leave)
    #expect(verdict(LayoutTable([2, 0, 0, 0, 10, 0], isSubstitution: true)) == .fail)
    for type: UInt16 in [4, 5, 6, 8] { #expect(verdict(type, [9, 8, 0, 0], isSubstitution: true) == .fail) }
    for type: UInt16 in [2, 3, 4, 5, 6, 7, 8] { #expect(verdict(type, [9, 14, 14, 0, 0, 0, 0, 1, 0]) == .fail) }
  }

  @Test("a truncated table is not a barrier")
  func truncated() {
    #expect(verdict(6, [3, 0, 9], isSubstitution: true) == .fail)
    #expect(verdict(6, [], isSubstitution: true) == .fail)
  }

  /// The tables of Noto Sans Old Permic and Pau Cin Hau, for example.
  @Test("a table without a lookup list is a barrier, and so is a lookup list of offsets to nothing")
  func noLookups() {
    #expect(verdict(LayoutTable([1, 0, 10, 12, 0, 0, 0], isSubstitution: true)) == .leave)
    #expect(verdict(LayoutTable([1, 0, 0, 0, 10, 2, 0, 0], isSubstitution: true)) == .leave)
    #expect(verdict(LayoutTable([], isSubstitution: true)) == .leave)
  }

  @Test("a table that repeats its records is not a barrier, and reading it ends")
  func repeated() {
    // 65,535 lookups, all of which have the same 65,535 subtables. The offsets are those of the lookup list itself.
    let words: [UInt16] = [1, 0, 0, 0, 10, .max] + [UInt16](repeating: 4, count: 1 << 16)
    let table = LayoutTable(words, isSubstitution: true)
    #expect(verdict(table) == .fail)
    #expect(!table.isIntact)
  }
}

extension LayoutTable {
  /// Creates a table of 16-bit words.
  convenience init(_ words: [UInt16], isSubstitution: Bool) {
    let bytes = FontBytes(words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    self.init(FontData(bytes, range: 0..<bytes.count), isSubstitution: isSubstitution)
  }
}
