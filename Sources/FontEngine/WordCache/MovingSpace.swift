import CHarfBuzz
import Synchronization

/// A test of whether a face's rules change only the advance of the space (and of the no-break space) beside other
/// glyphs.
///
/// Fonts that kern with the space make HarfBuzz mark every word as bound to its neighbors. If the test succeeds, words
/// are not bound: a word has the same glyphs and width with and without a space on either side, and so does a line that
/// ends before the space or begins after it. Only the width of the space between differs: by one amount for the glyph
/// before it and another for the glyph after it, which are independent of each other.
///
/// A face must pass ``SpaceBarrier`` first. Then no rule may look at the space except pairs that move it alone, and
/// rules for the space by itself that do the same because of one adjacent glyph. Each lookup may look to one side of
/// the space only: the first matching subtable counts, so one for the glyph before would hide one for the glyph after.
/// And since HarfBuzz continues after the second glyph of a pair that has a second value, such pairs may not begin with
/// the space.
struct MovingSpace {
  let table: LayoutTable
  let space: UInt16
  /// The glyph of U+00A0, which may be in the same class as the space.
  let noBreakSpace: UInt16?
  private typealias Truncated = SpaceBarrier.Truncated

  /// Whether a rule moves the space.
  private(set) var moves = false

  /// The sides of the space that the current lookup looks at.
  private var sides: Sides = []

  private struct Sides: OptionSet {
    let rawValue: UInt8
    static let before = Sides(rawValue: 1)
    static let behind = Sides(rawValue: 2)
  }

  init(table: LayoutTable, space: UInt16, noBreakSpace: UInt16? = nil) {
    self.table = table
    self.space = space
    self.noBreakSpace = noBreakSpace
  }

  /// Returns the glyphs if the space moves, and alone, or `nil`; also `nil` for tables that violate the OpenType
  /// specification.
  static func glyphs(in font: HarfBuzzFont) -> MovingSpaces? {
    guard let glyph = SpaceBarrier.glyph(in: font), let space = UInt16(exactly: glyph),
      unsafe LayoutTable(font.face, "kern") == nil
    else { return nil }
    let noBreakSpace = font.nominalGlyph(for: 0xA0)
    var moves = false
    for tag: OpenTypeTag in ["GSUB", "GPOS"] {
      guard let table = unsafe LayoutTable(font.face, tag) else { continue }
      var rules = MovingSpace(
        table: table, space: space, noBreakSpace: noBreakSpace.flatMap { UInt16(exactly: $0) })
      guard (try? rules.movesAlone(isSubstitution: tag == "GSUB")) == true else { return nil }
      moves = moves || rules.moves
    }
    return moves ? MovingSpaces(space: glyph, noBreakSpace: noBreakSpace ?? glyph) : nil
  }

  /// Returns whether no rule of the table changes anything beside the space except its advance.
  mutating func movesAlone(isSubstitution: Bool) throws(SpaceBarrier.Truncated) -> Bool {
    let list = try table.offset16(0, at: 8)
    for lookup in try table.offsets16(list, at: list) {
      sides = []
      // A rule that ignores ligatures could move a space because of another one beyond a ligature.
      let ignoresLigatures = try table.uint16(lookup + 2) & 0x0004 != 0
      for (type, start) in try subtables(of: lookup, isSubstitution: isSubstitution) {
        let isFine =
          switch (isSubstitution, type) {
          case (true, 4), (false, 3): try !table.coverage(table.offset16(start, at: start + 2), has: space)
          case (true, 5), (false, 7): try context(start, isSubstitution)
          case (true, 6), (false, 8): try chainedContext(start, isSubstitution)
          case (false, 2): try pairs(start)
          default: true
          }
        if !isFine || sides == [.before, .behind] || (ignoresLigatures && !sides.isEmpty) { return false }
      }
    }
    return true
  }

  /// Returns the subtables of a lookup with their types, including those in extensions.
  private func subtables(of lookup: Int, isSubstitution: Bool) throws(Truncated) -> [(type: Int, start: Int)] {
    let type = Int(try table.uint16(lookup))
    var subtables: [(type: Int, start: Int)] = []
    for subtable in try table.offsets16(lookup, at: lookup + 4) {
      if type == (isSubstitution ? 7 : 9) {
        let start = subtable + Int(try table.uint32(subtable + 4))
        subtables.append((Int(try table.uint16(subtable + 2)), start))
      } else {
        subtables.append((type, subtable))
      }
    }
    return subtables
  }

  // MARK: Pairs

  /// The bit of a value format for the advance.
  private static let advance: UInt16 = 4

  private mutating func pairs(_ start: Int) throws(Truncated) -> Bool {
    let formats = (first: try table.uint16(start + 4), second: try table.uint16(start + 6))
    let coverage = try table.offset16(start, at: start + 2)
    let values = PairValues(formats.first, formats.second)
    if formats.second != 0, try table.coverage(coverage, has: space) { return false }
    switch try table.uint16(start) {
    case 1:
      let own = try table.coverageIndex(coverage, of: space)
      for (index, set) in try table.offsets16(start, at: start + 8).enumerated() {
        for record in 0..<Int(try table.uint16(set)) {
          let place = set + 2 + record * (2 + values.size)
          let isSecond = try table.uint16(place) == space
          if index == own { sides.insert(.behind) }
          if index != own, isSecond { sides.insert(.before) }
          if index == own, try !changes(.first, values, at: place + 2) { return false }
          if index != own, isSecond, try !changes(.second, values, at: place + 2) { return false }
        }
      }
      return true
    case 2:
      let own = try table.coverage(coverage, has: space)
      let first = Int(try table.glyphClass(table.offset16(start, at: start + 8), of: space))
      let second = Int(try table.glyphClass(table.offset16(start, at: start + 10), of: space))
      let (firsts, seconds) = (Int(try table.uint16(start + 12)), Int(try table.uint16(start + 14)))
      if own {
        sides.insert(.behind)
        // The value of a pair whose second glyph is the space also moves other glyphs in the space's first class.
        let hasOthers = try table.coverage(coverage, hasOthersThan: [space, noBreakSpace ?? space]) {
          glyph throws(SpaceBarrier.Truncated) in
          try Int(table.glyphClass(table.offset16(start, at: start + 8), of: glyph)) == first
        }
        let place = start + 16 + (first * seconds + second) * values.size
        if hasOthers, first < firsts, second < seconds, try !changes(.neither, values, at: place) { return false }
      }
      for row in 0..<firsts {
        for column in 0..<seconds {
          let place = start + 16 + (row * seconds + column) * values.size
          if own, row == first, try !changes(.first, values, at: place) { return false }
          if column == second, !own || row != first {
            if try !changes(.second, values, at: place) { return false }
            if values.size > 0, try values.isSet(in: table, at: place) { sides.insert(.before) }
          }
        }
      }
      return true
    default: return false
    }
  }

  /// The glyph of a pair that is the space.
  private enum Side { case first, second, neither }

  /// Returns whether a record changes nothing except the advance of one side.
  private mutating func changes(_ side: Side, _ values: PairValues, at place: Int) throws(Truncated) -> Bool {
    var place = place
    for (format, isOwn) in [(values.first, side == .first), (values.second, side == .second)] {
      for bit in 0..<8 where format & 1 << bit != 0 {
        let mayChange = isOwn && 1 << bit == Self.advance
        if try table.uint16(place) != 0 {
          guard mayChange else { return false }
          moves = true
        }
        place += 2
      }
    }
    return true
  }

  // MARK: Contexts

  private func context(_ start: Int, _ isSubstitution: Bool) throws(Truncated) -> Bool {
    // A barrier has no space after the first glyph.
    let place = try table.uint16(start) == 3 ? start + 6 : start + 2
    return try !table.coverage(table.offset16(start, at: place), has: space)
  }

  private mutating func chainedContext(_ start: Int, _ isSubstitution: Bool) throws(Truncated) -> Bool {
    switch try table.uint16(start) {
    case 1: return try chainedRules(start, sets: start + 4, classes: nil)
    case 2: return try chainedRules(start, sets: start + 10, classes: (start + 4, start + 8))
    case 3:
      let input = start + 4 + 2 * Int(try table.uint16(start + 2))
      let ahead = input + 2 + 2 * Int(try table.uint16(input))
      let records = ahead + 2 + 2 * Int(try table.uint16(ahead))
      if try coverages(start, at: start + 2) { return false }
      if try coverages(start, at: ahead) { return false }
      guard try table.coverage(table.offset16(start, at: input + 2), has: space) else { return true }
      let (before, behind) = (try table.uint16(start + 2), try table.uint16(ahead))
      guard !isSubstitution, try table.uint16(input) == 1, before + behind <= 1 else { return false }
      sides.insert(before > 0 ? .before : .behind)
      for record in 0..<Int(try table.uint16(records)) {
        moves = true
        guard try table.uint16(records + 2 + record * 4) == 0 else { return false }
        if try !movesOne(lookup: Int(table.uint16(records + 4 + record * 4))) { return false }
      }
      return true
    default: return false
    }
  }

  /// Returns whether rules by glyph or class do not contain the space.
  private func chainedRules(
    _ start: Int, sets: Int, classes: (before: Int, ahead: Int)?
  ) throws(Truncated) -> Bool {
    if try table.coverage(table.offset16(start, at: start + 2), has: space) { return false }
    var (before, ahead) = (space, space)
    if let classes {
      before = try table.glyphClass(table.offset16(start, at: classes.before), of: space)
      ahead = try table.glyphClass(table.offset16(start, at: classes.ahead), of: space)
    }
    for set in try table.offsets16(start, at: sets) where set != start {
      for rule in try table.offsets16(set, at: set) {
        let backtrack = Int(try table.uint16(rule))
        let input = rule + 2 + backtrack * 2
        let lookahead = input + 2 * Int(max(1, try table.uint16(input)))
        if try table.array(rule + 2, count: backtrack, has: before) { return false }
        if try table.array(lookahead + 2, count: Int(table.uint16(lookahead)), has: ahead) { return false }
      }
    }
    return true
  }

  /// Returns whether any coverage in a counted list contains the space.
  private func coverages(_ start: Int, at place: Int) throws(Truncated) -> Bool {
    for index in 0..<Int(try table.uint16(place)) {
      if try table.coverage(table.offset16(start, at: place + 2 + index * 2), has: space) { return true }
    }
    return false
  }

  /// Returns whether a positioning lookup applies to single glyphs and changes only advances.
  private func movesOne(lookup number: Int) throws(Truncated) -> Bool {
    let list = try table.offset16(0, at: 8)
    let lookups = try table.offsets16(list, at: list)
    guard lookups.indices.contains(number) else { return false }
    for (type, start) in try subtables(of: lookups[number], isSubstitution: false) {
      guard type == 1, try table.uint16(start + 4) == Self.advance else { return false }
    }
    return true
  }
}

/// The storage format of the two values of a pair.
private struct PairValues {
  let first: UInt16
  let second: UInt16

  init(_ first: UInt16, _ second: UInt16) {
    self.first = first
    self.second = second
  }

  /// The size of both values, in bytes.
  var size: Int { 2 * (first.nonzeroBitCount + second.nonzeroBitCount) }

  /// Returns whether a record has a value other than 0.
  func isSet(in table: LayoutTable, at place: Int) throws(SpaceBarrier.Truncated) -> Bool {
    for offset in stride(from: 0, to: size, by: 2) where try table.uint16(place + offset) != 0 { return true }
    return false
  }
}

/// The glyphs of a ``MovingSpace``.
struct MovingSpaces: Equatable {
  let space: UInt32
  /// The glyph of U+00A0, which may move before a space, or the glyph of the space if the face has none.
  let noBreakSpace: UInt32
}

extension LayoutTable {
  /// Returns whether a coverage table contains a glyph, other than the known ones, that satisfies a condition.
  fileprivate func coverage(
    _ start: Int, hasOthersThan known: [UInt16], where holds: (UInt16) throws(Truncated) -> Bool
  ) throws(Truncated) -> Bool {
    let count = Int(try uint16(start + 2))
    for index in 0..<count {
      let isList = try uint16(start) == 1
      let place = start + 4 + index * (isList ? 2 : 6)
      let first = try uint16(place)
      let last = isList ? first : try uint16(place + 2)
      guard first <= last else { continue }
      for glyph in first...last where !known.contains(glyph) {
        if try holds(glyph) { return true }
      }
    }
    return false
  }

  /// Returns the index of a glyph in a coverage table, or `nil` if it does not contain the glyph.
  fileprivate func coverageIndex(_ start: Int, of glyph: UInt16) throws(Truncated) -> Int? {
    let count = Int(try uint16(start + 2))
    switch try uint16(start) {
    case 1:
      for index in 0..<count where try uint16(start + 4 + index * 2) == glyph { return index }
    case 2:
      for index in 0..<count {
        let range = start + 4 + index * 6
        let first = try uint16(range)
        if first <= glyph, try glyph <= uint16(range + 2) { return Int(try uint16(range + 4)) + Int(glyph - first) }
      }
    default: throw Truncated()
    }
    return nil
  }
}

/// The ``MovingSpace`` of a face, determined when first needed. Every shaped text queries it, without a lock.
final class LazyMovingSpace: Sendable {
  /// 0 if unknown, 1 for none; else the space's glyph plus 2 in the upper half, and the no-break space's in the lower
  /// half.
  private let known = Atomic<UInt64>(0)

  /// Returns the glyphs of `font`, which must be of the same face in every call.
  @inline(__always)
  func glyphs(in font: HarfBuzzFont) -> MovingSpaces? {
    let value = known.load(ordering: .relaxed)
    if value <= 1 { return value == 0 ? find(in: font) : nil }
    return MovingSpaces(
      space: UInt32(truncatingIfNeeded: value >> 32) - 2, noBreakSpace: UInt32(truncatingIfNeeded: value))
  }

  @inline(never)
  private func find(in font: HarfBuzzFont) -> MovingSpaces? {
    let glyphs = font.shared.memory.watch { MovingSpace.glyphs(in: font) }
    known.store(glyphs.map { UInt64($0.space + 2) << 32 | UInt64($0.noBreakSpace) } ?? 1, ordering: .relaxed)
    return glyphs
  }
}
