import FontEngine
import TestSupport

/// A font designed to exhaust a library's time or memory: 12 MB at most, and usually a few KB.
///
/// All have the glyphs and characters of `variable.ttf`: 0 .notdef, 1 space, 2 H, 3 x, 4 U+0301.
enum AttackFont: String, CaseIterable {
  /// 45 levels of glyphs, each composed of the next one twice: 2 to the 45th components.
  case fanOut
  /// The same in a font that doesn't vary, where only outlines depend on the components.
  case staticFanOut
  /// 2,000 components of 65,000 points each, in a font that doesn't vary.
  case staticPoints
  /// A glyph that is a component of itself.
  case cycle
  /// Nine levels of components.
  case depth
  /// The same with glyphs whose components have been checked before them.
  case ascendingDepth
  /// One glyph of 60,000 components.
  case components
  /// 4,095 tuples that each move all 30,000 points.
  case tuples
  /// A million groups of characters, each of which contains all characters.
  case groups
  /// 8,000 segments of characters, each of which is the whole first plane.
  case segments
  /// 65,535 references to the same character map, of 8,000 segments.
  case characterMaps
  /// The same compressed as WOFF, which FreeType decompresses.
  case packedCharacterMaps
  /// 5,000 variation selectors that share a table of 100,000 ranges.
  case selectors
  /// A collection that names one face 100,000 times.
  case faces
  /// 15 lookups of 25,000 context rules, all of which fail at their last glyph.
  case rules
  /// Ligatures: 30 lookups that share a set of 30,000, none of which is complete.
  case ligatures
  /// A rule that starts its own lookup at each of 60 glyphs.
  case recursion
  /// A rule that starts a failing lookup of 2,000 glyphs at each of 60 glyphs.
  case nestedRules
  /// A variation store with 65,535 regions of 64 axes for one number.
  case regions
  /// 40 lookups, each of which moves a glyph by four values that add up 65,000 regions of one axis.
  case variedPositions
  /// A `kerx` table of a million empty subtables.
  case appleKerning
  /// A `morx` table of a million subtables that replace nothing.
  case appleSubstitution
  /// Each H becomes 60, at each of which 3,000 rules of 20 glyphs fail.
  case growth
  /// The same after six lookups that double each glyph.
  case doubling
  /// 2,000 lookups that each replace every glyph by the one before it, beside compositions that need a mark.
  case replacements
  /// 65,535 name records of 60,000 bytes, which share the same bytes.
  case names
  /// 65,535 axes and instances.
  case axes
  /// Two tables named `cmap`.
  case duplicates
  /// A `kern` table with 65,535 references to the same subtable.
  case kerns
  /// A table of 65,535 lookups that share 65,535 subtables.
  case lookups
  /// 2,000 references to the same positioning lookup of 20,000 empty anchors.
  case anchors
  /// A positioning lookup that declares four billion anchors, the first of which has a device table.
  case device

  func file(from fixture: [UInt8]) -> [UInt8] {
    var font = FontBuilder(fixture)
    switch self {
    case .fanOut: font.vary([[], []] + (0..<45).map { Self.composite(of: [$0 + 3, $0 + 3]) } + [[]])
    case .staticFanOut:
      font.setGlyphs([[], []] + (0..<45).map { Self.composite(of: [$0 + 3, $0 + 3]) } + [Self.outline(points: 4)])
      font["gvar"] = []
    case .staticPoints:
      let components = Self.composite(of: [Int](repeating: 4, count: 2_000))
      font.setGlyphs([[], [], components, Self.outline(points: 4), Self.outline(points: 65_000)])
      font["gvar"] = []
    case .cycle: font.vary([[], [], Self.composite(of: [3]), Self.composite(of: [2]), []])
    case .depth: return Self.composites(levels: 9, from: fixture)
    case .ascendingDepth: font.vary([[], [], []] + (0..<9).map { Self.composite(of: [$0 + 2]) })
    case .components: font.vary([[], [], Self.composite(of: [Int](repeating: 4, count: 60_000)), [], []])
    case .tuples:
      let square = Self.outline(points: 30_000)
      font.vary([[], [], square, square, []], tuples: 4095)
    case .groups:
      let group = u32(0) + u32(0x10_FFFF) + u32(2)
      let groups = repeated(group, 1_000_000)
      font["cmap"] = Self.characterMaps([u16(13) + u16(0) + u32(16 + groups.count) + u32(0) + u32(1_000_000) + groups])
    case .segments:
      font["cmap"] = Self.characterMaps([Self.segments(8_000)])
    case .characterMaps, .packedCharacterMaps:
      font["cmap"] = Self.characterMaps([Self.segments(8_000)], repeated: 65_535)
      if self == .packedCharacterMaps { return font.woff }
    case .selectors:
      let ranges = u32(100_000) + (0..<100_000).flatMap { u32($0 << 8 | 0x0001_0000) }
      var records: [UInt8] = []
      for index in 0..<5_000 { records += [0xE] + u16(index) + u32(10 + 11 * 5_000) + u32(0) }
      let table = u32(5_000) + records + ranges
      font["cmap"] = Self.characterMaps([Self.segments(2), u16(14) + u32(6 + table.count) + table])
    case .faces:
      let whole = font.file
      return Array("ttcf".utf8) + u32(0x0001_0000) + u32(100_000)
        + repeated(u32(12 + 400_000), 100_000) + Self.moved(whole, by: 400_012)
        // FreeType rejects a file with fewer than 32 bytes per face.
        + [UInt8](repeating: 0, count: 3_200_000)
    case .rules: font["GSUB"] = Self.layout(Self.contextLookups(15, rules: 25_000, glyphs: 40))
    case .ligatures: font["GSUB"] = Self.layout(Self.ligatureLookups(30, ligatures: 30_000))
    case .recursion: font["GSUB"] = Self.layout([Self.chain(records: (0..<60).map { (at: $0, lookup: 0) })])
    case .nestedRules:
      let inner = Self.contextLookups(1, rules: 40, glyphs: 50)[0]
      font["GSUB"] = Self.layout([Self.chain(records: (0..<60).map { (at: $0, lookup: 1) }), inner])
    case .regions:
      let store = u16(1) + u32(12) + u16(1) + u32(12 + 4 + 6 * 64)
      let regions = u16(64) + u16(1) + [UInt8](repeating: 0, count: 6 * 64)
      let data = u16(5) + u16(0) + u16(65_535) + [UInt8](repeating: 0, count: 7 * 65_535)
      font["HVAR"] = u16(1) + u16(0) + u32(20) + u32(0) + u32(0) + u32(0) + store + regions + data
    case .variedPositions:
      let store = Self.store(regions: 65_000)
      font["GDEF"] = u16(1) + u16(3) + [UInt8](repeating: 0, count: 10) + u32(18) + store
      let values = [UInt8](repeating: 0, count: 8) + repeated(u16(30), 4)
      let subtable = u16(1) + u16(22) + u16(0xFF) + values + Self.coverage([2, 3]) + u16(0) + u16(0) + u16(0x8000)
      let lookup = u16(1) + u16(0) + u16(1) + u16(8) + subtable
      let list = u16(40) + repeated(u16(82), 40) + lookup
      font["GPOS"] = Self.header(lookups: 40, feature: "kern") + list
    case .appleKerning:
      let subtable = u32(28) + [UInt8](repeating: 0, count: 24)
      font["kerx"] = u16(2) + u16(0) + u32(1_000_000) + repeated(subtable, 1_000_000)
      for table in ["GSUB", "GPOS", "kern"] { font[table] = [] }
    case .appleSubstitution:
      // An array of no glyphs.
      let subtable = u32(20) + u32(4) + u32(1) + u16(8) + u16(0) + u16(0) + u16(0)
      let chain = u32(1) + u32(16 + 20 * 1_000_000) + u32(0) + u32(1_000_000)
      font["morx"] =
        u16(2) + u16(0) + u32(1) + chain + repeated(subtable, 1_000_000)
      for table in ["GSUB", "GPOS", "kern"] { font[table] = [] }
    case .replacements:
      let ligature = Self.ligatureLookups(1, ligatures: 1)
      let count = 2_000
      let previous = u16(1) + u16(6) + u16(0xFFFF) + u16(2) + u16(1) + u16(1) + u16(0xFFFF) + u16(0)
      let lookups = ligature + [(type: Int, subtable: [UInt8])](repeating: (1, previous), count: count)
      font["GSUB"] = Self.layout(lookups, features: [("ccmp", 0..<1), ("liga", 1..<count + 1)])
    case .growth:
      let rules = Self.contextLookups(1, rules: 3_000, glyphs: 20)
      font["GSUB"] = Self.layout([Self.multiplying(60)] + rules)
    case .doubling:
      let rules = Self.contextLookups(1, rules: 3_000, glyphs: 20)
      font["GSUB"] = Self.layout([(type: Int, subtable: [UInt8])](repeating: Self.multiplying(2), count: 6) + rules)
    case .names:
      let record = u16(3) + u16(1) + u16(0x409) + u16(1) + u16(60_000) + u16(0)
      font["name"] =
        u16(0) + u16(65_535) + u16(0xFFFF) + repeated(record, 65_535)
        + [UInt8](repeating: 0x41, count: 60_000)
    case .axes:
      let axis = Array("wght".utf8) + u32(100 << 16) + u32(400 << 16) + u32(900 << 16) + u16(0) + u16(256)
      font["fvar"] =
        u16(1) + u16(0) + u16(16) + u16(2) + u16(65_535) + u16(20) + u16(65_535) + u16(8)
        + repeated(axis, 65_535)
    case .duplicates: font.append("cmap", font["cmap"])
    case .kerns:
      let subtable = u16(0) + u16(14 + 6) + u16(1) + u16(1) + u16(6) + u16(0) + u16(0) + u16(3) + u16(3) + u16(5)
      font["kern"] = u16(0) + u16(65_535) + repeated(subtable, 65_535)
      font["GPOS"] = []
    case .lookups:
      // Each offset of the list refers to the same lookup, and each of its offsets to the same subtable.
      let lookup = u16(1) + u16(0) + u16(30_000) + repeated(u16(60_006), 30_000)
      let subtable = u16(1) + u16(6) + u16(0) + u16(1) + u16(1) + u16(3)
      let list = u16(2_000) + repeated(u16(4_002), 2_000) + lookup + subtable
      font["GSUB"] = Self.header(lookups: 2_000) + list
    case .anchors:
      let subtable = u16(1) + u16(6) + u16(20_000) + [UInt8](repeating: 0, count: 80_000) + Self.coverage([2])
      let lookup = u16(3) + u16(0) + u16(1) + u16(8) + subtable
      let list = u16(2_000) + repeated(u16(4_002), 2_000) + lookup
      font["GPOS"] = Self.header(lookups: 2_000) + list
    case .device:
      let anchor = u16(3) + u16(0) + u16(0) + u16(10) + u16(0) + u16(11) + u16(12) + u16(1) + u16(0)
      let bases = u16(65_535) + u16(4) + anchor
      let marks = u16(0)
      let covered = 12 + marks.count + bases.count
      let subtable =
        u16(1) + u16(covered) + u16(covered) + u16(65_535) + u16(12) + u16(12 + marks.count) + marks + bases
      let lookup = u16(4) + u16(0) + u16(1) + u16(8) + subtable + Self.coverage([2])
      font["GPOS"] = Self.header(lookups: 1) + u16(1) + u16(4) + lookup
    }
    return font.file
  }

  /// Returns a variable font whose H has a number of component levels.
  static func composites(levels: Int, from fixture: [UInt8]) -> [UInt8] {
    var font = FontBuilder(fixture)
    font.vary([[], []] + (0..<levels).map { Self.composite(of: [$0 + 3]) } + [[]])
    return font.file
  }

  /// Returns a font with fewer rules than one that is rejected, and more than any real one.
  static func watched(from fixture: [UInt8]) -> [UInt8] {
    var font = FontBuilder(fixture)
    font["GSUB"] = layout(contextLookups(2, rules: 1_000, glyphs: 40))
    return font.file
  }

  private static func composite(of glyphs: [Int]) -> [UInt8] {
    var components: [UInt8] = []
    for (index, glyph) in glyphs.enumerated() {
      components += u16(index + 1 < glyphs.count ? 0x22 : 0x02) + u16(glyph) + u16(0)
    }
    return u16(-1) + [UInt8](repeating: 0, count: 8) + components
  }

  /// One contour of points on a line.
  private static func outline(points: Int) -> [UInt8] {
    u16(1) + [UInt8](repeating: 0, count: 8) + u16(points - 1) + u16(0) + [UInt8](repeating: 0x37, count: points)
      + [UInt8](repeating: 1, count: 2 * points)
  }

  /// Returns a font in which `H` has 30,000 points, which each of a number of tuples moves by 0.
  static func square(tuples: Int, in fixture: [UInt8]) -> [UInt8] {
    var font = FontBuilder(fixture)
    font.vary([[], [], outline(points: 30_000), [], []], tuples: tuples)
    return font.file
  }

  /// Returns tuples for glyph 2 in a face with two axes, each of which moves all points by 0.
  static func variations(glyphs: Int, tuples: Int) -> [UInt8] {
    // All points, with runs of 64 deltas that are 0 and one of 52 for each direction: 30,004.
    let row = [UInt8](repeating: 0xBF, count: 468) + [0xB3]
    let deltas = [0] + row + row
    let header = u16(deltas.count) + u16(0x8000 | 0x2000) + u16(0x4000) + u16(0)
    let headers = [[UInt8]](repeating: header, count: tuples).flatMap { $0 }
    let body =
      tuples == 0
      ? [] : u16(tuples) + u16(4 + headers.count) + headers + [[UInt8]](repeating: deltas, count: tuples).flatMap { $0 }
    let offsets = (0...glyphs).flatMap { u32($0 > 2 ? body.count : 0) }
    return u16(1) + u16(0) + u16(2) + u16(0) + u32(20 + offsets.count) + u16(glyphs) + u16(1) + u32(20 + offsets.count)
      + offsets + body
  }

  private static func characterMaps(_ subtables: [[UInt8]], repeated: Int = 1) -> [UInt8] {
    let count = subtables.count * repeated
    var records: [UInt8] = []
    var offset = 4 + 8 * count
    for subtable in subtables {
      let isSelectors = subtable[1] == 14
      for _ in 0..<repeated { records += u16(isSelectors ? 0 : 3) + u16(isSelectors ? 5 : 1) + u32(offset) }
      offset += subtable.count
    }
    return u16(0) + u16(count) + records + subtables.flatMap { $0 }
  }

  /// Returns segments that each map the whole plane to glyph 2, and the one that ends the table.
  private static func segments(_ count: Int) -> [UInt8] {
    func all(_ value: Int, last: Int) -> [UInt8] {
      [[UInt8]](repeating: u16(value), count: count - 1).flatMap { $0 } + u16(last)
    }
    let numbers = all(0xFFFE, last: 0xFFFF) + u16(0) + all(0x20, last: 0xFFFF) + all(2, last: 1) + all(0, last: 0)
    return u16(4) + u16(min(65_535, 14 + numbers.count)) + u16(0) + u16(2 * count) + u16(0) + u16(0) + u16(0) + numbers
  }

  /// Returns a file with its tables after other bytes.
  private static func moved(_ file: [UInt8], by distance: Int) -> [UInt8] {
    var file = file
    for record in stride(from: 12, to: 12 + 16 * Int(file[5]), by: 16) {
      let offset = file[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) }
      file.replaceSubrange(record + 8..<record + 12, with: u32(offset + distance))
    }
    return file
  }

  /// Returns the script and feature lists of a table whose lookups all apply to all text, as `ccmp`, or in GPOS never.
  private static func header(lookups: Int, feature tag: String = "ccmp") -> [UInt8] {
    header(features: [(tag, 0..<lookups)])
  }

  /// Returns the start of a table whose features name ranges of lookups.
  private static func header(features: [(tag: String, lookups: Range<Int>)]) -> [UInt8] {
    let indices = features.indices.flatMap { u16($0) }
    let scripts =
      u16(1) + Array("DFLT".utf8) + u16(8) + u16(4) + u16(0) + u16(0) + u16(0xFFFF) + u16(features.count) + indices
    var (records, tables): ([UInt8], [UInt8]) = ([], [])
    for (tag, lookups) in features {
      records += Array(tag.utf8) + u16(2 + 6 * features.count + tables.count)
      tables += u16(0) + u16(lookups.count) + lookups.flatMap { u16($0) }
    }
    let list = u16(features.count) + records + tables
    let start = 10
    return u16(1) + u16(0) + u16(start) + u16(start + scripts.count) + u16(start + scripts.count + list.count)
      + scripts + list
  }

  /// Returns a table of lookups, each with one type and one subtable, in an extension so that they can be long.
  private static func layout(
    _ lookups: [(type: Int, subtable: [UInt8])], features: [(tag: String, lookups: Range<Int>)]? = nil
  ) -> [UInt8] {
    let count = lookups.count
    // Each lookup is 8 bytes, and its extension 8 more.
    let list = u16(count) + (0..<count).flatMap { u16(2 + 2 * count + 16 * $0) }
    var records: [UInt8] = []
    var offset = 16 * count
    for (index, lookup) in lookups.enumerated() {
      records += u16(7) + u16(0) + u16(1) + u16(8)
      records += u16(1) + u16(lookup.type) + u32(offset - 16 * index - 8)
      offset += lookup.subtable.count
    }
    return header(features: features ?? [("ccmp", 0..<count)]) + list + records + lookups.flatMap(\.subtable)
  }

  private static func coverage(_ glyphs: [Int]) -> [UInt8] { u16(1) + u16(glyphs.count) + glyphs.flatMap { u16($0) } }

  /// Returns a variation store whose one number adds up regions of one axis.
  private static func store(regions count: Int) -> [UInt8] {
    let regions = u16(1) + u16(1) + u16(0) + u16(0x4000) + u16(0x4000)
    let indices = [UInt8](repeating: 0, count: 2 * count)
    let data = u16(1) + u16(0) + u16(count) + indices + [UInt8](repeating: 1, count: count)
    return u16(1) + u32(12) + u16(1) + u32(12 + regions.count) + regions + data
  }

  /// Returns a lookup that replaces H with a number of them.
  private static func multiplying(_ count: Int) -> (type: Int, subtable: [UInt8]) {
    let covered = coverage([2])
    let glyphs = u16(count) + [[UInt8]](repeating: u16(2), count: count).flatMap { $0 }
    return (2, u16(1) + u16(8) + u16(1) + u16(8 + covered.count) + covered + glyphs)
  }

  /// Returns rules for H that match a number of x and H in turn and then U+0301. All offsets refer to the same rule.
  private static func contextLookups(_ count: Int, rules: Int, glyphs: Int) -> [(type: Int, subtable: [UInt8])] {
    func rule(_ first: Int) -> [UInt8] {
      u16(glyphs) + u16(0) + (1..<glyphs).flatMap { u16($0 + 1 == glyphs ? 4 : ($0 % 2 == 0 ? first : 5 - first)) }
    }
    func set(_ first: Int) -> [UInt8] {
      u16(rules) + [[UInt8]](repeating: u16(2 + 2 * rules), count: rules).flatMap { $0 } + rule(first)
    }
    let covered = coverage([2])
    let subtable = u16(1) + u16(8) + u16(1) + u16(8 + covered.count) + covered + set(2)
    return (0..<count).map { _ in (5, subtable) }
  }

  /// Returns one set of ligatures that begins with H or x; all match x or H 30 times and then U+0301.
  private static func ligatureLookups(_ count: Int, ligatures: Int) -> [(type: Int, subtable: [UInt8])] {
    let covered = coverage([3])
    let ligature = u16(1) + u16(30) + (1..<30).flatMap { u16($0 == 29 ? 4 : $0 % 2 == 1 ? 2 : 3) }
    let set =
      u16(ligatures) + [[UInt8]](repeating: u16(2 + 2 * ligatures), count: ligatures).flatMap { $0 } + ligature
    return (0..<count).map { _ in (4, u16(1) + u16(8) + u16(1) + u16(8 + covered.count) + covered + set) }
  }

  /// Returns a chained rule of 60 letters that starts lookups.
  private static func chain(records: [(at: Int, lookup: Int)]) -> (type: Int, subtable: [UInt8]) {
    let covered = coverage([2, 3])
    let count = 60
    let offset = 2 + 2 + 2 + 2 * count + 2 + 2 + 4 * records.count
    let offsets = [[UInt8]](repeating: u16(offset), count: count).flatMap { $0 }
    let actions = records.flatMap { u16($0.at) + u16($0.lookup) }
    return (6, u16(3) + u16(0) + u16(count) + offsets + u16(0) + u16(records.count) + actions + covered)
  }
}

extension FontBuilder {
  /// Replaces the glyphs of a variable font, whose advances then vary with their outlines.
  fileprivate mutating func vary(_ glyphs: [[UInt8]], tuples: Int = 0, sharing: Bool = false) {
    setGlyphs(glyphs, sharing: sharing)
    self["gvar"] = AttackFont.variations(glyphs: glyphs.count, tuples: tuples)
    self["HVAR"] = []
  }
}
