/// The paragraphs of a text, each with the line end that terminates it, and hashes of their code units.
///
/// A paragraph ends after a line feed, a carriage return without one, a next line (U+0085), and a paragraph separator
/// (U+2029). Other line ends and separators of UAX #9 are inside of paragraphs. Levels, breaks, clusters, and glyphs of one paragraph don't depend on others (UAX #9, P1; UAX #14, LB4 and
/// LB5; UAX #29, GB4 and GB5). Scripts do: characters of all scripts take the script around them.
package struct TextParagraphs: Sendable {
  /// The ends of the paragraphs, as UTF-16 offsets.
  package private(set) var ends: [Int32] = []
  /// The hashes of the paragraphs' code units, in the order of the text.
  package private(set) var hashes: [UInt64] = []

  /// Divides a text. There is no paragraph only if the text is empty.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(of units: [UInt16]) {
    unsafe units.withUnsafeBufferPointer { units in
      let bytes = UnsafeRawBufferPointer(units)
      var (hash, start, offset) = (UTF16Hash.start(0), 0, 0)
      while offset < units.count {
        // Four code units at once, unless one of them may be a line end.
        if offset + 4 <= units.count {
          let four = unsafe bytes.loadUnaligned(fromByteOffset: 2 * offset, as: UInt64.self)
          if !Self.mayEnd(four) {
            UTF16Hash.mix(&hash, four)
            offset += 4
            continue
          }
        }
        let limit = min(offset + 4, units.count)
        while offset < limit {
          let unit = unsafe units[offset]
          UTF16Hash.mix(&hash, UInt64(unit))
          offset += 1
          let next = offset < units.count ? unsafe units[offset] : 0
          if Self.isEnd(unit), unit != 0x0D || next != 0x0A {
            append(hash, start..<offset)
            (hash, start) = (UTF16Hash.start(0), offset)
            break
          }
        }
      }
      if start < offset { append(hash, start..<offset) }
    }
  }

  private mutating func append(_ hash: UInt64, _ range: Range<Int>) {
    var hash = hash
    UTF16Hash.mix(&hash, UInt64(truncatingIfNeeded: range.count))
    ends.append(Int32(truncatingIfNeeded: range.upperBound))
    hashes.append(hash)
  }

  /// Returns whether a paragraph ends after a code unit. A carriage return belongs to a line feed after it.
  package static func isEnd(_ unit: UInt16) -> Bool { unit == 0x0A || unit == 0x0D || unit == 0x85 || unit == 0x2029 }

  /// Returns whether one of four code units may end a paragraph. It is `true` for all from U+0008 to U+000F, too.
  @inline(__always)
  private static func mayEnd(_ units: UInt64) -> Bool {
    (zeros((units & 0xFFF8_FFF8_FFF8_FFF8) ^ 0x0008_0008_0008_0008) | zeros(units ^ 0x0085_0085_0085_0085)
      | zeros(units ^ 0x2029_2029_2029_2029)) & 0x8000_8000_8000_8000 != 0
  }

  /// Returns a number with one of its bits 15, 31, 47, and 63 set if one of four code units is 0.
  @inline(__always)
  private static func zeros(_ units: UInt64) -> UInt64 { (units &- 0x0001_0001_0001_0001) & ~units }
}
