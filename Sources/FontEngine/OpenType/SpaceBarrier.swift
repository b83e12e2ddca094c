import CHarfBuzz
import Synchronization

/// The space of a face whose rules cannot reach across it, so that words between spaces can be shaped by themselves.
///
/// The proof rests on the face's tables alone, not on `HB_GLYPH_FLAG_UNSAFE_TO_CONCAT`. HarfBuzz 4 to 8.0 set that flag
/// only on the later one of two glyphs that a rule compared in vain. Since 8.1 ("[buffer] Fix unsafe_to_concat()",
/// commit b2a73166d, `hb-buffer.hh`) it is also set on the first one, and so on nearly every letter that begins a word:
/// a kerning pair or ligature that begins with the letter looks at the next one.
///
/// For any texts *a* and *b*, if ``find(in:)`` returns a barrier, the space keeps its glyph, and the characters around
/// it are not among its ``SpaceNeighbors``:
///
/// - The glyphs of *a* and a space are the same before *b* and at the end of the text.
/// - The glyphs of *b* behind a space are the same whatever precedes the space.
/// - Only if ``leads`` is `true` does the advance of that space differ: by an amount that depends on the first glyph
///   of *b* alone. What depends on *a* is independent of this amount.
///
/// This holds for text of one script in Latin, Greek, or Cyrillic letters, without marks, joiners, invisible characters,
/// or the fraction slash: HarfBuzz then does nothing across a space except apply the rules of `GSUB` and `GPOS`, which
/// ``SpaceRules`` checks, and the pairs of ``KernTable``.
struct SpaceBarrier: Equatable {
  /// The glyph of the space.
  let space: UInt32
  /// The glyph of U+00A0, which may move before a space, or the glyph of the space if the face has none.
  let noBreakSpace: UInt32
  /// Whether the advance of the space depends on the glyph behind it, as in fonts that kern with it.
  let leads: Bool
  /// Whether a glyph behind the space depends on it, and so may differ at the start of a line.
  let bindsNext: Bool
  /// Whether the advance of the space depends on adjacent glyphs, and nothing beside it depends on it. Then no edge of a
  /// line at a space needs new shaping.
  let movesAlone: Bool

  /// Returns the barrier of a face, or `nil` if a rule may reach across the space, or if its tables violate the OpenType
  /// specification.
  ///
  /// The corresponding C functions are `hb_font_get_nominal_glyph` and `hb_ot_layout_get_glyph_class`.
  static func find(in font: HarfBuzzFont) -> (barrier: SpaceBarrier, neighbors: SpaceNeighbors?)? {
    guard let space = font.nominalGlyph(for: 0x20), space <= UInt16.max else { return nil }
    let noBreakSpace = font.nominalGlyph(for: 0xA0) ?? space
    let tables = font.shared.tables
    guard noBreakSpace <= UInt16.max, !AppleTables.exist(in: tables),
      let kern = KernTable(tables["kern"]).kerning(of: space)
    else { return nil }
    let memory = font.shared.memory
    let hasClasses = memory.watch { unsafe hb_ot_layout_has_glyph_classes(font.face) != 0 }
    let ownClass = memory.watch { unsafe hb_ot_layout_get_glyph_class(font.face, space) }
    let isBase = !hasClasses || ownClass == HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH
    guard isBase || ownClass == HB_OT_LAYOUT_GLYPH_CLASS_UNCLASSIFIED else { return nil }
    let substitutions = LayoutTable(tables["GSUB"], isSubstitution: true)
    let replacements = substitutions.replacements()
    guard substitutions.isIntact, !replacements.contains(where: { $0.result == Int(space) }) else { return nil }
    var rules = tables.layoutTables.map {
      SpaceRules(table: $0, space: Int(space), noBreakSpace: Int(noBreakSpace), isSkippable: isBase)
    }
    for index in rules.indices {
      guard rules[index].hold(), !rules[index].reachesAcrossLigatures else { return nil }
    }
    let isBound = rules.contains { $0.isBound } || kern != .none
    // A mark that depends on both sides is ignored only if the space moves alone.
    guard !(isBound && rules.contains { $0.marksNext }), !(kern != .none && rules.contains { $0.carriesMarks }) else {
      return nil
    }
    var crossings: [SpaceCrossing] = []
    for index in rules.indices { crossings += rules[index].crossings() }
    // Without its space, a word may have no glyph.
    let reach = rules.contains { $0.takesSpace } ? Int.max : rules.reduce(0) { max($0, $1.reach) }
    let neighbors = SpaceNeighbors(crossings, reach: reach, space: space, replacements, in: font)
    guard rules.allSatisfy({ $0.isIntact }) else { return nil }
    // A pair that moves the space marks the glyph behind it as unsafe to break, which is ignored if it moves alone.
    let leads = kern == .leads || rules.contains { $0.leads }
    let barrier = SpaceBarrier(
      space: space, noBreakSpace: noBreakSpace, leads: leads,
      bindsNext: (leads && isBound) || rules.contains { $0.bindsNext },
      movesAlone: !isBound && rules.contains { $0.moves })
    return (barrier, neighbors)
  }
}

/// The ``SpaceBarrier`` of a face, determined when first needed. Every shaped text queries it, without a lock.
final class LazySpaceBarrier: Sendable {
  /// 0 if unknown, 1 for none; else ``isKnown`` with the space's glyph in bits 32 to 47, the no-break space's in bits 0
  /// to 15, and the other three bits.
  private let known = Atomic<UInt64>(0)

  private let ownNeighbors = Mutex<SpaceNeighbors?>(nil)

  private static let isKnown: UInt64 = 1 << 63
  private static let leads: UInt64 = 1 << 62
  private static let bindsNext: UInt64 = 1 << 61
  private static let movesAlone: UInt64 = 1 << 60

  /// Returns the barrier of `font`, which must be of the same face in every call.
  @inline(__always)
  func barrier(in font: HarfBuzzFont) -> SpaceBarrier? {
    let value = known.load(ordering: .relaxed)
    if value <= 1 { return value == 0 ? find(in: font) : nil }
    return SpaceBarrier(
      space: UInt32(truncatingIfNeeded: value >> 32 & 0xFFFF), noBreakSpace: UInt32(truncatingIfNeeded: value & 0xFFFF),
      leads: value & Self.leads != 0, bindsNext: value & Self.bindsNext != 0, movesAlone: value & Self.movesAlone != 0)
  }

  @inline(never)
  private func find(in font: HarfBuzzFont) -> SpaceBarrier? {
    let found = SpaceBarrier.find(in: font)
    let barrier = found?.barrier
    ownNeighbors.withLock { $0 = found?.neighbors }
    let value = barrier.map {
      Self.isKnown | UInt64($0.space) << 32 | UInt64($0.noBreakSpace) | ($0.leads ? Self.leads : 0)
        | ($0.bindsNext ? Self.bindsNext : 0) | ($0.movesAlone ? Self.movesAlone : 0)
    }
    known.store(value ?? 1, ordering: .relaxed)
    return barrier
  }

  /// Returns the characters beside which rules of `font` may reach across the space, or `nil` if there are none.
  func neighbors(in font: HarfBuzzFont) -> SpaceNeighbors? {
    _ = barrier(in: font)
    return ownNeighbors.withLock { $0 }
  }
}
