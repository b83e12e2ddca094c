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
    guard let table = tables["cmap"] else { return }
    let count = table.uint16(2)
    guard count <= FontLimits.maximumCharacterMaps else { throw refusal("it has \(count) character maps") }
    var characters = 0
    for record in 0..<count {
      characters += mappedCharacters(table, table.uint32(8 + 8 * record))
      guard characters <= FontLimits.maximumMappedCharacters else {
        throw refusal("its character maps name the same characters again and again")
      }
    }
  }

  /// Returns the number of characters that a subtable maps, at least one per range. Counting stops above the limit.
  private func mappedCharacters(_ table: FontTable, _ start: Int) -> Int {
    switch table.uint16(start) {
    case 4:
      let segments = table.uint16(start + 6) / 2
      return sum(segments) { index in
        (table.uint16(start + 16 + 2 * (segments + index)), table.uint16(start + 14 + 2 * index))
      }
    case 8: return groups(table, start + 8204)
    case 10: return table.uint32(start + 16)
    case 12, 13: return groups(table, start + 12)
    case 14:
      let record = start + 10
      return sum(min(table.uint32(start + 6), table.range.count)) { index in
        let (usual, other) = (table.uint32(record + 11 * index + 3), table.uint32(record + 11 * index + 7))
        let ranges = usual == 0 ? 0 : table.uint32(start + usual)
        return (0, ranges + (other == 0 ? 0 : table.uint32(start + other)))
      }
    default: return 65_536
    }
  }

  private func groups(_ table: FontTable, _ start: Int) -> Int {
    sum(min(table.uint32(start), table.range.count)) { index in
      (table.uint32(start + 4 + 12 * index), table.uint32(start + 8 + 12 * index))
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

  /// Checks the tables that HarfBuzz reads to vary or shape text, and returns the cost of the layout rules.
  ///
  /// - Throws: ``FontError/Reason/unusable`` if the tables exceed a limit.
  func checkWork() throws(FontError) -> RuleWork {
    try checkVariations()
    if let composites = CompositeGlyphs(tables), composites.vary {
      do { try composites.check() } catch { throw refusal(error.description) }
    }
    var work = RuleWork()
    for tag: OpenTypeTag in ["GSUB", "GPOS"] {
      guard let table = tables[tag] else { continue }
      do { try work.add(table, isSubstitution: tag == "GSUB") } catch { throw refusal("'\(tag)' \(error.description)") }
    }
    return work
  }

  /// Checks the variation stores. Each value adds up as many terms as a subtable has regions, each a product over the
  /// axes.
  private func checkVariations() throws(FontError) {
    for (tag, place, isShort) in Self.stores {
      guard let table = tables[tag], tag != "GDEF" || table.uint32(0) >= 0x0001_0003 else { continue }
      let store = isShort ? table.uint16(place) : table.uint32(place)
      guard store != 0 else { continue }
      let axes = table.uint16(store + table.uint32(store + 2))
      for index in 0..<table.uint16(store + 6) {
        let data = table.uint32(store + 8 + 4 * index)
        guard data == 0 || axes * table.uint16(store + data + 4) <= FontLimits.maximumVariationTerms else {
          throw refusal("its '\(tag)' table has \(axes) axes and as many as \(table.uint16(store + data + 4)) regions")
        }
      }
    }
  }

  /// The tables that have a variation store, and the position of its offset in each.
  private static let stores: [(tag: OpenTypeTag, place: Int, isShort: Bool)] = [
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
