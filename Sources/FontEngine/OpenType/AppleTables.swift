/// The tables `morx`, `kerx`, and `kern`, as far as they determine the work of shaping.
///
/// HarfBuzz passes over the whole text once for each of their subtables.
struct AppleTables {
  /// Returns whether a face has any of the tables. HarfBuzz decides whether they or OpenType's apply.
  static func exist(in tables: FontTables) -> Bool {
    let tags: [OpenTypeTag] = ["morx", "mort", "kerx"]
    return tags.contains { tables[$0].exists }
  }

  /// The number of subtables of the table that has the most. Counting stops above the limit.
  private(set) var subtableCount = 0
  /// Whether a subtable inserts glyphs.
  private(set) var insertsGlyphs = false

  init(_ tables: FontTables) {
    readChains(tables["morx"])
    if tables["kerx"].exists { count(tables["kerx"].unsigned32(at: 4)) }
    let kern = tables["kern"]
    if kern.exists { count(kern.unsigned16(at: 0) == 0 ? kern.unsigned16(at: 2) : kern.unsigned32(at: 4)) }
  }

  private mutating func count(_ count: Int) { subtableCount = max(subtableCount, count) }

  /// Reads the chains of `morx`, each with its number of features at 8 and of subtables at 12, and each with its length.
  private mutating func readChains(_ morx: FontData) {
    var (start, found) = (8, 0)
    for _ in 0..<morx.unsigned32(at: 4) {
      let length = morx.unsigned32(at: start + 4)
      // An empty chain is work as well.
      found += 1 + morx.unsigned32(at: start + 12)
      count(found)
      guard length > 0, found <= FontLimits.maximumAppleSubtables else { return }
      var subtable = start + 16 + 12 * morx.unsigned32(at: start + 8)
      for _ in 0..<morx.unsigned32(at: start + 12) {
        if morx.unsigned32(at: subtable + 4) & 0xFF == Self.insertion { insertsGlyphs = true }
        subtable += morx.unsigned32(at: subtable)
      }
      start += length
    }
  }

  /// The type of a subtable that inserts glyphs.
  private static let insertion = 5
}
