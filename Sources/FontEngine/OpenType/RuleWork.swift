/// An estimate of the work that HarfBuzz may do at one glyph of a text, in comparisons of glyphs.
///
/// HarfBuzz's own limit counts the rules that apply, not those that fail. A lookup tries all its subtables, and all
/// rules of the set that begins with the glyph or its class, each up to its last glyph. A rule that applies starts
/// other lookups, whose rules may start more. A position that varies adds up the regions of the variation store. Each
/// subtable of Apple's tables visits the glyph. And a lookup may replace a glyph with several, at each of which later
/// lookups do the same.
struct RuleWork {
  /// The comparisons at one glyph, of all lookups and subtables of the table that makes the most.
  private(set) var comparisons = 0
  /// The comparisons at one glyph, of the lookup that makes the most.
  private(set) var largestLookup = 0
  /// The number of glyphs that one glyph may become, at most ``maximumGrowth``.
  private(set) var growth = 1

  /// Whether the face is shaped under a deadline.
  var isWatched: Bool {
    comparisons > FontLimits.watchedComparisons || comparisons * growth > FontLimits.watchedGrownComparisons
  }

  /// Adds the rules of a table, whose positions add up as many as `regions` regions each.
  ///
  /// - Throws: ``TooMuchWork`` if the table exceeds what ``FontLimits`` allows.
  mutating func add(_ table: LayoutTable, regions: Int) throws(TooMuchWork) {
    var lookups: [LookupRules] = []
    for index in 0..<table.lookupCount {
      lookups.append(LookupRules(table.lookup(index), in: table, regions: regions))
      guard !table.isExhausted else { throw TooMuchWork(description: "names the same rules again and again") }
    }
    var sum = 0
    for index in lookups.indices {
      let own = Self.comparisons(of: index, in: &lookups)
      guard own <= FontLimits.maximumComparisons else {
        throw TooMuchWork(description: "has a lookup that makes \(own) comparisons at one glyph")
      }
      largestLookup = max(largestLookup, own)
      growth = min(growth * lookups[index].growth, Self.maximumGrowth)
      sum += own
    }
    comparisons = max(comparisons, sum)
  }

  /// Adds what Apple's tables do at a glyph: a comparison for each subtable, and as many glyphs as HarfBuzz allows if
  /// one of them inserts glyphs.
  ///
  /// - Throws: ``TooMuchWork`` if they exceed what ``FontLimits`` allows.
  mutating func add(_ tables: AppleTables) throws(TooMuchWork) {
    let count = tables.subtableCount
    guard count <= FontLimits.maximumAppleSubtables else {
      throw TooMuchWork(description: "has over \(FontLimits.maximumAppleSubtables) subtables")
    }
    comparisons = max(comparisons, count)
    largestLookup = max(largestLookup, count > 0 ? 1 : 0)
    if tables.insertsGlyphs { growth = Self.maximumGrowth }
  }

  /// Adds the work of one advance, which each glyph has.
  mutating func add(advance comparisons: Int) {
    self.comparisons += comparisons
    largestLookup = max(largestLookup, comparisons)
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
  /// HarfBuzz's limit `HB_BUFFER_MAX_LEN_FACTOR`.
  static let maximumGrowth = 64
}

/// The work that a lookup does at one glyph.
private struct LookupRules {
  /// The number of glyphs that the lookup compares, without the lookups that it starts.
  var comparisons = 0
  /// The number of glyphs that the lookup may put in the place of one.
  var growth = 1
  /// The lookups that each rule starts, for the rules that start any.
  var rules: [[Int]] = []
  var state = State.new

  enum State {
    case new, inHand
    case known(Int)
  }

  /// Reads a lookup.
  init(_ lookup: LayoutTable.Lookup, in table: LayoutTable, regions: Int) {
    var varied = 0
    for subtable in lookup.subtables {
      comparisons += 1
      if regions > 0 { varied = max(varied, table.variedValues(of: subtable)) }
      switch subtable.type {
      case .multiple:
        for sequence in table.targets(at: subtable.offset + 4, from: subtable.offset) {
          growth = max(growth, table.uint16(at: sequence))
        }
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
    // The first subtable that applies is the last.
    comparisons += varied * regions
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
