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
  let space: UInt16

  /// Returns the glyph of the space if the face's layout tables make it a barrier, or `nil`.
  ///
  /// Also returns `nil` for tables that violate the OpenType specification. The corresponding C functions are
  /// `hb_font_get_nominal_glyph` and `hb_ot_layout_get_glyph_class`.
  static func glyph(in font: HarfBuzzFont) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard unsafe hb_font_get_nominal_glyph(font.font, 0x20, &glyph) != 0, let space = UInt16(exactly: glyph) else {
      return nil
    }
    // Apple's tables are applied by state machines, which set no such flags. Apple's 'kern' begins with version 1.
    for tag: OpenTypeTag in ["morx", "mort", "kerx"] where unsafe LayoutTable(font.face, tag) != nil {
      return nil
    }
    if let kern = unsafe LayoutTable(font.face, "kern"), kern[0] != 0 { return nil }
    let hasClasses = unsafe hb_ot_layout_has_glyph_classes(font.face) != 0
    let ownClass = unsafe hb_ot_layout_get_glyph_class(font.face, glyph)
    let isBase = !hasClasses || ownClass == HB_OT_LAYOUT_GLYPH_CLASS_BASE_GLYPH
    guard isBase || ownClass == HB_OT_LAYOUT_GLYPH_CLASS_UNCLASSIFIED else { return nil }
    guard unsafe !isPutInPlace(glyph, font.face) else { return nil }
    let barrier = SpaceBarrier(space: space)
    for tag: OpenTypeTag in ["GSUB", "GPOS"] {
      guard let table = unsafe LayoutTable(font.face, tag) else { continue }
      let isBarrier = try? barrier.holdsInTable(in: table, isSubstitution: tag == "GSUB", isSkippable: isBase)
      guard isBarrier == true else { return nil }
    }
    return glyph
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

  /// The error for a table that is too short, or that repeats the same records millions of times.
  struct Truncated: Error {}

  /// Returns whether no rule of a table reaches across the space. If `isSkippable`, rules that ignore base glyphs skip
  /// it.
  func holdsInTable(in table: LayoutTable, isSubstitution: Bool, isSkippable: Bool) throws(Truncated) -> Bool {
    let list = try table.offset16(0, at: 8)
    for lookup in try table.offsets16(list, at: list) {
      let type = try table.uint16(lookup)
      let ignoresBases = try table.uint16(lookup + 2) & 0x0002 != 0
      if ignoresBases && isSkippable { return false }
      for subtable in try table.offsets16(lookup, at: lookup + 4) {
        let isExtension = type == (isSubstitution ? 7 : 9)
        let ownType = isExtension ? try table.uint16(subtable + 2) : type
        let start = isExtension ? subtable + Int(try table.uint32(subtable + 4)) : subtable
        if try reaches(over: table, start, isSubstitution ? Int(ownType) : Int(ownType) + 100) { return false }
      }
    }
    return true
  }

  /// Returns whether a subtable may reach across the space. The type is that of GSUB, or that of GPOS plus 100.
  private func reaches(over table: LayoutTable, _ start: Int, _ type: Int) throws(Truncated) -> Bool {
    switch type {
    case 4: try ligatures(table, start)
    case 5, 107: try context(table, start)
    case 6, 108: try chained(table, start)
    case 8: true
    default: false
    }
  }

  private func ligatures(_ table: LayoutTable, _ start: Int) throws(Truncated) -> Bool {
    for set in try table.offsets16(start, at: start + 4) {
      for ligature in try table.offsets16(set, at: set) {
        let count = Int(try table.uint16(ligature + 2))
        if try table.array(ligature + 4, count: count - 1, has: space) { return true }
      }
    }
    return false
  }

  private func context(_ table: LayoutTable, _ start: Int) throws(Truncated) -> Bool {
    switch try table.uint16(start) {
    case 1, 2:
      let isByClass = try table.uint16(start) == 2
      let value = isByClass ? try table.glyphClass(table.offset16(start, at: start + 4), of: space) : space
      for set in try table.offsets16(start, at: start + (isByClass ? 6 : 4)) where set != start {
        for rule in try table.offsets16(set, at: set) {
          if try table.array(rule + 4, count: Int(table.uint16(rule)) - 1, has: value) { return true }
        }
      }
      return false
    case 3: return try coverages(table, start, at: start + 6, count: Int(table.uint16(start + 2)))
    default: return true
    }
  }

  private func chained(_ table: LayoutTable, _ start: Int) throws(Truncated) -> Bool {
    switch try table.uint16(start) {
    case 1, 2:
      let isByClass = try table.uint16(start) == 2
      let value = isByClass ? try table.glyphClass(table.offset16(start, at: start + 6), of: space) : space
      for set in try table.offsets16(start, at: start + (isByClass ? 10 : 4)) where set != start {
        for rule in try table.offsets16(set, at: set) {
          let input = rule + 2 + Int(try table.uint16(rule)) * 2
          if try table.array(input + 2, count: Int(table.uint16(input)) - 1, has: value) { return true }
        }
      }
      return false
    case 3:
      let input = start + 4 + Int(try table.uint16(start + 2)) * 2
      return try coverages(table, start, at: input + 2, count: Int(table.uint16(input)))
    default: return true
    }
  }

  /// Returns whether any coverage in a list, except the first, contains the space.
  private func coverages(_ table: LayoutTable, _ start: Int, at place: Int, count: Int) throws(Truncated) -> Bool {
    for i in stride(from: 1, to: count, by: 1) {
      if try table.coverage(table.offset16(start, at: place + i * 2), has: space) { return true }
    }
    return false
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
