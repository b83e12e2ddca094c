import CHarfBuzz

/// The bytes of a layout table, read by the common table formats of the OpenType specification.
///
/// Methods throw ``SpaceBarrier/Truncated`` past the end of the table, and after too many values.
struct LayoutTable {
  typealias Truncated = SpaceBarrier.Truncated

  /// The number of values read so far.
  private final class Reads {
    var count = 0
  }

  /// The maximum number of values to read. The largest tables have fewer; a hostile one can repeat the same records on
  /// each level.
  private static let maximumReads = 4_000_000

  private let bytes: [UInt8]
  private let reads = Reads()

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Copies a table, or returns `nil` if the face does not have it. The corresponding C function is
  /// `hb_face_reference_table`.
  init?(_ face: OpaquePointer, _ tag: OpenTypeTag) {
    let blob = unsafe hb_face_reference_table(face, tag.rawValue)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    bytes = unsafe Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
  }

  /// The byte at a position, or 0 past the end.
  subscript(place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  func uint16(_ place: Int) throws(Truncated) -> UInt16 {
    reads.count += 1
    guard place >= 0, place + 2 <= bytes.count, reads.count <= Self.maximumReads else { throw Truncated() }
    return UInt16(bytes[place]) << 8 | UInt16(bytes[place + 1])
  }

  func uint32(_ place: Int) throws(Truncated) -> UInt32 {
    try UInt32(uint16(place)) << 16 | UInt32(uint16(place + 2))
  }

  /// Returns the position that the offset at `place` refers to, relative to `base`.
  func offset16(_ base: Int, at place: Int) throws(Truncated) -> Int { base + Int(try uint16(place)) }

  /// Returns the positions that a counted list of offsets at `place` refers to, relative to `base`.
  func offsets16(_ base: Int, at place: Int) throws(Truncated) -> [Int] {
    var offsets: [Int] = []
    for i in 0..<Int(try uint16(place)) { offsets.append(try offset16(base, at: place + 2 + i * 2)) }
    return offsets
  }

  /// Returns whether an array of values contains a value.
  func array(_ place: Int, count: Int, has value: UInt16) throws(Truncated) -> Bool {
    for i in stride(from: 0, to: count, by: 1) where try uint16(place + i * 2) == value { return true }
    return false
  }

  /// Returns whether a coverage table contains a glyph.
  func coverage(_ start: Int, has glyph: UInt16) throws(Truncated) -> Bool {
    let count = Int(try uint16(start + 2))
    switch try uint16(start) {
    case 1: return try array(start + 4, count: count, has: glyph)
    case 2:
      for i in 0..<count {
        if try (uint16(start + 4 + i * 6)...max(uint16(start + 4 + i * 6), uint16(start + 6 + i * 6))).contains(glyph) {
          return true
        }
      }
      return false
    default: return true
    }
  }

  /// Returns the class of a glyph, or 0 if it has none.
  func glyphClass(_ start: Int, of glyph: UInt16) throws(Truncated) -> UInt16 {
    switch try uint16(start) {
    case 1:
      let place = Int(glyph) - Int(try uint16(start + 2))
      return try (0..<Int(uint16(start + 4))).contains(place) ? uint16(start + 6 + place * 2) : 0
    case 2:
      for i in 0..<Int(try uint16(start + 2)) {
        let range = start + 4 + i * 6
        if try uint16(range) <= glyph, try glyph <= uint16(range + 2) { return try uint16(range + 4) }
      }
      return 0
    default: throw Truncated()
    }
  }
}
