/// A set of glyphs, as a bit for each of the 65,536 that a face can have.
struct GlyphSet {
  private var bits: [UInt64] = []

  init() {}

  init(_ glyph: Int) { insert(glyph) }

  var isEmpty: Bool { bits.isEmpty }

  var count: Int {
    var count = 0
    for word in bits { count += word.nonzeroBitCount }
    return count
  }

  /// Calls `body` with each glyph.
  func forEach(_ body: (Int) -> Void) {
    for index in bits.indices {
      var rest = bits[index]
      while rest != 0 {
        body(index << 6 | rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
  }

  func contains(_ glyph: Int) -> Bool { !isEmpty && bits[glyph >> 6 & 1023] & 1 << UInt64(glyph & 63) != 0 }

  /// Inserts a glyph, and returns whether it is new.
  @discardableResult
  mutating func insert(_ glyph: Int) -> Bool {
    if isEmpty { bits = [UInt64](repeating: 0, count: 1024) }
    defer { bits[glyph >> 6 & 1023] |= 1 << UInt64(glyph & 63) }
    return !contains(glyph)
  }

  /// Removes a glyph, and returns whether the set had it.
  mutating func remove(_ glyph: Int) -> Bool {
    guard contains(glyph) else { return false }
    bits[glyph >> 6 & 1023] &= ~(1 << UInt64(glyph & 63))
    return true
  }

  mutating func formUnion(_ other: GlyphSet) {
    guard !other.isEmpty else { return }
    guard !isEmpty else {
      bits = other.bits
      return
    }
    for index in bits.indices { bits[index] |= other.bits[index] }
  }

  /// The glyphs that are not in the set.
  var inverse: GlyphSet {
    var set = GlyphSet()
    set.bits = isEmpty ? [UInt64](repeating: .max, count: 1024) : bits.map { ~$0 }
    return set
  }
}
