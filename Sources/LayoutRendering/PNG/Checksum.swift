/// The checksum of PNG's chunks.
enum Checksum {
  /// Four tables of the remainders of bytes, so that four bytes are processed at a time.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 1024)
    for byte in 0..<256 {
      var remainder = UInt32(byte)
      for _ in 0..<8 { remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1 }
      tables[byte] = remainder
    }
    for index in 256..<1024 {
      tables[index] = tables[index - 256] >> 8 ^ tables[Int(tables[index - 256] & 0xFF)]
    }
    return tables
  }()

  /// Returns the CRC-32 of bytes, as Annex D of the PNG specification defines it.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let tables = tables.span
    let bytes = bytes.span
    var crc = UInt32.max
    var index = 0
    while index + 4 <= bytes.count {
      crc ^= UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8
      crc ^= UInt32(bytes[index + 2]) << 16 | UInt32(bytes[index + 3]) << 24
      let low = tables[768 + Int(crc & 0xFF)] ^ tables[512 + Int(crc >> 8 & 0xFF)]
      crc = low ^ tables[256 + Int(crc >> 16 & 0xFF)] ^ tables[Int(crc >> 24)]
      index += 4
    }
    while index < bytes.count {
      crc = crc >> 8 ^ tables[Int((crc ^ UInt32(bytes[index])) & 0xFF)]
      index += 1
    }
    return ~crc
  }
}
