/// The plain characters that a face has, as a bit set that is fast to test for every character of a text.
struct PlainCoverage: Sendable {
  /// The bits for the code points up to U+203F. Characters above that are not plain.
  private let bits: [UInt64]
  /// Whether the face has all of ASCII except the controls, as almost all faces do.
  private let hasASCII: Bool

  init(_ coverage: CharacterCoverage) {
    var bits = [UInt64](repeating: 0, count: Self.words)
    for scalar in 0..<Self.words * 64 where coverage.contains(UInt32(scalar)) {
      bits[scalar >> 6] |= 1 << UInt64(scalar & 63)
    }
    self.bits = bits
    hasASCII = (0x20..<0x7F).allSatisfy(coverage.contains)
  }

  private static let words = 0x2040 / 64

  /// Returns whether the face has all characters of a plain text except its line feeds.
  func holds(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    if hasASCII, unsafe isASCII(text) { return true }
    return unsafe bits.withUnsafeBufferPointer { bits in
      var all: UInt64 = 1
      for offset in 0..<text.count {
        let unit = unsafe Int(text[offset])
        // A plain text has no character beyond the bits. If one appeared, it would count as missing.
        let word = unsafe unit < Self.words * 64 ? bits[unit >> 6] : 0
        all &= word >> UInt64(unit & 63) | (unit == 0x0A ? 1 : 0)
      }
      return all == 1
    }
  }

  private func isASCII(_ text: UnsafeBufferPointer<UInt16>) -> Bool {
    var all: UInt16 = 0
    for offset in 0..<text.count { all |= unsafe text[offset] }
    return all < 0x80
  }
}
