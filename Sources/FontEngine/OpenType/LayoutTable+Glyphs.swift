extension LayoutTable {
  /// Calls `body` with each glyph of a coverage table, and its index.
  func forEachGlyph(in coverage: Int?, _ body: (_ glyph: Int, _ index: Int) -> Void) {
    guard let coverage else { return }
    let isList = uint16(at: coverage) == 1
    var next = 0
    for record in 0..<uint16(at: coverage + 2) {
      let start = coverage + 4 + record * (isList ? 2 : 6)
      let first = uint16(at: start)
      let last = isList ? first : uint16(at: start + 2)
      // A table may repeat its ranges.
      guard isIntact, first <= last, next <= UInt16.max else { continue }
      let index = isList ? record : uint16(at: start + 4)
      countGlyphs(last - first)
      for glyph in first...last { body(glyph, index + glyph - first) }
      next += last - first + 1
    }
  }

  /// Returns the glyphs of a coverage table.
  func glyphs(in coverage: Int?) -> GlyphSet {
    var set = GlyphSet()
    forEachGlyph(in: coverage) { glyph, _ in set.insert(glyph) }
    return set
  }

  /// Calls `body` with each glyph of a class definition, and its class, which may be 0.
  func forEachClass(in classes: Int?, _ body: (_ glyph: Int, _ value: Int) -> Void) {
    guard let classes else { return }
    switch uint16(at: classes) {
    case 1:
      let first = uint16(at: classes + 2)
      for index in 0..<uint16(at: classes + 4) { body(first + index, uint16(at: classes + 6 + 2 * index)) }
    case 2:
      for index in 0..<uint16(at: classes + 2) {
        let range = classes + 4 + 6 * index
        let (first, last, own) = (uint16(at: range), uint16(at: range + 2), uint16(at: range + 4))
        guard isIntact, first <= last else { continue }
        countGlyphs(last - first)
        for glyph in first...last { body(glyph, own) }
      }
    default: refuseFormat()
    }
  }

  /// Returns the glyphs of a class, of which there are many for class 0.
  func glyphs(ofClass value: Int, in classes: Int?) -> GlyphSet {
    var set = GlyphSet()
    forEachClass(in: classes) { glyph, own in
      if value == 0 ? own != 0 : own == value { set.insert(glyph) }
    }
    return value == 0 ? set.inverse : set
  }

  /// Returns the glyphs at which rules of a lookup begin.
  func firstGlyphs(ofLookup index: Int) -> GlyphSet {
    var first = GlyphSet()
    for subtable in lookup(index).subtables {
      first.formUnion(glyphs(in: firstCoverage(of: subtable)))
      if subtable.type == .other { refuseFormat() }
    }
    return first
  }

  /// Returns the coverage table of the glyphs at which a subtable's rules begin, which is its first one in all but one
  /// format of contextual subtables.
  private func firstCoverage(of subtable: Subtable) -> Int? {
    let start = subtable.offset
    if [.context, .chainedContext].contains(subtable.type), uint16(at: start) == 3 {
      guard case .coverages(let rule)? = context(subtable), rule.inputCount > 0 else { return nil }
      return target(at: rule.rest.offset - 2, from: start)
    }
    return target(at: start + 2, from: start)
  }

  // MARK: Substitutions

  /// A glyph that a `GSUB` table can replace, and one that it can put in its place; `nil` if that can be nothing.
  struct Replacement {
    let glyph: Int
    let result: Int?
  }

  /// All replacements, whatever features and contexts they need.
  func replacements() -> [Replacement] { replacements(in: 0..<lookupCount) }

  /// The replacements of some lookups, whatever contexts they need. Each glyph of a ligature is replaced by the ligature.
  ///
  /// If there are more than ``FontLimits/maximumReplacements``, some are missing, and the table no longer ``isIntact``.
  func replacements(in lookups: some Sequence<Int>) -> [Replacement] {
    var all: [Replacement] = []
    for index in lookups {
      for subtable in lookup(index).subtables {
        if all.count > FontLimits.maximumReplacements { refuseFormat() }
        guard isIntact else { return all }
        let start = subtable.offset
        let coverage = target(at: start + 2, from: start)
        switch subtable.type {
        case .single: addSingle(start, coverage, to: &all)
        case .multiple, .alternate:
          let sets = targets(at: start + 4, from: start)
          forEachGlyph(in: coverage) { glyph, index in
            guard index < sets.count, let set = sets[index] else { return }
            let results = numbers(at: set)
            if results.count == 0, subtable.type == .multiple { all.append(Replacement(glyph: glyph, result: nil)) }
            for result in 0..<results.count {
              all.append(Replacement(glyph: glyph, result: uint16(at: results.offset + 2 * result)))
            }
          }
        case .ligature: addLigatures(subtable, coverage, to: &all)
        case .reverseChain:
          let backtrack = numbers(at: start + 4)
          let lookahead = numbers(at: backtrack.offset + 2 * backtrack.count)
          let results = numbers(at: lookahead.offset + 2 * lookahead.count)
          forEachGlyph(in: coverage) { glyph, index in
            guard index < results.count else { return }
            all.append(Replacement(glyph: glyph, result: uint16(at: results.offset + 2 * index)))
          }
        default: break
        }
      }
    }
    return all
  }

  private func addSingle(_ start: Int, _ coverage: Int?, to all: inout [Replacement]) {
    let isDelta = uint16(at: start) == 1
    let value = uint16(at: start + 4)
    forEachGlyph(in: coverage) { glyph, index in
      guard isDelta || index < value else { return }
      let result = isDelta ? (glyph + value) & 0xFFFF : uint16(at: start + 6 + 2 * index)
      all.append(Replacement(glyph: glyph, result: result))
    }
  }

  private func addLigatures(_ subtable: Subtable, _ coverage: Int?, to all: inout [Replacement]) {
    let sets = ligatureSets(subtable)
    forEachGlyph(in: coverage) { glyph, index in
      guard index < sets.count, let set = sets[index] else { return }
      for offset in targets(at: set, from: set) {
        let result = uint16(at: offset)
        let rest = rule(at: offset, of: .ligature).rest
        all.append(Replacement(glyph: glyph, result: result))
        for other in 0..<rest.count {
          all.append(Replacement(glyph: uint16(at: rest.offset + 2 * other), result: result))
        }
      }
    }
  }
}
