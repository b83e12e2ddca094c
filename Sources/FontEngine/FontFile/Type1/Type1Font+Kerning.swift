extension Type1Font {
  /// Reads the kerning pairs of an AFM file (Adobe's Technical Note 5004): `KPX left right x` and `KP left right x y`.
  ///
  /// Other lines, and pairs of glyphs that the font does not have, are ignored.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  mutating func kern(by metrics: [UInt8]) {
    guard !metrics.isEmpty else { return }
    var numbers: [String: UInt16] = [:]
    for (number, glyph) in glyphs.enumerated() where numbers[glyph.name] == nil { numbers[glyph.name] = UInt16(number) }
    var known: [UInt32: Int16] = [:]
    for line in metrics.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      guard line.starts(with: [0x4B, 0x50]) else { continue }  // "KP"
      let words = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).prefix(4).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard words.count == 4, words[0] == "KPX" || words[0] == "KP", let left = numbers[words[1]],
        let right = numbers[words[2]], let value = Double(words[3]), value.isFinite
      else { continue }
      let pair = UInt32(left) << 16 | UInt32(right)
      if known[pair] == nil { known[pair] = Int16(clamping: Int(min(max(value.rounded(), -32768), 32767))) }
    }
    kernPairs = known.sorted { $0.key < $1.key }.map {
      KernPair(left: UInt16($0.key >> 16), right: UInt16($0.key & 0xFFFF), value: $0.value)
    }
  }
}
