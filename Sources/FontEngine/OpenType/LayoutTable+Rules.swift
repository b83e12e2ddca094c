extension LayoutTable {
  /// A rule of a ligature or contextual subtable: a sequence of glyphs, classes, or coverage tables.
  struct Rule {
    /// What precedes the input, backward from it.
    var backtrack = Numbers(offset: 0, count: 0)
    /// The length of the input.
    let inputCount: Int
    /// The input after its first glyph, which determines the set of the rule.
    let rest: Numbers
    /// What follows the input.
    var lookahead = Numbers(offset: 0, count: 0)
    /// The lookups that the rule starts, as records of four bytes each.
    var records = Numbers(offset: 0, count: 0)

    /// The number of glyphs that the rule compares.
    var glyphCount: Int { backtrack.count + inputCount + lookahead.count }
  }

  /// A contextual subtable.
  enum Context {
    /// Rules in sets: by glyph, or by class if there are class definitions.
    case sets(Targets, Classes?)
    /// One rule of coverage tables, whose offsets are relative to the subtable.
    case coverages(Rule)
  }

  /// The class definitions of a contextual subtable.
  struct Classes {
    var backtrack: Int?
    let input: Int?
    var lookahead: Int?
  }

  /// Returns the contents of a contextual subtable, or `nil` if its format is unknown.
  func context(_ subtable: Subtable) -> Context? {
    let start = subtable.offset
    let isChained = subtable.type == .chainedContext
    func classes(at offset: Int) -> Int? { target(at: offset, from: start) }
    switch uint16(at: start) {
    case 1: return .sets(targets(at: start + 4, from: start), nil)
    case 2 where isChained:
      let classes = Classes(
        backtrack: classes(at: start + 4), input: classes(at: start + 6), lookahead: classes(at: start + 8))
      return .sets(targets(at: start + 10, from: start), classes)
    case 2: return .sets(targets(at: start + 6, from: start), Classes(input: classes(at: start + 4)))
    case 3 where isChained:
      let backtrack = numbers(at: start + 2)
      let input = numbers(at: backtrack.offset + 2 * backtrack.count)
      let lookahead = numbers(at: input.offset + 2 * input.count)
      return .coverages(
        Rule(
          backtrack: backtrack, inputCount: input.count,
          rest: Numbers(offset: input.offset + 2, count: max(0, input.count - 1)), lookahead: lookahead,
          records: numbers(at: lookahead.offset + 2 * lookahead.count)))
    case 3:
      let count = uint16(at: start + 2)
      let records = Numbers(offset: start + 6 + 2 * count, count: uint16(at: start + 4))
      return .coverages(
        Rule(inputCount: count, rest: Numbers(offset: start + 8, count: max(0, count - 1)), records: records))
    default: return nil
    }
  }

  /// Returns the sets of ligatures of a subtable.
  func ligatureSets(_ subtable: Subtable) -> Targets { targets(at: subtable.offset + 4, from: subtable.offset) }

  /// Returns a rule in a set of a subtable.
  func rule(at offset: Int, of type: LookupType) -> Rule {
    // The first glyph of the input is counted but not stored.
    switch type {
    case .ligature:
      let count = max(1, uint16(at: offset + 2))
      return Rule(inputCount: count, rest: Numbers(offset: offset + 4, count: count - 1))
    case .chainedContext:
      let backtrack = numbers(at: offset)
      let input = backtrack.offset + 2 * backtrack.count
      let count = max(1, uint16(at: input))
      let lookahead = numbers(at: input + 2 * count)
      return Rule(
        backtrack: backtrack, inputCount: count, rest: Numbers(offset: input + 2, count: count - 1),
        lookahead: lookahead, records: numbers(at: lookahead.offset + 2 * lookahead.count))
    default:
      let count = max(1, uint16(at: offset))
      let records = Numbers(offset: offset + 2 + 2 * count, count: uint16(at: offset + 2))
      return Rule(inputCount: count, rest: Numbers(offset: offset + 4, count: count - 1), records: records)
    }
  }

  /// Returns a lookup that a rule starts, and the index of the input glyph at which it does.
  func record(_ index: Int, of rule: Rule) -> (glyph: Int, lookup: Int) {
    let offset = rule.records.offset + 4 * index
    return (uint16(at: offset), uint16(at: offset + 2))
  }
}
