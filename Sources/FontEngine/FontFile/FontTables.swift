/// The positions of the tables of one OpenType face in a file.
struct FontTables {
  let file: FontBytes
  private let ranges: [OpenTypeTag: Range<Int>]
  /// Whether two tables have the same name. FreeType and HarfBuzz would then choose different ones.
  let hasDuplicates: Bool
  /// The number of faces in the file; 1 unless it is a collection.
  let facesInFile: Int

  /// Reads the table directory of a face, or returns `nil` if the file is too short for one.
  init?(_ file: FontBytes, face index: Int) {
    let isCollection = file.uint32(at: 0) == Self.collection
    let place = isCollection ? file.uint32(at: 12 + 4 * index) : 0
    guard let start = place.map(Int.init), let count = file.uint16(at: start + 4) else { return nil }
    var ranges: [OpenTypeTag: Range<Int>] = [:]
    var hasDuplicates = false
    for record in stride(from: start + 12, to: start + 12 + 16 * Int(count), by: 16) {
      guard let tag = file.uint32(at: record), let first = file.uint32(at: record + 8).map(Int.init),
        let length = file.uint32(at: record + 12)
      else { break }
      let range = min(first, file.count)..<min(first + Int(length), file.count)
      if ranges.updateValue(range, forKey: OpenTypeTag(rawValue: tag)) != nil { hasDuplicates = true }
    }
    self.file = file
    self.ranges = ranges
    self.hasDuplicates = hasDuplicates
    facesInFile = isCollection ? Int(file.uint32(at: 8) ?? 0) : 1
  }

  /// The signature of a font collection, 'ttcf'.
  private static let collection: UInt32 = 0x7474_6366

  /// The table with a tag, or `nil` if the face does not have it.
  subscript(tag: OpenTypeTag) -> FontTable? { ranges[tag].map { FontTable(file: file, range: $0) } }
}

/// The contents of one table, which read as 0 past its end.
struct FontTable {
  let file: FontBytes
  let range: Range<Int>

  /// Returns the unsigned 16-bit number at an offset from the start of the table.
  func uint16(_ place: Int) -> Int {
    guard place >= 0, place + 2 <= range.count else { return 0 }
    return Int(file.uint16(at: range.lowerBound + place) ?? 0)
  }

  /// Returns the signed 16-bit number at an offset from the start of the table.
  func int16(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(place))) }

  /// Returns the unsigned 32-bit number at an offset from the start of the table.
  func uint32(_ place: Int) -> Int {
    guard place >= 0, place + 4 <= range.count else { return 0 }
    return Int(file.uint32(at: range.lowerBound + place) ?? 0)
  }
}
