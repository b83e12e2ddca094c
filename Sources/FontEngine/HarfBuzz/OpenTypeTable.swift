import CHarfBuzz

/// A copy of one table of a face, or of its first bytes.
struct OpenTypeTable {
  private let bytes: [UInt8]

  /// Copies up to `limit` bytes, by default enough for the fixed fields of any table. A missing table is empty.
  ///
  /// The corresponding C function is `hb_face_reference_table`.
  init(_ face: OpaquePointer, _ tag: OpenTypeTag, limit: Int = 128) {
    let blob = unsafe hb_face_reference_table(face, tag.rawValue)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = unsafe hb_blob_get_data(blob, &length)
    bytes = unsafe data.map { unsafe Array(UnsafeRawBufferPointer(start: $0, count: min(Int(length), limit))) } ?? []
  }

  /// Whether the face has the table.
  var exists: Bool { !bytes.isEmpty }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// Returns the big-endian unsigned 16-bit number at an offset, or `nil` past the end.
  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  /// Returns the big-endian signed 16-bit number at an offset, or `nil` past the end.
  func int16(at offset: Int) -> Int16? { uint16(at: offset).map(Int16.init(bitPattern:)) }

  /// Returns the big-endian unsigned 32-bit number at an offset, or `nil` past the end.
  func uint32(at offset: Int) -> UInt32? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return UInt32(high) << 16 | UInt32(low)
  }

  /// Returns the big-endian 16.16 fixed-point number at an offset, or `nil` past the end.
  func fixed(at offset: Int) -> Double? {
    uint32(at: offset).map { Double(Int32(bitPattern: $0)) / 65536 }
  }
}
