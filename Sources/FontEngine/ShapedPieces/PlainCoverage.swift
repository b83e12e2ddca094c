/// Which plain characters a face has, as bits side by side: a text of them is looked through in one short loop.
struct PlainCoverage: Sendable {
  /// Bits for the code points up to U+203F, beyond which nothing is plain.
  private let bits: [UInt64]
  /// Whether the face has all of ASCII but the controls, as almost all faces have.
  private let hasASCII: Bool

  init(_ coverage: CharacterCoverage) {
    bits = (0..<Self.words).map { word in
      (0..<64).reduce(0) { $0 | (coverage.contains(UInt32(word * 64 + $1)) ? 1 << UInt64($1) : 0) }
    }
    hasASCII = (0x20..<0x7F).allSatisfy(coverage.contains)
  }

  private static let words = 0x2040 / 64

  /// Whether the face has all of a plain text but its line feeds.
  func holds(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    if hasASCII, unsafe isASCII(text) { return true }
    return unsafe bits.withUnsafeBufferPointer { bits in
      var all: UInt64 = 1
      for place in 0..<text.count {
        let unit = unsafe Int(text[place])
        // In a plain text no character lies beyond the bits; one that did would be counted as another, so it is made none.
        let word = unsafe unit < Self.words * 64 ? bits[unit >> 6] : 0
        all &= word >> UInt64(unit & 63) | (unit == 0x0A ? 1 : 0)
      }
      return all == 1
    }
  }

  private func isASCII(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    var all: UInt16 = 0
    for place in 0..<text.count { all |= unsafe text[place] }
    return all < 0x80
  }
}
