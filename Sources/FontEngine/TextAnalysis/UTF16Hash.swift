/// Hashes and compares UTF-16 code units, four at a time. For an ASCII string, no array of code units is needed.
///
/// Each group of four units is multiplied with the preceding hash, and both halves of the product are combined. The
/// seed differs in each process, so that an attacker cannot prepare texts with colliding hashes.
package enum UTF16Hash {
  private static let seed: UInt64 = {
    var hasher = Hasher()
    hasher.combine("UTF-16")
    return UInt64(truncatingIfNeeded: hasher.finalize())
  }()

  /// Returns the hash of code units.
  ///
  /// - Complexity: O(*n*) in their number.
  package static func of(_ units: [UInt16]) -> Int {
    var hash = start(units.count)
    unsafe units.withUnsafeBytes { bytes in
      var offset = 0
      while offset + 8 <= bytes.count {
        unsafe mix(&hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      while offset < bytes.count {
        unsafe mix(&hash, UInt64(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)))
        offset += 2
      }
    }
    return Int(truncatingIfNeeded: hash)
  }

  /// Returns the hash of a string's code units if all of them are ASCII, or `nil`.
  ///
  /// - Complexity: O(*n*) in their number.
  package static func of(ascii text: String) -> Int? {
    unsafe withUTF8(text) { bytes in
      var hash = start(bytes.count)
      var offset = 0
      while offset + 4 <= bytes.count {
        let four = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
        if four & 0x8080_8080 != 0 { return nil }
        mix(&hash, widened(four))
        offset += 4
      }
      while offset < bytes.count {
        let byte = unsafe bytes[offset]
        if byte >= 0x80 { return nil }
        mix(&hash, UInt64(byte))
        offset += 1
      }
      return Int(truncatingIfNeeded: hash)
    }
  }

  /// Returns whether code units are equal to those of an ASCII string.
  ///
  /// - Complexity: O(*n*) in their number.
  package static func isSame(_ units: [UInt16], ascii text: String) -> Bool {
    unsafe withUTF8(text) { bytes in
      guard units.count == bytes.count else { return false }
      return unsafe units.withUnsafeBytes { units in
        var offset = 0
        while offset + 4 <= bytes.count {
          let four = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
          let same = unsafe units.loadUnaligned(fromByteOffset: 2 * offset, as: UInt64.self) == widened(four)
          if !same { return false }
          offset += 4
        }
        while offset < bytes.count {
          let unit = unsafe units.loadUnaligned(fromByteOffset: 2 * offset, as: UInt16.self)
          if unsafe unit != UInt16(bytes[offset]) { return false }
          offset += 1
        }
        return true
      }
    }
  }

  @inline(__always)
  private static func withUTF8<Answer>(_ text: String, _ body: (UnsafeRawBufferPointer) -> Answer) -> Answer {
    var text = text
    return text.withUTF8 { unsafe body(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the hash to begin with for a number of code units, or for one that is mixed in at the end.
  static func start(_ count: Int) -> UInt64 { seed ^ UInt64(truncatingIfNeeded: count) }

  /// Mixes a word into a hash. The multiplier is that of Knuth's generator MMIX: odd, and without a pattern in its
  /// bits.
  @inline(__always)
  static func mix(_ hash: inout UInt64, _ word: UInt64) {
    let product = (hash ^ word).multipliedFullWidth(by: 6_364_136_223_846_793_005)
    hash = product.high ^ product.low &+ 0x9E37_79B9_7F4A_7C15
  }

  /// Widens four bytes to four code units, in the order in which they are in memory.
  @inline(__always)
  private static func widened(_ bytes: UInt32) -> UInt64 {
    var word = UInt64(bytes)
    word = (word | word << 16) & 0x0000_FFFF_0000_FFFF
    return (word | word << 8) & 0x00FF_00FF_00FF_00FF
  }
}
