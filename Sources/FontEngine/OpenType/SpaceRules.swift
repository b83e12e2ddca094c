/// A test of whether the rules of a `GSUB` or `GPOS` table leave the space a barrier; see ``SpaceBarrier``.
///
/// A rule compares glyphs one after another, forward from its first glyph and backward from it, and stops at the first
/// that does not match. So a rule reaches across the space only if it skips the space, or if it matches the space and
/// glyphs on either side of it. No lookup may skip base glyphs, unless the space has no class, or number alternates at
/// random (`rand`), since HarfBuzz numbers them through the whole text. What the other rules need to reach across is in
/// ``crossings()``. A rule that begins or ends with the space depends on one side only.
///
/// These conditions are for all lookups, whatever the script and the features are.
///
/// A space moves if pairs change its advance, or rules for the space by itself do so because of one adjacent glyph.
/// Then they must not change anything else. Each lookup may look to one side of the space only: the first matching
/// subtable counts, so one for the glyph before would hide one for the glyph after. And since HarfBuzz continues after
/// the second glyph of a pair that has a second value, such pairs may not begin with the space. If they end with it,
/// HarfBuzz also marks the next glyph as unsafe to break, so the space is taken to move.
struct SpaceRules {
  private let table: LayoutTable
  private let space: Int
  /// The glyph of U+00A0, which may be in the same class as the space.
  private let noBreakSpace: Int?
  /// Whether rules that ignore base glyphs skip the space.
  private let isSkippable: Bool

  /// Whether the advance of the space depends on the glyph behind it.
  private(set) var leads = false

  /// Whether the advance of the space depends on the glyph before it.
  private var changesSpace = false

  /// Whether a glyph beside the space depends on it, and so would differ at the edge of a line.
  private(set) var isBound = false

  /// Whether a glyph behind the space depends on it.
  private(set) var bindsNext = false

  /// Whether HarfBuzz marks a glyph behind the space as unsafe to break because of the glyph before the space.
  private(set) var marksNext = false

  /// Whether a rule attaches marks to the space.
  private(set) var carriesMarks = false

  /// What rules need to reach across a space.
  private var needs: Set<Need> = []

  /// The number of glyphs, including spaces, among which a rule that reaches across a space looks, on either side of it.
  private(set) var reach = 0

  /// Whether a substitution may replace a space together with other glyphs.
  private(set) var takesSpace = false

  /// Whether a rule that ignores ligatures reaches across the space, so that it may look beyond one beside the space.
  private(set) var reachesAcrossLigatures = false
  private var reachesAcrossBases = false

  /// The glyphs of the elements of rules that reach across a space.
  private var sets: [Element.Kind: GlyphSet] = [:]

  /// What the current lookup skips.
  private var ignoresBases = false
  private var ignoresLigatures = false

  /// The sides of the space that the current lookup looks at.
  private var sides: Sides = []

  private struct Sides: OptionSet {
    let rawValue: UInt8
    static let before = Sides(rawValue: 1)
    static let behind = Sides(rawValue: 2)
  }

  init(table: LayoutTable, space: Int, noBreakSpace: Int? = nil, isSkippable: Bool = false) {
    self.table = table
    self.space = space
    self.noBreakSpace = noBreakSpace
    self.isSkippable = isSkippable
  }

  /// Returns whether no rule of the table reaches across the space, or changes anything beside it except its advance.
  mutating func hold() -> Bool {
    guard table.hasKnownVersion, !table.hasFeature("rand") else { return false }
    for index in 0..<table.lookupCount {
      sides = []
      let lookup = table.lookup(index)
      (ignoresBases, ignoresLigatures) = (lookup.ignoresBases, lookup.ignoresLigatures)
      for subtable in lookup.subtables {
        // Rules that attach marks never skip base glyphs.
        let skipsSpace = ignoresBases && isSkippable && !subtable.attachesMarks
        guard !skipsSpace, holds(subtable), sides != [.before, .behind] else { return false }
      }
      // A rule that ignores ligatures could move a space because of another glyph beyond a ligature.
      if lookup.ignoresLigatures, sides.contains(.behind) { return false }
      if lookup.ignoresLigatures, sides.contains(.before) { isBound = true }
    }
    return table.isIntact && !reachesAcrossBases && !(carriesMarks && (leads || changesSpace))
  }

  /// Whether everything read so far was in the table.
  var isIntact: Bool { table.isIntact }

  /// Whether the advance of the space depends on adjacent glyphs, or HarfBuzz marks a glyph behind it in vain.
  var moves: Bool { leads || changesSpace || marksNext }

  private mutating func holds(_ subtable: LayoutTable.Subtable) -> Bool {
    switch subtable.type {
    case .ligature: ligatures(subtable)
    case .cursive: isFormat1(subtable) && !covers(space, at: subtable.offset + 2, of: subtable)
    case .markToBase, .markToLigature, .markToMark: marks(subtable)
    case .context, .chainedContext: context(subtable)
    case .reverseChain: reverseChain(subtable)
    case .pair: pairs(subtable)
    // They replace or move single glyphs. If they replace the space, it does not keep its glyph.
    case .single, .multiple, .alternate, .other: true
    }
  }

  private func isFormat1(_ subtable: LayoutTable.Subtable) -> Bool { table.uint16(at: subtable.offset) == 1 }

  /// Returns whether the coverage table of a subtable, whose offset is at `offset`, contains a glyph.
  private func covers(_ glyph: Int, at offset: Int, of subtable: LayoutTable.Subtable) -> Bool {
    table.coverage(table.target(at: offset, from: subtable.offset), contains: glyph)
  }

  private mutating func ligatures(_ subtable: LayoutTable.Subtable) -> Bool {
    let coverage = table.target(at: subtable.offset + 2, from: subtable.offset)
    let own = table.coverageIndex(of: space, in: coverage)
    let sets = table.ligatureSets(subtable)
    for index in 0..<sets.count {
      guard let set = sets[index] else { continue }
      for offset in table.targets(at: set, from: set) {
        let rule = table.rule(at: offset, of: .ligature)
        guard index == own || table.contains(space, in: rule.rest) else { continue }
        let first = Element(coverage: coverage, matchesSpace: index == own)
        guard add(Pattern(first: first, rest: glyphs(rule.rest)), rule) else { return false }
      }
    }
    return isFormat1(subtable)
  }

  private mutating func marks(_ subtable: LayoutTable.Subtable) -> Bool {
    // The offset of an attached mark includes the advance of the space.
    if covers(space, at: subtable.offset + 4, of: subtable) {
      carriesMarks = true
      isBound = true
      bindsNext = true
    }
    return isFormat1(subtable) && !covers(space, at: subtable.offset + 2, of: subtable)
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
      guard table.isIntact else { return false }
      let pair = set + 2 + record * (2 + values.size)
      if isOwn {
        guard addPair(beginningWithSpace: values, at: pair + 2) else { return false }
      } else if table.uint16(at: pair) == space {
        addPair(endingWithSpace: values, at: pair + 2)
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
    // The value of a pair whose second glyph is the space also moves other glyphs in the space's first class.
    let isAlone =
      isOwn
      && !table.coverage(coverage, hasOthersThan: [space, noBreakSpace ?? space]) {
        table.glyphClass(of: $0, in: firstClasses) == first
      }
    for row in 0..<firsts {
      // A table may declare four billion pairs.
      guard table.isIntact else { return false }
      if isOwn, row == first {
        for column in 0..<seconds where !addPair(beginningWithSpace: values, at: value(row, column)) { return false }
      }
      if second < seconds, !(isAlone && row == first) { addPair(endingWithSpace: values, at: value(row, second)) }
    }
    return true
  }

  /// Returns whether a pair of the space and another glyph changes nothing except the advance of the space.
  private mutating func addPair(beginningWithSpace values: PairValues, at start: Int) -> Bool {
    let changes = changes(values, at: start)
    guard changes.isSubset(of: .firstAdvance) else { return false }
    if !changes.isEmpty {
      sides.insert(.behind)
      leads = true
    }
    return true
  }

  /// Records what a pair of a glyph and the space changes: nothing of it depends on the glyph behind the space.
  private mutating func addPair(endingWithSpace values: PairValues, at start: Int) {
    let changes = changes(values, at: start)
    if !changes.isSubset(of: .secondAdvance) { isBound = true }
    if changes.contains(.secondAdvance) { changesSpace = true }
    if values.second != 0 {
      sides.insert(.before)
      marksNext = true
    }
  }

  /// What a pair changes.
  private struct Changes: OptionSet {
    let rawValue: UInt8
    static let firstAdvance = Changes(rawValue: 1)
    static let secondAdvance = Changes(rawValue: 2)
    static let other = Changes(rawValue: 4)
  }

  private func changes(_ values: PairValues, at start: Int) -> Changes {
    var changes: Changes = []
    var offset = start
    for (format, advance) in [(values.first, Changes.firstAdvance), (values.second, .secondAdvance)] {
      for bit in 0..<8 where format & 1 << bit != 0 {
        if table.uint16(at: offset) != 0 { changes.insert(PairValues.advances & 1 << bit != 0 ? advance : .other) }
        offset += 2
      }
    }
    return changes
  }

  // MARK: Contexts

  private mutating func context(_ subtable: LayoutTable.Subtable) -> Bool {
    switch table.context(subtable) {
    case .sets(let sets, let classes): return rules(in: sets, classes, of: subtable)
    case .coverages(let rule):
      let isChained = subtable.type == .chainedContext
      func coverages(_ list: LayoutTable.Numbers) -> [Element] {
        elements(list) { offset in
          let coverage = offset == 0 ? nil : subtable.offset + offset
          return Element(coverage: coverage, matchesSpace: table.coverage(coverage, contains: space))
        }
      }
      let input = LayoutTable.Numbers(offset: rule.rest.offset - 2, count: rule.inputCount)
      var pattern = Pattern(input: coverages(input))
      if isChained {
        pattern.backtrack = coverages(rule.backtrack)
        pattern.lookahead = coverages(rule.lookahead)
      }
      if pattern.input.first?.matchesSpace == true, movesSpace(pattern, rule) { return true }
      return add(pattern, rule)
    case nil: return false
    }
  }

  /// Checks rules by glyph or by class, most of which do not match the space.
  private mutating func rules(
    in sets: LayoutTable.Targets, _ classes: LayoutTable.Classes?, of subtable: LayoutTable.Subtable
  ) -> Bool {
    let coverage = table.target(at: subtable.offset + 2, from: subtable.offset)
    let covered = table.coverageIndex(of: space, in: coverage)
    let (before, within, ahead) =
      classes.map {
        (
          table.glyphClass(of: space, in: $0.backtrack), table.glyphClass(of: space, in: $0.input),
          table.glyphClass(of: space, in: $0.lookahead)
        )
      } ?? (space, space, space)
    let own = classes == nil ? covered : covered.map { _ in within }
    for index in 0..<sets.count {
      guard let set = sets[index] else { continue }
      for offset in table.targets(at: set, from: set) {
        let rule = table.rule(at: offset, of: subtable.type)
        guard
          index == own || table.contains(within, in: rule.rest) || table.contains(before, in: rule.backtrack)
            || table.contains(ahead, in: rule.lookahead)
        else { continue }
        func list(_ numbers: LayoutTable.Numbers, _ classTable: KeyPath<LayoutTable.Classes, Int?>) -> [Element] {
          guard let classes else { return glyphs(numbers) }
          return elements(numbers) { value in
            let matches = table.glyphClass(of: space, in: classes[keyPath: classTable]) == value
            return Element(class: value, in: classes[keyPath: classTable], matchesSpace: matches)
          }
        }
        var pattern = Pattern(
          first: Element(coverage: coverage, matchesSpace: index == own), rest: list(rule.rest, \.input))
        pattern.backtrack = list(rule.backtrack, \.backtrack)
        pattern.lookahead = list(rule.lookahead, \.lookahead)
        guard add(pattern, rule) else { return false }
      }
    }
    return true
  }

  /// Checks a rule for single glyphs in contexts, applied from the end of the text.
  private mutating func reverseChain(_ subtable: LayoutTable.Subtable) -> Bool {
    func coverages(_ list: LayoutTable.Numbers) -> [Element] {
      elements(list) { offset in
        let coverage = offset == 0 ? nil : subtable.offset + offset
        return Element(coverage: coverage, matchesSpace: table.coverage(coverage, contains: space))
      }
    }
    let backtrack = table.numbers(at: subtable.offset + 4)
    let lookahead = table.numbers(at: backtrack.offset + 2 * backtrack.count)
    var pattern = Pattern(input: coverages(LayoutTable.Numbers(offset: subtable.offset + 2, count: 1)))
    pattern.backtrack = coverages(backtrack)
    pattern.lookahead = coverages(lookahead)
    return isFormat1(subtable) && add(pattern, nil)
  }

  private func elements(_ numbers: LayoutTable.Numbers, _ element: (Int) -> Element) -> [Element] {
    // A table may declare 65,535 numbers past its end.
    guard table.isIntact else { return [] }
    return (0..<numbers.count).map { element(table.uint16(at: numbers.offset + 2 * $0)) }
  }

  private func glyphs(_ numbers: LayoutTable.Numbers) -> [Element] {
    elements(numbers) { Element(glyph: $0, matchesSpace: $0 == space) }
  }

  // MARK: Patterns

  /// What one glyph of a rule must be.
  fileprivate struct Element {
    enum Kind: Hashable {
      case glyph(Int), coverage(Int?)
      case inClass(Int, of: Int?)
    }
    let kind: Kind
    let matchesSpace: Bool

    init(glyph: Int, matchesSpace: Bool) { (kind, self.matchesSpace) = (.glyph(glyph), matchesSpace) }

    /// A glyph of a coverage table. If it is also of a class, the coverage table may have more glyphs.
    init(coverage: Int?, matchesSpace: Bool) { (kind, self.matchesSpace) = (.coverage(coverage), matchesSpace) }

    init(class value: Int, in classes: Int?, matchesSpace: Bool) {
      (kind, self.matchesSpace) = (.inClass(value, of: classes), matchesSpace)
    }
  }

  /// The glyphs that a rule compares.
  private struct Pattern {
    /// What precedes the input, backward from it.
    var backtrack: [Element] = []
    var input: [Element]
    var lookahead: [Element] = []

    init(input: [Element]) { self.input = input }
    init(first: Element, rest: [Element]) { input = [first] + rest }

    /// All elements in the order of the text.
    var all: [Element] { backtrack.reversed() + input + lookahead }
  }

  /// Adds the effect of a rule, and returns `false` if it could reach across a space whatever is beside it.
  private mutating func add(_ pattern: Pattern, _ rule: LayoutTable.Rule?) -> Bool {
    let all = pattern.all
    let first = pattern.backtrack.count
    let last = all.count - 1
    var crossed: [Int] = []
    for index in all.indices where all[index].matchesSpace {
      isBound = true
      let isInput = (first..<first + pattern.input.count).contains(index)
      if isInput, table.isSubstitution, pattern.input.count > 1 { takesSpace = true }
      if index < last, index > 0 || isInput {
        // With nothing before the space, the rule compares the glyph behind it whatever precedes that.
        crossed.append(index)
      } else if index < last {
        bindsNext = true
      } else if isInput {
        // The rule ends with the space, and so may hide one that begins with it.
        if index > 0 { sides.insert(.before) }
        if let rule, !leavesSpace(rule, at: index - first) { return false }
      }
    }
    addNeeds(all, at: crossed)
    return table.isIntact
  }

  /// Records what a rule needs before and behind each of its spaces, whose indices ascend.
  private mutating func addNeeds(_ elements: [Element], at spaces: [Int]) {
    guard let first = spaces.first, let last = spaces.last else { return }
    // In one pass to each side: a table may have thousands of rules with thousands of spaces each. Of equally rare
    // elements, the first in the text counts.
    let before = rarest(elements[..<last]) { $0 < $1 }
    let behind = rarest(elements[(first + 1)...].reversed()) { $0 <= $1 }
    for index in spaces {
      let next = elements.count - 1 - index
      reach = max(reach, index, next)
      needs.insert(
        Need(
          before: index > 0 ? elements[index - 1].kind : nil, behind: elements[index + 1].kind,
          beforeKey: index > 0 ? before[index - 1] : nil, behindKey: behind[next - 1]))
    }
    if ignoresLigatures { reachesAcrossLigatures = true }
    if ignoresBases { reachesAcrossBases = true }
  }

  /// Returns for each element the one that the fewest glyphs match among it and those before it. `isRarer` compares the
  /// numbers of glyphs of a later and an earlier element, and so decides which of equally rare ones counts.
  private mutating func rarest(_ elements: some Sequence<Element>, _ isRarer: (Int, Int) -> Bool) -> [Element.Kind] {
    var rarest: [Element.Kind] = []
    var least = Int.max
    for element in elements {
      let count = glyphs(of: element.kind).count
      rarest.append(isRarer(count, least) ? element.kind : rarest.last ?? element.kind)
      least = min(least, count)
    }
    return rarest
  }

  private mutating func glyphs(of kind: Element.Kind) -> GlyphSet {
    if let known = sets[kind] { return known }
    let set =
      switch kind {
      case .glyph(let glyph): GlyphSet(glyph)
      case .coverage(let coverage): table.glyphs(in: coverage)
      case .inClass(let value, let classes): table.glyphs(ofClass: value, in: classes)
      }
    sets[kind] = set
    return set
  }

  /// What a rule needs: a glyph next to the space on either side, and one somewhere on either side.
  private struct Need: Hashable {
    let before: Element.Kind?
    let behind: Element.Kind
    let beforeKey: Element.Kind?
    let behindKey: Element.Kind
  }

  /// What rules need to reach across a space, as sets of glyphs.
  mutating func crossings() -> [SpaceCrossing] {
    needs.map {
      SpaceCrossing(
        before: $0.before.map { glyphs(of: $0) }, behind: glyphs(of: $0.behind),
        beforeKey: $0.beforeKey.map { glyphs(of: $0) }, behindKey: glyphs(of: $0.behindKey))
    }
  }

  /// Returns whether a rule starts no lookup at a glyph of its input that could look at other glyphs.
  private func leavesSpace(_ rule: LayoutTable.Rule, at index: Int) -> Bool {
    (0..<rule.records.count).allSatisfy {
      let record = table.record($0, of: rule)
      guard record.glyph == index, record.lookup < table.lookupCount else { return true }
      return table.lookup(record.lookup).subtables.allSatisfy { [.single, .multiple, .alternate].contains($0.type) }
    }
  }

  /// Returns whether a rule that begins with the space only moves it, because of one adjacent glyph other than a space.
  private mutating func movesSpace(_ pattern: Pattern, _ rule: LayoutTable.Rule) -> Bool {
    let around = pattern.backtrack + pattern.lookahead
    guard !table.isSubstitution, pattern.input.count == 1, around.count <= 1, around.first?.matchesSpace != true,
      (0..<rule.records.count).allSatisfy({ index in
        let record = table.record(index, of: rule)
        return record.glyph == 0 && movesOne(lookup: record.lookup)
      })
    else { return false }
    sides.insert(pattern.backtrack.isEmpty ? .behind : .before)
    if rule.records.count > 0 {
      if pattern.backtrack.isEmpty { leads = true } else { changesSpace = true }
    }
    return true
  }

  /// Returns whether a positioning lookup applies to single glyphs and changes only advances.
  private func movesOne(lookup index: Int) -> Bool {
    index < table.lookupCount
      && table.lookup(index).subtables.allSatisfy {
        $0.type == .single && table.uint16(at: $0.offset + 4) & ~PairValues.advances == 0
      }
  }
}

/// The glyphs that a rule needs to reach across a space.
struct SpaceCrossing {
  /// The glyphs next to the space; `nil` if the rule needs none before it.
  let before: GlyphSet?
  let behind: GlyphSet
  /// The glyphs that the rule needs somewhere before and behind the space: of all that it needs, the fewest.
  let beforeKey: GlyphSet?
  let behindKey: GlyphSet
}

/// The storage format of the two values of a pair.
private struct PairValues {
  let first: Int
  let second: Int

  /// The bits of a value format for the advance, and for its device or variation table.
  static let advances = 0x44

  /// The size of both values, in bytes.
  var size: Int { 2 * (first.nonzeroBitCount + second.nonzeroBitCount) }
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
