extension [UInt16] {
  /// Returns whether two arrays have the same code units. It compares four at a time.
  package func hasSameUnits(as other: [UInt16]) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        var offset = 0
        while offset + 8 <= own.count {
          if unsafe own.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          {
            return false
          }
          offset += 8
        }
        while offset < own.count {
          if unsafe own[offset] != other[offset] { return false }
          offset += 1
        }
        return true
      }
    }
  }

  /// Returns whether a range of an array has the same code units as the part of another one that begins at `start`. It
  /// compares four at a time. Both must be within the arrays.
  package func hasSameUnits(_ range: Range<Int>, as other: [UInt16], from start: Int) -> Bool {
    precondition(range.lowerBound >= 0 && range.upperBound <= count && start >= 0 && start + range.count <= other.count)
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        var (offset, otherOffset) = (2 * range.lowerBound, 2 * start)
        let end = 2 * range.upperBound
        while offset + 8 <= end {
          if unsafe own.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != other.loadUnaligned(fromByteOffset: otherOffset, as: UInt64.self)
          {
            return false
          }
          offset += 8
          otherOffset += 8
        }
        while offset < end {
          if unsafe own[offset] != other[otherOffset] { return false }
          offset += 1
          otherOffset += 1
        }
        return true
      }
    }
  }

  /// Creates an array of the UTF-16 code units of a string, four times as fast as copying its `utf16` view.
  public init(utf16Of string: String) {
    var string = string
    self = string.withUTF8 { bytes in
      // Every UTF-16 code unit takes at least one byte of UTF-8, so the capacity suffices. A string is always valid, so
      // the first byte of a character is followed by as many bytes as it states.
      unsafe [UInt16](filling: bytes.count) { units, count in
        var offset = 0
        func append(_ unit: UInt32) {
          unsafe units.initializeElement(at: count, to: UInt16(truncatingIfNeeded: unit))
          count &+= 1
        }
        func next() -> UInt32 {
          defer { offset &+= 1 }
          return UInt32(unsafe bytes[offset])
        }
        while offset < bytes.count {
          let first = next()
          if first < 0x80 {
            append(first)
            // Most characters are ASCII, and follow other ASCII characters. The capacity suffices for as many code
            // units as there are bytes left.
            while offset &+ 16 <= bytes.count, unsafe isASCII(bytes, offset) {
              let ascii = unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(
                fromByteOffset: offset, as: SIMD16<UInt8>.self)
              unsafe UnsafeMutableRawBufferPointer(units).storeBytes(
                of: SIMD16<UInt16>(truncatingIfNeeded: ascii), toByteOffset: 2 * count, as: SIMD16<UInt16>.self)
              offset &+= 16
              count &+= 16
            }
          } else if first < 0xE0 {
            append((first & 0x1F) << 6 | next() & 0x3F)
          } else if first < 0xF0 {
            let second = next() & 0x3F
            append((first & 0xF) << 12 | second << 6 | next() & 0x3F)
          } else {
            let second = next() & 0x3F
            let third = next() & 0x3F
            let above = ((first & 0x7) << 18 | second << 12 | third << 6 | next() & 0x3F) - 0x10000
            append(0xD800 | above >> 10)
            append(0xDC00 | above & 0x3FF)
          }
        }
      }
    }
  }
}

/// Returns whether 16 bytes are all ASCII. Unchecked; the caller guarantees the bounds.
@inline(__always)
private func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
  let bytes = UnsafeRawBufferPointer(bytes)
  let all =
    unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    | bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
  return all & 0x8080_8080_8080_8080 == 0
}
