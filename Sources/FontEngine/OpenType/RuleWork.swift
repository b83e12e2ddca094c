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
  mutating func add(_ table: LayoutTable) throws(TooMuchWork) {
    var lookups: [LookupRules] = []
    for index in 0..<table.lookupCount {
      lookups.append(LookupRules(table.lookup(index), in: table))
      guard !table.isExhausted else { throw TooMuchWork(description: "names the same rules again and again") }
    }
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

  /// Reads a lookup.
  init(_ lookup: LayoutTable.Lookup, in table: LayoutTable) {
    for subtable in lookup.subtables {
      comparisons += 1
      switch subtable.type {
      case .ligature: comparisons += longestSet(table.ligatureSets(subtable), of: subtable.type, in: table)
      case .context, .chainedContext:
        switch table.context(subtable) {
        case .sets(let sets, _): comparisons += longestSet(sets, of: subtable.type, in: table)
        case .coverages(let rule):
          comparisons += rule.glyphCount
          addStarted(by: rule, in: table)
        case nil: break
        }
      default: break
      }
    }
  }

  /// Returns the number of glyphs in all rules of the longest set, and adds the lookups that the rules start.
  private mutating func longestSet(
    _ sets: LayoutTable.Targets, of type: LayoutTable.LookupType, in table: LayoutTable
  ) -> Int {
    var longest = 0
    for set in sets {
      var length = 0
      for offset in table.targets(at: set, from: set) {
        let rule = table.rule(at: offset, of: type)
        length += rule.glyphCount
        addStarted(by: rule, in: table)
      }
      longest = max(longest, length)
    }
    return longest
  }

  private mutating func addStarted(by rule: LayoutTable.Rule, in table: LayoutTable) {
    guard rule.records.count > 0 else { return }
    rules.append((0..<rule.records.count).map { table.record($0, of: rule).lookup })
  }
}
