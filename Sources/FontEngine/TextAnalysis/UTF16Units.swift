extension [UInt16] {
  /// Whether all units are equal, four at a time.
  package func hasSameUnits(as other: [UInt16]) -> Bool {
    guard count == other.count else { return false }
    return unsafe withUnsafeBytes { own in
      unsafe other.withUnsafeBytes { other in
        var place = 0
        while place + 8 <= own.count {
          if unsafe own.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            != other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          {
            return false
          }
          place += 8
        }
        while place < own.count {
          if unsafe own[place] != other[place] { return false }
          place += 1
        }
        return true
      }
    }
  }

  /// The UTF-16 of a string: what its `utf16` view holds, four times as fast as copying that.
  public init(utf16Of string: String) {
    var string = string
    self = string.withUTF8 { bytes in
      // Every UTF-16 code unit takes at least one byte of UTF-8, so there is room; a string is always valid, so that behind
      // the first byte of a character there are as many as it says.
      unsafe [UInt16](unsafeUninitializedCapacity: bytes.count) { units, count in
        var place = 0
        func append(_ unit: UInt32) {
          unsafe units.initializeElement(at: count, to: UInt16(truncatingIfNeeded: unit))
          count += 1
        }
        func next() -> UInt32 {
          defer { place += 1 }
          return UInt32(unsafe bytes[place])
        }
        while place < bytes.count {
          let first = next()
          if first < 0x80 {
            append(first)
            // Most characters are ASCII, and where one is the next ones are; as long as there is room for the bytes there is for
            // as many code units.
            while place + 16 <= bytes.count, unsafe isASCII(bytes, place) {
              for i in 0..<16 { unsafe units.initializeElement(at: count + i, to: UInt16(bytes[place + i])) }
              place += 16
              count += 16
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

/// Whether 16 bytes from a place on, which are there, are all ASCII.
@inline(__always)
private func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
  let bytes = UnsafeRawBufferPointer(bytes)
  let all =
    unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    | bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self)
  return all & 0x8080_8080_8080_8080 == 0
}
