import CHarfBuzz
import Synchronization

/// A test of whether no rule of a face reaches across the space, so that a word after a space can be shaped by itself.
///
/// HarfBuzz marks with `HB_GLYPH_FLAG_UNSAFE_TO_CONCAT` the glyphs that a rule looked at in vain: in its lookahead, in
/// its backtrack, or as the other glyph of a pair. Version 6 does not mark anything if a chained rule fails among its
/// own input glyphs, nor for reverse chained rules. So those rules must not reach across a space at all: no rule may
/// have it in its input after the first glyph, or skip it, and none may substitute it for another glyph, so that each
/// space in the result was one from the beginning.
struct SpaceBarrier {
  let space: Int

  /// Returns the glyph of the space if the face's layout tables make it a barrier, or `nil`.
  ///
  /// Also returns `nil` for tables that violate the OpenType specification. The corresponding C functions are
  /// `hb_font_get_nominal_glyph` and `hb_ot_layout_get_glyph_class`.
  static func glyph(in font: HarfBuzzFont) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font.font, 0x20, &glyph) != 0, glyph <= UInt16.max else { return nil }
    // Apple's tables are applied by state machines, which set no such flags. Apple's 'kern' begins with version 1.
    let tables = font.shared.tables
    let appleTables: [OpenTypeTag] = ["morx", "mort", "kerx"]
    guard !appleTables.contains(where: { tables[$0].exists }), tables["kern"].unsigned16(at: 0) >> 8 == 0 else {
      return nil
    }
    let hasClasses = unsafe hb_ot_layout_has_glyph_classes(font.face) != 0
    let ownClass = unsafe hb_ot_layout_get_glyph_class(font.face, glyph)
    let isBase = !hasClasses || ownClass == HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH
    guard isBase || ownClass == HB_OT_LAYOUT_GLYPH_CLASS_UNCLASSIFIED else { return nil }
    guard unsafe !isPutInPlace(glyph, font.face) else { return nil }
    let barrier = SpaceBarrier(space: Int(glyph))
    let holds = tables.layoutTables.allSatisfy { barrier.holds(in: $0, isSkippable: isBase) }
    return holds ? glyph : nil
  }

  /// Returns whether a substitution outputs a glyph. The corresponding C function is
  /// `hb_ot_layout_lookup_collect_glyphs`.
  private static func isPutInPlace(_ glyph: hb_codepoint_t, _ face: OpaquePointer) -> Bool {
    let output = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(output) }
    let table: OpenTypeTag = "GSUB"
    for lookup in 0..<(unsafe hb_ot_layout_table_get_lookup_count(face, table.rawValue)) {
      unsafe hb_ot_layout_lookup_collect_glyphs(face, table.rawValue, lookup, nil, nil, nil, output)
    }
    return unsafe hb_set_has(output, glyph) != 0
  }

  /// Returns whether no rule of a table reaches across the space. If `isSkippable`, rules that ignore base glyphs skip
  /// it.
  func holds(in table: LayoutTable, isSkippable: Bool) -> Bool {
    for index in 0..<table.lookupCount {
      let lookup = table.lookup(index)
      if lookup.ignoresBases && isSkippable { return false }
      for subtable in lookup.subtables where reachesAcross(subtable, of: table) { return false }
    }
    return table.isIntact
  }

  /// Returns whether a subtable may reach across the space.
  private func reachesAcross(_ subtable: LayoutTable.Subtable, of table: LayoutTable) -> Bool {
    switch subtable.type {
    case .ligature:
      return table.hasRule(in: table.ligatureSets(subtable), of: .ligature) { table.contains(space, in: $0.rest) }
    case .context, .chainedContext:
      switch table.context(subtable) {
      case .sets(let sets, let classes):
        let value = classes.map { table.glyphClass(of: space, in: $0.input) } ?? space
        return table.hasRule(in: sets, of: subtable.type) { table.contains(value, in: $0.rest) }
      case .coverages(let rule):
        return table.targets(rule.rest, from: subtable.offset).contains { table.coverage($0, contains: space) }
      case nil: return true
      }
    case .reverseChain: return true
    default: return false
    }
  }
}

/// The ``SpaceBarrier`` of a face, determined when first needed and then cached.
final class LazySpaceBarrier: Sendable {
  private let known = Mutex<UInt32??>(nil)

  init() {}

  /// Returns the barrier of `font`, which must be of the same face in every call.
  func glyph(in font: HarfBuzzFont) -> UInt32? {
    if let glyph = known.withLock({ $0 }) { return glyph }
    let fresh = font.shared.memory.watch { SpaceBarrier.glyph(in: font) }
    known.withLock { $0 = .some(fresh) }
    return fresh
  }
}
