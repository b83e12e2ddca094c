/// The text of a file as UTF-8, with conversion of offsets to lines and columns.
package struct SourceText: Sendable {
  /// The path of the file, as given.
  package let name: String
  /// Valid UTF-8 without a byte order mark.
  let bytes: [UInt8]
  /// The byte offset of each line.
  private let lineStarts: [Int]
  /// The number of characters before each block of ``blockSize`` bytes, for columns in long lines.
  private let charactersBefore: [Int]
  private static let blockSize = 1 << 8

  /// Decodes UTF-8, with or without a byte order mark, or UTF-16 with a byte order mark or a leading ASCII character.
  ///
  /// - Throws: `CatalogError` at the position of invalid UTF-8, or if UTF-16 has an odd number of bytes.
  package init(name: String, decoding data: [UInt8]) throws(CatalogError) {
    self.name = name
    bytes = try Self.utf8(ofAny: data, of: name)
    lineStarts = Self.lineStarts(of: bytes)
    var counts = [0]
    for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
      let end = min(start + Self.blockSize, bytes.count)
      counts.append(counts[counts.count - 1] + Self.characters(in: bytes[start..<end]))
    }
    charactersBefore = counts
  }

  private static func utf8(ofAny data: [UInt8], of name: String) throws(CatalogError) -> [UInt8] {
    switch (data.first, data.dropFirst().first) {
    case (0xFF, 0xFE): try utf8(utf16: data.dropFirst(2), isBigEndian: false, of: name)
    case (0xFE, 0xFF): try utf8(utf16: data.dropFirst(2), isBigEndian: true, of: name)
    case (.some(1...), 0): try utf8(utf16: data[...], isBigEndian: false, of: name)
    case (0, .some(1...)): try utf8(utf16: data[...], isBigEndian: true, of: name)
    default: try utf8(data, of: name)
    }
  }

  private static func utf8(_ data: [UInt8], of name: String) throws(CatalogError) -> [UInt8] {
    let hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
    let bytes = hasMark ? Array(data.dropFirst(3)) : data
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      let (line, column) = position(of: offset, in: bytes, lineStarts(of: Array(bytes[..<offset])))
      let reason = "not UTF-8 at byte offset \(offset + (hasMark ? 3 : 0))"
      throw CatalogError(file: name, line: line, column: column, reason: reason)
    }
    return bytes
  }

  private static func utf8(
    utf16 data: ArraySlice<UInt8>, isBigEndian: Bool, of name: String
  ) throws(CatalogError) -> [UInt8] {
    guard data.count.isMultiple(of: 2) else {
      throw CatalogError(file: name, line: 1, column: 1, reason: "UTF-16 with an odd number of bytes")
    }
    let units = stride(from: data.startIndex, to: data.endIndex, by: 2).map { offset in
      let (first, second) = (UInt16(data[offset]), UInt16(data[offset + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns the text between two byte offsets.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the line of a byte offset, starting at 1, by binary search.
  package func line(of offset: Int) -> Int { Self.line(of: offset, lineStarts) }

  /// Returns the line and the column of a byte offset, both starting at 1. O(log n) in the number of lines, however
  /// long they are.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    let offset = max(lineStarts[line - 1], min(offset, bytes.count))
    return (line, 1 + characters(before: offset) - characters(before: lineStarts[line - 1]))
  }

  private func characters(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return charactersBefore[block] + Self.characters(in: bytes[block * Self.blockSize..<offset])
  }

  /// Returns the number of characters that begin in bytes. Those that continue one start with the bits 10.
  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    let bytes = bytes.span
    var count = 0
    for index in bytes.indices { count += bytes[index] & 0xC0 != 0x80 ? 1 : 0 }
    return count
  }

  /// Returns an error at a byte offset.
  package func error(_ reason: String, at offset: Int) -> CatalogError {
    let (line, column) = position(of: offset)
    return CatalogError(file: name, line: line, column: column, reason: reason)
  }

  private static func position(of offset: Int, in bytes: [UInt8], _ starts: [Int]) -> (line: Int, column: Int) {
    let line = line(of: offset, starts)
    return (line, 1 + characters(in: bytes[starts[line - 1]..<offset]))
  }

  private static func line(of offset: Int, _ starts: [Int]) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the offsets of lines, which end at LF, CR LF, or CR.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    let bytes = bytes.span
    var starts = [0]
    for offset in bytes.indices {
      let byte = bytes[offset]
      let endsLine =
        byte == lineFeed
        || (byte == carriageReturn && !(offset + 1 < bytes.count && bytes[offset + 1] == lineFeed))
      if endsLine { starts.append(offset + 1) }
    }
    return starts
  }
}
