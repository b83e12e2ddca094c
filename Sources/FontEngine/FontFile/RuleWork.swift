/// An estimate of how many glyphs HarfBuzz may compare, in vain, at one glyph of a text.
///
/// HarfBuzz's own limit counts the rules that apply, not those that fail. A lookup tries all its subtables, and all
/// rules of the set that begins with the glyph or its class, each up to its last glyph. A rule that applies starts
/// other lookups, whose rules may start more.
struct RuleWork {
  /// The number of comparisons that all lookups of a table make, for the larger of the two tables.
  private(set) var comparisons = 0

  /// Whether the face is shaped under a deadline.
  var isWatched: Bool { comparisons > FontLimits.watchedComparisons }

  /// Adds the rules of a table.
  ///
  /// - Throws: ``TooMuchWork`` if the table exceeds what ``FontLimits`` allows.
  mutating func add(_ table: FontTable, isSubstitution: Bool) throws(TooMuchWork) {
    var reader = RuleReader(table: table, isSubstitution: isSubstitution)
    var lookups = try reader.lookups()
    comparisons = max(comparisons, lookups.indices.reduce(0) { $0 + Self.comparisons(of: $1, in: &lookups) })
    guard comparisons <= FontLimits.maximumComparisons else {
      throw TooMuchWork(description: "compares \(comparisons) glyphs to find the rules at one")
    }
  }

  /// Returns the comparisons of a lookup and of the lookups that its rules start. Of the rules, at most one applies at
  /// a glyph.
  private static func comparisons(of index: Int, in lookups: inout [LookupRules]) -> Int {
    guard lookups.indices.contains(index) else { return 0 }
    switch lookups[index].state {
    case .known(let comparisons): return comparisons
    // A cycle: HarfBuzz starts at most this many lookups for one glyph.
    case .inHand: return Self.maximumStarts * lookups[index].comparisons
    case .new: break
    }
    lookups[index].state = .inHand
    var most = 0
    for rule in lookups[index].rules {
      most = max(most, rule.reduce(0) { $0 + Self.comparisons(of: $1, in: &lookups) })
    }
    // Clamped to just above the limit, so that no sum overflows.
    let comparisons = min(lookups[index].comparisons + most, FontLimits.maximumComparisons + 1)
    lookups[index].state = .known(comparisons)
    return comparisons
  }

  /// HarfBuzz's limit `HB_BUFFER_MAX_OPS_FACTOR`.
  private static let maximumStarts = 1024
}

/// The work that a lookup does at one glyph.
private struct LookupRules {
  /// The number of glyphs that the lookup compares, without the lookups that it starts.
  var comparisons = 0
  /// The lookups that each rule starts, for the rules that start any.
  var rules: [[Int]] = []
  var state = State.new

  enum State {
    case new, inHand
    case known(Int)
  }
}

/// Counts the rules of a layout table, by the formats of the OpenType specification.
private struct RuleReader {
  let table: FontTable
  let isSubstitution: Bool
  /// The lookups that each rule of the current lookup starts.
  private var started: [[Int]] = []
  private var reads = 0

  init(table: FontTable, isSubstitution: Bool) {
    self.table = table
    self.isSubstitution = isSubstitution
  }

  mutating func lookups() throws(TooMuchWork) -> [LookupRules] {
    let list = table.uint16(8)
    guard list > 0 else { return [] }
    var lookups: [LookupRules] = []
    for index in 0..<table.uint16(list) {
      started = []
      let comparisons = try comparisons(lookup: list, at: list + 2 + 2 * index)
      lookups.append(LookupRules(comparisons: comparisons, rules: started))
    }
    return lookups
  }

  private mutating func comparisons(lookup base: Int, at place: Int) throws(TooMuchWork) -> Int {
    guard let lookup = try offset(base, at: place) else { return 0 }
    let type = table.uint16(lookup)
    var comparisons = 0
    for index in 0..<table.uint16(lookup + 4) {
      guard let subtable = try offset(lookup, at: lookup + 6 + 2 * index) else { continue }
      let isExtension = type == (isSubstitution ? 7 : 9)
      let start = isExtension ? subtable + table.uint32(subtable + 4) : subtable
      comparisons += 1 + (try rules(isExtension ? table.uint16(subtable + 2) : type, start))
    }
    return comparisons
  }

  /// Returns the number of glyphs that the rules of a subtable compare at one glyph.
  private mutating func rules(_ type: Int, _ start: Int) throws(TooMuchWork) -> Int {
    switch isSubstitution ? type : type + 100 {
    case 4: return try longestSet(start, at: start + 4, .ligature)
    case 5, 107:
      switch table.uint16(start) {
      case 1: return try longestSet(start, at: start + 4, .plain)
      case 2: return try longestSet(start, at: start + 6, .plain)
      case 3:
        let glyphs = table.uint16(start + 2)
        try addStarted(count: table.uint16(start + 4), at: start + 6 + 2 * glyphs)
        return glyphs
      default: return 0
      }
    case 6, 108:
      switch table.uint16(start) {
      case 1: return try longestSet(start, at: start + 4, .chained)
      case 2: return try longestSet(start, at: start + 10, .chained)
      case 3:
        var place = start + 2
        var glyphs = 0
        for _ in 0..<3 {
          glyphs += table.uint16(place)
          place += 2 + 2 * table.uint16(place)
        }
        try addStarted(count: table.uint16(place), at: place + 2)
        return glyphs
      default: return 0
      }
    default: return 0
    }
  }

  /// The formats of a rule in a set.
  private enum Rule {
    case ligature, plain, chained
  }

  /// Returns the number of glyphs in all rules of the longest set, of those whose offsets are at a position.
  private mutating func longestSet(_ base: Int, at place: Int, _ rule: Rule) throws(TooMuchWork) -> Int {
    var longest = 0
    for index in 0..<table.uint16(place) {
      guard let set = try offset(base, at: place + 2 + 2 * index) else { continue }
      var length = 0
      for index in 0..<table.uint16(set) {
        guard let start = try offset(set, at: set + 2 + 2 * index) else { continue }
        length += try self.length(of: rule, at: start)
      }
      longest = max(longest, length)
    }
    return longest
  }

  /// Returns the number of glyphs in a rule, and records the lookups that it starts.
  private mutating func length(of rule: Rule, at start: Int) throws(TooMuchWork) -> Int {
    switch rule {
    case .ligature: return max(1, table.uint16(start + 2))
    case .plain:
      let count = max(1, table.uint16(start))
      try addStarted(count: table.uint16(start + 2), at: start + 2 + 2 * count)
      return count
    case .chained:
      let before = table.uint16(start)
      var place = start + 2 + 2 * before
      let count = max(1, table.uint16(place))
      place += 2 * count
      let after = table.uint16(place)
      place += 2 + 2 * after
      try addStarted(count: table.uint16(place), at: place + 2)
      return before + count + after
    }
  }

  private mutating func addStarted(count: Int, at place: Int) throws(TooMuchWork) {
    guard count > 0 else { return }
    var lookups: [Int] = []
    for index in 0..<count {
      try countRead()
      lookups.append(table.uint16(place + 4 * index + 2))
    }
    started.append(lookups)
  }

  /// Returns the position that an offset refers to, relative to `base`, or `nil` if the offset is 0.
  private mutating func offset(_ base: Int, at place: Int) throws(TooMuchWork) -> Int? {
    try countRead()
    let offset = table.uint16(place)
    return offset == 0 ? nil : base + offset
  }

  /// Counts a read. A damaged table can refer to the same records again and again, on each level.
  private mutating func countRead() throws(TooMuchWork) {
    reads += 1
    guard reads <= FontLimits.maximumScreeningReads else {
      throw TooMuchWork(description: "names the same rules again and again")
    }
  }
}
