/// Refuses a face whose tables need more work than those of any real font, before a library does that work.
///
/// ``FontLimits`` has the limits, with the values found in real fonts. Each check reads a table once and counts; none
/// changes how a face that passes is read. FreeType and HarfBuzz check for other kinds of damage.
struct FontScreening {
  private let tables: FontTables
  private let subject: String

  init(_ tables: FontTables, subject: String) {
    self.tables = tables
    self.subject = subject
  }

  /// Checks the character maps, which FreeType reads when it opens a face.
  ///
  /// - Throws: ``FontError/Reason/unusable`` if the maps exceed a limit, or if two tables have the same name.
  func checkCharacterMaps() throws(FontError) {
    guard !tables.hasDuplicates else { throw refusal("two of its tables have the same name") }
    let table = tables["cmap"]
    let count = table.unsigned16(at: 2)
    guard count <= FontLimits.maximumCharacterMaps else { throw refusal("it has \(count) character maps") }
    var characters = 0
    for record in 0..<count {
      characters += mappedCharacters(table, table.unsigned32(at: 8 + 8 * record))
      guard characters <= FontLimits.maximumMappedCharacters else {
        throw refusal("its character maps name the same characters again and again")
      }
    }
  }

  /// Returns the number of characters that a subtable maps, at least one per range. Counting stops above the limit.
  private func mappedCharacters(_ table: FontData, _ start: Int) -> Int {
    switch table.unsigned16(at: start) {
    case 4:
      let segments = table.unsigned16(at: start + 6) / 2
      return sum(segments) { index in
        (table.unsigned16(at: start + 16 + 2 * (segments + index)), table.unsigned16(at: start + 14 + 2 * index))
      }
    case 8: return groups(table, start + 8204)
    case 10: return table.unsigned32(at: start + 16)
    case 12, 13: return groups(table, start + 12)
    case 14:
      let record = start + 10
      return sum(min(table.unsigned32(at: start + 6), table.count)) { index in
        let (usual, other) = (
          table.unsigned32(at: record + 11 * index + 3), table.unsigned32(at: record + 11 * index + 7)
        )
        let ranges = usual == 0 ? 0 : table.unsigned32(at: start + usual)
        return (0, ranges + (other == 0 ? 0 : table.unsigned32(at: start + other)))
      }
    default: return 65_536
    }
  }

  private func groups(_ table: FontData, _ start: Int) -> Int {
    sum(min(table.unsigned32(at: start), table.count)) { index in
      (table.unsigned32(at: start + 4 + 12 * index), table.unsigned32(at: start + 8 + 12 * index))
    }
  }

  /// Returns the sum of the lengths of ranges, each at least 1. Adding stops above the limit.
  private func sum(_ count: Int, _ range: (Int) -> (first: Int, last: Int)) -> Int {
    var sum = 0
    for index in 0..<count where sum <= FontLimits.maximumMappedCharacters {
      let (first, last) = range(index)
      sum += max(0, last - first) + 1
    }
    return sum
  }

  /// Checks whether the variations of TrueType outlines belong to the axes of the face.
  ///
  /// FreeType 2.13 reads `gvar` and `cvar` when it opens a face, and rejects those that don't (`ft_var_load_gvar` and
  /// `tt_face_vary_cvt` in ttgxvar.c). FreeType 2.12 opens the face, and HarfBuzz ignores the tables. A font has the same
  /// meaning with both, so it is rejected.
  ///
  /// - Throws: ``FontError/Reason/malformed``.
  func checkVariationTables() throws(FontError) {
    guard tables["glyf"].exists, let axes = axisCount else { return }
    let gvar = tables["gvar"]
    if gvar.exists {
      guard gvar.unsigned32(at: 0) == 0x0001_0000, gvar.unsigned16(at: 4) == axes else {
        throw damage("'gvar' doesn't belong to its \(axes) axes")
      }
      let (tuples, glyphs) = (gvar.unsigned16(at: 6), gvar.unsigned16(at: 12))
      let offsetSize = gvar.unsigned16(at: 14) & 1 != 0 ? 4 : 2
      guard tuples * axes <= gvar.count / 2, (glyphs + 1) * offsetSize <= gvar.count else {
        throw damage("'gvar' is cut off")
      }
    }
    let cvar = tables["cvar"]
    guard tables["cvt "].exists, cvar.unsigned32(at: 0) == 0x0001_0000 else { return }
    let count = cvar.unsigned16(at: 4) & 0xFFF
    guard cvar.unsigned16(at: 6) + 4 * count <= cvar.count else { throw damage("'cvar' is cut off") }
    let sharedTuples = gvar.unsigned16(at: 6)
    var header = 8
    for _ in 0..<count {
      let index = cvar.unsigned16(at: header + 2)
      let (isEmbedded, isIntermediate) = (index & 0x8000 != 0, index & 0x4000 != 0)
      guard isEmbedded || index & 0xFFF < sharedTuples else {
        throw damage("'cvar' refers to a tuple that isn't there")
      }
      header += 4 + (isEmbedded ? 2 * axes : 0) + (isIntermediate ? 4 * axes : 0)
    }
  }

  /// The number of axes, or `nil` for a face without variations. An `fvar` table that FreeType ignores counts as none
  /// (`sfnt_init_face` in sfobjs.c).
  private var axisCount: Int? {
    let table = tables["fvar"]
    let (offset, axes, axisSize) = (table.unsigned16(at: 4), table.unsigned16(at: 8), table.unsigned16(at: 10))
    let (instances, instanceSize) = (table.unsigned16(at: 12), table.unsigned16(at: 14))
    guard table.count >= 20, table.unsigned32(at: 0) == 0x0001_0000, axisSize == 20, (1...0x3FFE).contains(axes),
      instanceSize == 4 + 4 * axes || instanceSize == 6 + 4 * axes, instances <= 0x7EFF,
      offset + axisSize * axes + instanceSize * instances <= table.count
    else { return nil }
    return axes
  }

  private func damage(_ detail: String) -> FontError {
    FontError(.malformed, operation: "open", subject: subject, detail: "the table \(detail)")
  }

  /// Returns the number of points that the variations of each glyph move, or an empty array for a face whose TrueType
  /// outlines don't vary.
  ///
  /// - Throws: ``FontError/Reason/unusable`` if they exceed a limit.
  func variedPoints() throws(FontError) -> [Int] {
    guard let composites = CompositeGlyphs(tables), composites.vary else { return [] }
    do { return try composites.variedPoints() } catch { throw refusal(error.description) }
  }

  /// Checks the tables that HarfBuzz reads to vary or shape text, and returns the cost of the layout rules.
  ///
  /// - Parameter variedPoints: The largest number of points that the variations of a glyph move.
  /// - Throws: ``FontError/Reason/unusable`` if the tables exceed a limit.
  func checkWork(variedPoints: Int) throws(FontError) -> RuleWork {
    let stores = try checkVariations()
    var work = RuleWork()
    for table in tables.layoutTables {
      do { try work.add(table, regions: table.isSubstitution ? 0 : stores["GDEF"]?.regions ?? 0) } catch {
        throw refusal("'\(table.isSubstitution ? "GSUB" : "GPOS")' \(error.description)")
      }
    }
    do { try work.add(AppleTables(tables)) } catch { throw refusal("'morx', 'kerx', or 'kern' \(error.description)") }
    // An advance varies by HVAR or, without it, with the points of the outline.
    work.add(advance: stores["HVAR"].map { $0.axes * $0.regions } ?? variedPoints)
    return work
  }

  /// Checks the variation stores, and returns the axes of each and the largest number of regions of its subtables.
  ///
  /// Each value adds up as many terms as a subtable has regions, each a product over the axes.
  private func checkVariations() throws(FontError) -> [OpenTypeTag: (axes: Int, regions: Int)] {
    var stores: [OpenTypeTag: (axes: Int, regions: Int)] = [:]
    for (tag, offset, isShort) in Self.stores {
      let table = tables[tag]
      guard tag != "GDEF" || table.unsigned32(at: 0) >= 0x0001_0003 else { continue }
      let store = isShort ? table.unsigned16(at: offset) : table.unsigned32(at: offset)
      guard store != 0 else { continue }
      let axes = table.unsigned16(at: store + table.unsigned32(at: store + 2))
      var most = 0
      for index in 0..<table.unsigned16(at: store + 6) {
        let data = table.unsigned32(at: store + 8 + 4 * index)
        let regions = data == 0 ? 0 : table.unsigned16(at: store + data + 4)
        guard axes * regions <= FontLimits.maximumVariationTerms else {
          throw refusal("its '\(tag)' table has \(axes) axes and as many as \(regions) regions")
        }
        most = max(most, regions)
      }
      stores[tag] = (axes, most)
    }
    return stores
  }

  /// The tables that have a variation store, and where each has the offset of it.
  private static let stores: [(tag: OpenTypeTag, offset: Int, isShort: Bool)] = [
    ("HVAR", 4, false), ("VVAR", 4, false), ("MVAR", 10, true), ("GDEF", 14, false),
  ]

  private func refusal(_ detail: String) -> FontError {
    FontError(.unusable, operation: "open", subject: subject, detail: "the font asks for too much work: \(detail)")
  }
}

/// The reason why a table is refused.
struct TooMuchWork: Error {
  let description: String
}
