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
  private let table: LayoutTable
  private let space: Int
  /// The glyph of U+00A0, which may be in the same class as the space.
  private let noBreakSpace: Int?

  /// Whether a rule moves the space.
  private(set) var moves = false

  /// The sides of the space that the current lookup looks at.
  private var sides: Sides = []

  private struct Sides: OptionSet {
    let rawValue: UInt8
    static let before = Sides(rawValue: 1)
    static let behind = Sides(rawValue: 2)
  }

  init(table: LayoutTable, space: Int, noBreakSpace: Int? = nil) {
    self.table = table
    self.space = space
    self.noBreakSpace = noBreakSpace
  }

  /// Returns the glyphs if the space moves, and alone, or `nil`; also `nil` for tables that violate the OpenType
  /// specification.
  static func glyphs(in font: HarfBuzzFont) -> MovingSpaces? {
    guard let glyph = SpaceBarrier.glyph(in: font), !font.shared.tables["kern"].exists else { return nil }
    let noBreakSpace = font.nominalGlyph(for: 0xA0)
    var moves = false
    for table in font.shared.tables.layoutTables {
      var rules = MovingSpace(table: table, space: Int(glyph), noBreakSpace: noBreakSpace.map(Int.init))
      guard rules.movesAlone() else { return nil }
      moves = moves || rules.moves
    }
    return moves ? MovingSpaces(space: glyph, noBreakSpace: noBreakSpace ?? glyph) : nil
  }

  /// Returns whether no rule of the table changes anything beside the space except its advance.
  mutating func movesAlone() -> Bool {
    for index in 0..<table.lookupCount {
      sides = []
      let lookup = table.lookup(index)
      for subtable in lookup.subtables {
        let isFine =
          switch subtable.type {
          case .ligature, .cursive: !covers(space, at: subtable.offset + 2, of: subtable)
          case .context: context(subtable)
          case .chainedContext: chainedContext(subtable)
          case .pair: pairs(subtable)
          default: true
          }
        // A rule that ignores ligatures could move a space because of another one beyond a ligature.
        if !isFine || sides == [.before, .behind] || (lookup.ignoresLigatures && !sides.isEmpty) { return false }
      }
    }
    return table.isIntact
  }

  /// Returns whether the coverage table of a subtable, whose offset is at `offset`, contains a glyph.
  private func covers(_ glyph: Int, at offset: Int, of subtable: LayoutTable.Subtable) -> Bool {
    table.coverage(table.target(at: offset, from: subtable.offset), contains: glyph)
  }

  // MARK: Pairs

  private mutating func pairs(_ subtable: LayoutTable.Subtable) -> Bool {
    let start = subtable.offset
    let values = PairValues(first: table.uint16(at: start + 4), second: table.uint16(at: start + 6))
    let coverage = table.target(at: start + 2, from: start)
    let own = table.coverageIndex(of: space, in: coverage)
    if values.second != 0, own != nil { return false }
    switch table.uint16(at: start) {
    case 1:
      let sets = table.targets(at: start + 8, from: start)
      return (0..<sets.count).allSatisfy { index in sets[index].map { pairs($0, values, isOwn: index == own) } ?? true }
    case 2: return classPairs(start, values, coverage: coverage, isOwn: own != nil)
    default: return false
    }
  }

  /// Checks a set of pairs, which have the space as their first glyph if `isOwn`.
  private mutating func pairs(_ set: Int, _ values: PairValues, isOwn: Bool) -> Bool {
    for record in 0..<table.uint16(at: set) {
      let pair = set + 2 + record * (2 + values.size)
      if isOwn {
        sides.insert(.behind)
        if !changes(.first, values, at: pair + 2) { return false }
      } else if table.uint16(at: pair) == space {
        sides.insert(.before)
        if !changes(.second, values, at: pair + 2) { return false }
      }
    }
    return true
  }

  /// Checks pairs of classes. The space is the first glyph of some if `isOwn`.
  private mutating func classPairs(_ start: Int, _ values: PairValues, coverage: Int?, isOwn: Bool) -> Bool {
    let firstClasses = table.target(at: start + 8, from: start)
    let first = table.glyphClass(of: space, in: firstClasses)
    let second = table.glyphClass(of: space, in: table.target(at: start + 10, from: start))
    let (firsts, seconds) = (table.uint16(at: start + 12), table.uint16(at: start + 14))
    func value(_ first: Int, _ second: Int) -> Int { start + 16 + (first * seconds + second) * values.size }
    if isOwn {
      sides.insert(.behind)
      // The value of a pair whose second glyph is the space also moves other glyphs in the space's first class.
      let hasOthers = table.coverage(coverage, hasOthersThan: [space, noBreakSpace ?? space]) {
        table.glyphClass(of: $0, in: firstClasses) == first
      }
      if hasOthers, first < firsts, second < seconds, !changes(.neither, values, at: value(first, second)) {
        return false
      }
    }
    for row in 0..<firsts {
      // A table may declare four billion pairs.
      guard table.isIntact else { return false }
      if isOwn, row == first {
        for column in 0..<seconds where !changes(.first, values, at: value(row, column)) { return false }
      } else if second < seconds {
        let offset = value(row, second)
        if !changes(.second, values, at: offset) { return false }
        if isSet(values, at: offset) { sides.insert(.before) }
      }
    }
    return true
  }

  /// Returns whether a record has a value other than 0.
  private func isSet(_ values: PairValues, at start: Int) -> Bool {
    stride(from: start, to: start + values.size, by: 2).contains { table.uint16(at: $0) != 0 }
  }

  /// The glyph of a pair that is the space.
  private enum Side { case first, second, neither }

  /// Returns whether a record changes nothing except the advance of one side.
  private mutating func changes(_ side: Side, _ values: PairValues, at start: Int) -> Bool {
    var offset = start
    for (format, isOwn) in [(values.first, side == .first), (values.second, side == .second)] {
      for bit in 0..<8 where format & 1 << bit != 0 {
        let mayChange = isOwn && 1 << bit == PairValues.advance
        if table.uint16(at: offset) != 0 {
          guard mayChange else { return false }
          moves = true
        }
        offset += 2
      }
    }
    return true
  }

  // MARK: Contexts

  private func context(_ subtable: LayoutTable.Subtable) -> Bool {
    // A barrier has no space after the first glyph.
    let isCoverages = table.uint16(at: subtable.offset) == 3
    return !covers(space, at: subtable.offset + (isCoverages ? 6 : 2), of: subtable)
  }

  private mutating func chainedContext(_ subtable: LayoutTable.Subtable) -> Bool {
    switch table.context(subtable) {
    case .sets(let sets, let classes):
      return !covers(space, at: subtable.offset + 2, of: subtable) && hasNoSpaceAround(sets, classes)
    case .coverages(let rule):
      for list in [rule.backtrack, rule.lookahead] {
        if table.targets(list, from: subtable.offset).contains(where: { table.coverage($0, contains: space) }) {
          return false
        }
      }
      guard covers(space, at: rule.rest.offset - 2, of: subtable) else { return true }
      guard !table.isSubstitution, rule.inputCount == 1, rule.backtrack.count + rule.lookahead.count <= 1 else {
        return false
      }
      sides.insert(rule.backtrack.count > 0 ? .before : .behind)
      for index in 0..<rule.records.count {
        moves = true
        let record = table.record(index, of: rule)
        guard record.glyph == 0, movesOne(lookup: record.lookup) else { return false }
      }
      return true
    case nil: return false
    }
  }

  /// Returns whether rules by glyph or class do not have the space before or after their input.
  private func hasNoSpaceAround(_ sets: LayoutTable.Targets, _ classes: LayoutTable.Classes?) -> Bool {
    let before = classes.map { table.glyphClass(of: space, in: $0.backtrack) } ?? space
    let ahead = classes.map { table.glyphClass(of: space, in: $0.lookahead) } ?? space
    return !table.hasRule(in: sets, of: .chainedContext) {
      table.contains(before, in: $0.backtrack) || table.contains(ahead, in: $0.lookahead)
    }
  }

  /// Returns whether a positioning lookup applies to single glyphs and changes only advances.
  private func movesOne(lookup index: Int) -> Bool {
    index < table.lookupCount
      && table.lookup(index).subtables.allSatisfy {
        $0.type == .single && table.uint16(at: $0.offset + 4) == PairValues.advance
      }
  }
}

/// The storage format of the two values of a pair.
private struct PairValues {
  let first: Int
  let second: Int

  /// The bit of a value format for the advance.
  static let advance = 4

  /// The size of both values, in bytes.
  var size: Int { 2 * (first.nonzeroBitCount + second.nonzeroBitCount) }
}

/// The glyphs of a ``MovingSpace``.
struct MovingSpaces: Equatable {
  let space: UInt32
  /// The glyph of U+00A0, which may move before a space, or the glyph of the space if the face has none.
  let noBreakSpace: UInt32
}

extension LayoutTable {
  /// Returns whether a coverage table contains a glyph, other than the known ones, that satisfies a condition.
  fileprivate func coverage(_ coverage: Int?, hasOthersThan known: [Int], where holds: (Int) -> Bool) -> Bool {
    guard let coverage else { return false }
    let isList = uint16(at: coverage) == 1
    for index in 0..<uint16(at: coverage + 2) {
      let start = coverage + 4 + index * (isList ? 2 : 6)
      let first = uint16(at: start)
      let last = isList ? first : uint16(at: start + 2)
      // A table may repeat its ranges.
      guard isIntact, first <= last else { continue }
      for glyph in first...last where !known.contains(glyph) && holds(glyph) { return true }
    }
    return false
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
