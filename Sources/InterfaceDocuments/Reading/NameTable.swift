/// The names of elements and attributes in a document, each stored once.
struct NameTable {
  private var slots: [String?] = Array(repeating: nil, count: 512)

  /// Returns the string of a name. A name that shares its slot with another isn't stored.
  mutating func name(_ bytes: ArraySlice<UInt8>) -> String {
    // FNV-1a.
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let slot = Int(hash % 512)
    if let known = slots[slot], known.utf8.count == bytes.count, known.utf8.elementsEqual(bytes) { return known }
    let new = String(decoding: bytes, as: UTF8.self)
    if slots[slot] == nil { slots[slot] = new }
    return new
  }
}
