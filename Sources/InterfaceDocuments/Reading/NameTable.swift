/// The names of elements and attributes in a document, each stored once.
struct NameTable {
  private struct Entry {
    let range: Range<Int>
    let name: String
  }

  private var slots: [Entry?] = Array(repeating: nil, count: 512)

  /// Returns the string of a name. A name that shares its slot with another isn't stored.
  ///
  /// - Parameters:
  ///   - range: The name's place in the document.
  ///   - bytes: The document, always the same.
  mutating func name(at range: Range<Int>, in bytes: [UInt8]) -> String {
    // FNV-1a.
    var hash: UInt32 = 2_166_136_261
    for place in range { hash = (hash ^ UInt32(bytes[place])) &* 16_777_619 }
    let slot = Int(hash % 512)
    if let known = slots[slot], Self.isSame(known.range, range, in: bytes) { return known.name }
    let new = String(decoding: bytes[range], as: UTF8.self)
    if slots[slot] == nil { slots[slot] = Entry(range: range, name: new) }
    return new
  }

  private static func isSame(_ range: Range<Int>, _ other: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard range.count == other.count else { return false }
    for place in 0..<range.count where bytes[range.lowerBound + place] != bytes[other.lowerBound + place] {
      return false
    }
    return true
  }
}
