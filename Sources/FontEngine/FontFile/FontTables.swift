/// Where the tables of one OpenType face lie in a file, and the numbers in them.
struct FontTables {
  let file: FontBytes
  private let ranges: [OpenTypeTag: Range<Int>]
  /// Whether two tables have the same name, of which each library would take another.
  let hasDuplicates: Bool

  /// Reads the directory of a face; `nil` where the file is too short for one.
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
  }

  /// 'ttcf'
  private static let collection: UInt32 = 0x7474_6366

  /// A table of the face, or nil if it has none.
  subscript(tag: OpenTypeTag) -> FontTable? { ranges[tag].map { FontTable(file: file, range: $0) } }
}

/// The numbers of one table, all of which are 0 past its end.
struct FontTable {
  let file: FontBytes
  let range: Range<Int>

  /// An unsigned number of two bytes, at an offset from the table's start.
  func uint16(_ place: Int) -> Int {
    guard place >= 0, place + 2 <= range.count else { return 0 }
    return Int(file.uint16(at: range.lowerBound + place) ?? 0)
  }

  /// A signed number of two bytes.
  func int16(_ place: Int) -> Int { Int(Int16(truncatingIfNeeded: uint16(place))) }

  /// An unsigned number of four bytes.
  func uint32(_ place: Int) -> Int {
    guard place >= 0, place + 4 <= range.count else { return 0 }
    return Int(file.uint32(at: range.lowerBound + place) ?? 0)
  }
}
