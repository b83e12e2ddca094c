/// The tables of one OpenType face in a file.
struct FontTables: Sendable {
  private let file: FontBytes
  private let ranges: [OpenTypeTag: Range<Int>]
  /// Whether two tables have the same name. FreeType and HarfBuzz would then choose different ones. Signatures, of which real
  /// fonts have several, don't count, since neither library reads them.
  let hasDuplicates: Bool
  /// The number of faces in the file; 1 unless it is a collection.
  let facesInFile: Int

  /// Reads the table directory of a face, or returns `nil` if the file is too short for one.
  init?(_ file: FontBytes, face index: Int) {
    let isCollection = file.uint32(at: 0) == Self.collection
    let directory = isCollection ? file.uint32(at: 12 + 4 * index) : 0
    guard let start = directory.map(Int.init), let count = file.uint16(at: start + 4) else { return nil }
    var ranges: [OpenTypeTag: Range<Int>] = [:]
    var hasDuplicates = false
    for record in stride(from: start + 12, to: start + 12 + 16 * Int(count), by: 16) {
      guard let tag = file.uint32(at: record), let first = file.uint32(at: record + 8).map(Int.init),
        let length = file.uint32(at: record + 12)
      else { break }
      let range = first..<first + Int(length)
      if ranges.updateValue(range, forKey: OpenTypeTag(rawValue: tag)) != nil, tag != Self.signature {
        hasDuplicates = true
      }
    }
    self.file = file
    self.ranges = ranges
    self.hasDuplicates = hasDuplicates
    facesInFile = isCollection ? Int(file.uint32(at: 8) ?? 0) : 1
  }

  /// The signature of a font collection, 'ttcf'.
  private static let collection: UInt32 = 0x7474_6366
  /// The name of a digital signature's table, 'DSIG'.
  private static let signature: UInt32 = 0x4453_4947

  /// The table with a tag, which is empty if the face does not have it.
  subscript(tag: OpenTypeTag) -> FontData { FontData(file, range: ranges[tag] ?? 0..<0) }

  /// Returns whether another face of the same file has a table at the same offset, or neither has it.
  func hasSame(_ tag: OpenTypeTag, as other: FontTables) -> Bool { ranges[tag] == other.ranges[tag] }

  /// The memory to set aside while FreeType opens the face, so that it does not crash if memory runs out; see
  /// ``FreeTypeMemory``.
  ///
  /// Only variations make it crash. FreeType copies their numbers, of 2 or 4 bytes, into numbers of 8, and some of them
  /// twice.
  var reserveForVariations: Int { self["fvar"].exists ? min(1 << 20 + 8 * file.count, 64 << 20) : 0 }

  /// The tables `GSUB` and `GPOS`, which are empty if the face does not have them.
  var layoutTables: [LayoutTable] {
    [LayoutTable(self["GSUB"], isSubstitution: true), LayoutTable(self["GPOS"], isSubstitution: false)]
  }
}
