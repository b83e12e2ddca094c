extension ImageHeader {
  /// Returns the size in the first frame header of a JPEG, and the Exif orientation before it.
  ///
  /// Segments are skipped by their length, so the time is linear in the number of segments.
  static func jpegFrame(_ bytes: [UInt8]) -> (size: (width: Int, height: Int), orientation: Int)? {
    guard bytes.count >= 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var orientation = 1
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      // Any number of fill bytes may precede a marker, and some markers have no length.
      if marker == 0xFF {
        offset += 1
        continue
      }
      if marker == 0x01 || (0xD0...0xD8).contains(marker) {
        offset += 2
        continue
      }
      if marker == 0xD9 || marker == 0xDA { return nil }
      let length = bigEndian(bytes, offset + 2, 2)
      guard length >= 2, offset + 2 + length <= bytes.count else { return nil }
      if isFrame(marker) {
        guard length >= 8 else { return nil }
        return ((bigEndian(bytes, offset + 7, 2), bigEndian(bytes, offset + 5, 2)), orientation)
      }
      if marker == 0xE1, let found = exifOrientation(bytes[(offset + 4)..<(offset + 2 + length)]) {
        orientation = found
      }
      offset += 2 + length
    }
    return nil
  }

  /// Returns whether a marker starts a frame: SOF0 to SOF15 without DHT, JPG, and DAC.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  /// Returns tag 0x0112 of the first directory of an Exif segment, or `nil` if there is none.
  private static func exifOrientation(_ segment: ArraySlice<UInt8>) -> Int? {
    let prefix: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
    guard segment.starts(with: prefix) else { return nil }
    let file = Array(segment.dropFirst(prefix.count))
    guard file.count >= 8 else { return nil }
    let isLittle = file[0] == 0x49
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start >= 0, start + count <= file.count else { return nil }
      let bytes = file[start..<start + count]
      return isLittle ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      if tag == 0x0112, let value = number(entry + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}
