/// A position in a file's text that advances as the text is read.
struct SourceScanner {
  let source: SourceText
  /// The byte offset of the position.
  private(set) var offset = 0

  init(_ source: SourceText) { self.source = source }

  /// Whether the position is at the end.
  var isAtEnd: Bool { offset >= source.bytes.count }
  /// The byte at the position; `nil` at the end.
  var byte: UInt8? { isAtEnd ? nil : source.bytes[offset] }

  /// Returns whether the given ASCII text follows.
  func isAt(_ text: String) -> Bool {
    let bytes = source.bytes
    guard offset + text.utf8.count <= bytes.count else { return false }
    return text.utf8.elementsEqual(bytes[offset..<offset + text.utf8.count])
  }

  /// Advances by a number of bytes.
  mutating func advance(_ count: Int = 1) { offset = min(offset + count, source.bytes.count) }

  /// Skips the given ASCII text and returns whether it was there.
  mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    advance(text.utf8.count)
    return true
  }

  /// Skips an ASCII character and returns whether it was there.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte, UInt32(byte) == character.value else { return false }
    offset += 1
    return true
  }

  /// Reads the bytes that satisfy a condition, as text.
  mutating func readText(while holds: (UInt8) -> Bool) -> String {
    let start = offset
    while let byte, holds(byte) { offset += 1 }
    return source.text(start..<offset)
  }

  /// Reads the text before the next `end` and skips `end`, or returns `nil` without advancing if there is none.
  mutating func readText(upTo end: String) -> String? {
    let start = offset
    while !isAtEnd {
      if byte == end.utf8.first, isAt(end) {
        let text = source.text(start..<offset)
        advance(end.utf8.count)
        return text
      }
      offset += 1
    }
    offset = start
    return nil
  }

  /// Reads exactly `count` hexadecimal digits, or returns `nil` without advancing if there are fewer.
  mutating func takeHexadecimal(count: Int) -> UInt16? {
    let end = offset + count
    guard end <= source.bytes.count, source.bytes[offset..<end].allSatisfy(Self.isHexadecimal),
      let value = UInt16(source.text(offset..<end), radix: 16)
    else { return nil }
    offset = end
    return value
  }

  /// Returns whether a byte is a hexadecimal digit.
  static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "a"..."f", "A"..."F": true
    default: false
    }
  }

  /// Skips white space and line breaks.
  mutating func skipSpaces() {
    while let byte, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  /// Returns an error at the position, or at the given offset.
  func failure(_ reason: String, at offset: Int? = nil) -> CatalogError {
    source.error(reason, at: offset ?? self.offset)
  }

  /// Returns an error for unexpected text at the position.
  func unexpected(_ expectation: String) -> CatalogError {
    guard !isAtEnd else { return failure("unexpected end of input, expected \(expectation)") }
    var end = offset + 1
    while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return failure("unexpected '\(source.text(offset..<end))', expected \(expectation)")
  }
}
