/// Builds an OpenType file from its tables, in big-endian numbers.
struct OpenTypeWriter {
  private var tables: [(tag: OpenTypeTag, bytes: [UInt8])] = []

  mutating func add(_ tag: OpenTypeTag, _ table: TableBytes) { tables.append((tag, table.bytes)) }

  /// Returns the whole file: the directory, then the tables by tag, each at a multiple of four bytes.
  ///
  /// The checksums are 0: HarfBuzz does not read them, and the file is passed to no other reader.
  func file() -> [UInt8] {
    let sorted = tables.sorted { $0.tag.rawValue < $1.tag.rawValue }
    var file = TableBytes()
    file.add32(0x0001_0000)
    file.add16(sorted.count, 0, 0, 0)
    var offset = 12 + 16 * sorted.count
    for table in sorted {
      file.add32(table.tag.rawValue)
      file.add32(0)
      file.add32(UInt32(offset))
      file.add32(UInt32(table.bytes.count))
      offset += (table.bytes.count + 3) & ~3
    }
    for table in sorted {
      file.bytes += table.bytes
      while file.bytes.count % 4 != 0 { file.bytes.append(0) }
    }
    return file.bytes
  }
}

/// The bytes of a table under construction.
struct TableBytes {
  var bytes: [UInt8] = []

  /// Appends 16-bit numbers, signed or unsigned; higher bits are dropped.
  mutating func add16(_ numbers: Int...) {
    for number in numbers {
      bytes.append(UInt8(truncatingIfNeeded: number >> 8))
      bytes.append(UInt8(truncatingIfNeeded: number))
    }
  }

  /// Appends a 32-bit number.
  mutating func add32(_ number: UInt32) { add16(Int(number >> 16), Int(number & 0xFFFF)) }
}
