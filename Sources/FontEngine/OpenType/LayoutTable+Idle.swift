extension LayoutTable {
  /// Returns whether no rule of a substitution lookup can apply to text whose glyphs are all in a set.
  ///
  /// Each rule then has a position, in its input or context, for which the set has no glyph. A lookup of an unknown kind
  /// is not idle. The answer only holds if the table ``isIntact``.
  func isIdle(_ index: Int, among glyphs: GlyphSet) -> Bool {
    lookup(index).subtables.allSatisfy { isIdle($0, among: glyphs) }
  }

  private func isIdle(_ subtable: Subtable, among glyphs: GlyphSet) -> Bool {
    let start = subtable.offset
    switch subtable.type {
    case .single, .multiple, .alternate:
      return isCoverageDisjoint(target(at: start + 2, from: start), with: glyphs)
    case .ligature:
      return forEverySet(of: subtable, ligatureSets(subtable), among: glyphs) { rule in
        !holdsAll(rule.rest) { glyphs.contains($0) }
      }
    case .reverseChain:
      let backtrack = numbers(at: start + 4)
      let lookahead = numbers(at: backtrack.offset + 2 * backtrack.count)
      return isCoverageDisjoint(target(at: start + 2, from: start), with: glyphs)
        || !areMet(backtrack, of: subtable, by: glyphs) || !areMet(lookahead, of: subtable, by: glyphs)
    case .context, .chainedContext:
      switch context(subtable) {
      case .coverages(let rule):
        let input = Numbers(offset: rule.rest.offset - 2, count: rule.inputCount)
        return [rule.backtrack, input, rule.lookahead].contains { !areMet($0, of: subtable, by: glyphs) }
      case .sets(let sets, nil):
        return forEverySet(of: subtable, sets, among: glyphs) { rule in
          ![rule.backtrack, rule.rest, rule.lookahead].allSatisfy { holdsAll($0) { glyphs.contains($0) } }
        }
      case .sets(let sets, let classes?):
        return isCoverageDisjoint(target(at: start + 2, from: start), with: glyphs)
          || areIdle(sets, of: subtable.type, classes, among: glyphs)
      case nil: return false
      }
    default: return false
    }
  }

  /// Returns whether a condition holds for each rule that begins with a glyph of a set, which determines its own set of rules.
  private func forEverySet(
    of subtable: Subtable, _ sets: Targets, among glyphs: GlyphSet, _ holds: (Rule) -> Bool
  ) -> Bool {
    var all = true
    forEachGlyph(in: target(at: subtable.offset + 2, from: subtable.offset)) { glyph, index in
      guard all, glyphs.contains(glyph), index < sets.count, let set = sets[index] else { return }
      all = targets(at: set, from: set).allSatisfy { holds(rule(at: $0, of: subtable.type)) }
    }
    return all
  }

  /// Returns whether each rule of sets by class has a position for whose class there is no glyph.
  private func areIdle(_ sets: Targets, of type: LookupType, _ classes: Classes, among glyphs: GlyphSet) -> Bool {
    let backtrack = self.classes(in: classes.backtrack, of: glyphs)
    let input = self.classes(in: classes.input, of: glyphs)
    let lookahead = self.classes(in: classes.lookahead, of: glyphs)
    for value in 0..<sets.count {
      guard input.contains(value), let set = sets[value] else { continue }
      for offset in targets(at: set, from: set) {
        let rule = rule(at: offset, of: type)
        if holdsAll(rule.backtrack, backtrack.contains), holdsAll(rule.rest, input.contains),
          holdsAll(rule.lookahead, lookahead.contains)
        {
          return false
        }
      }
    }
    return true
  }

  /// Returns the classes of a definition that glyphs of a set have.
  private func classes(in definition: Int?, of glyphs: GlyphSet) -> Set<Int> {
    var present: Set<Int> = []
    var others = glyphs
    forEachClass(in: definition) { glyph, value in
      if others.remove(glyph) { present.insert(value) }
    }
    if others.count > 0 { present.insert(0) }
    return present
  }

  /// Returns whether a condition holds for all numbers of a list.
  private func holdsAll(_ numbers: Numbers, _ holds: (Int) -> Bool) -> Bool {
    (0..<numbers.count).allSatisfy { holds(uint16(at: numbers.offset + 2 * $0)) }
  }

  /// Returns whether each coverage table of a list has a glyph of a set.
  private func areMet(_ coverages: Numbers, of subtable: Subtable, by glyphs: GlyphSet) -> Bool {
    (0..<coverages.count).allSatisfy {
      !isCoverageDisjoint(target(at: coverages.offset + 2 * $0, from: subtable.offset), with: glyphs)
    }
  }

  private func isCoverageDisjoint(_ coverage: Int?, with glyphs: GlyphSet) -> Bool {
    var isDisjoint = true
    forEachGlyph(in: coverage) { glyph, _ in
      if glyphs.contains(glyph) { isDisjoint = false }
    }
    return isDisjoint
  }

  /// Returns the lookups that rules of some lookups start, directly or through others, and those lookups themselves.
  func started(by lookups: [Int]) -> Set<Int> {
    var all = Set(lookups)
    var pending = lookups
    func addRecords(of rule: Rule) {
      for index in 0..<rule.records.count {
        let lookup = record(index, of: rule).lookup
        if all.insert(lookup).inserted { pending.append(lookup) }
      }
    }
    while let index = pending.popLast(), isIntact {
      for subtable in lookup(index).subtables where [.context, .chainedContext].contains(subtable.type) {
        switch context(subtable) {
        case .coverages(let rule): addRecords(of: rule)
        case .sets(let sets, _):
          for set in sets {
            for offset in targets(at: set, from: set) { addRecords(of: rule(at: offset, of: subtable.type)) }
          }
        case nil: refuseFormat()
        }
      }
    }
    return all
  }
}
