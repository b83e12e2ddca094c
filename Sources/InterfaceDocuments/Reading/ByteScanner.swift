/// A cursor over the bytes of a document, with the reading of names, values, and references.
struct ByteScanner {
  let bytes: [UInt8]
  let file: String
  var offset = 0
  private var countedOffset = 0
  private var line = 1
  private var lineStart = 0

  /// Whether all of the document is valid UTF-8, so that its parts needn't be validated.
  private let isValid: Bool

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    isValid = String(validating: bytes, as: UTF8.self) != nil
  }

  var isAtEnd: Bool { offset >= bytes.count }
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D }

  // MARK: - Positions

  /// Counts the lines up to the current offset, and returns its position. Linear over the whole document.
  mutating func advancePosition() -> SourcePosition {
    while countedOffset < offset {
      if bytes[countedOffset] == 0x0A {
        line += 1
        lineStart = countedOffset + 1
      }
      countedOffset += 1
    }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  func position(of place: Int) -> SourcePosition {
    let before = bytes[..<min(place, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourcePosition(line: before.count { $0 == 0x0A } + 1, column: place - start + 1)
  }

  func malformed(_ message: String, at place: Int? = nil) -> InterfaceDocumentError {
    InterfaceDocumentError(file: file, position: position(of: place ?? offset), reason: .malformed(message))
  }

  func tooLarge(_ message: String) -> InterfaceDocumentError {
    InterfaceDocumentError(file: file, position: position(of: offset), reason: .tooLarge(message))
  }

  // MARK: - Skipping

  mutating func skipByteOrderMark() throws(InterfaceDocumentError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw malformed("the document is not encoded in UTF-8")
    }
  }

  func isAt(_ text: String) -> Bool {
    var place = offset
    for byte in text.utf8 {
      guard place < bytes.count, bytes[place] == byte else { return false }
      place += 1
    }
    return true
  }

  mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    offset += text.utf8.count
    return true
  }

  /// Skips white space, and returns whether there was some.
  mutating func skipSpaces() -> Bool {
    let start = offset
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  /// Skips white space if a tag follows it.
  mutating func skipBlankText() -> Bool {
    var end = offset
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    // Blank text directly before a closing tag may be the whole text of a string.
    guard end == bytes.count || bytes[end] == UInt8(ascii: "<") && !isClosing(at: end) else { return false }
    offset = end
    return true
  }

  private func isClosing(at place: Int) -> Bool { place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/") }

  mutating func skip(
    from opening: String, through closing: String, _ kind: String
  ) throws(InterfaceDocumentError) {
    let start = offset
    offset += opening.utf8.count
    while offset < bytes.count {
      if skip(closing) { return }
      offset += 1
    }
    throw malformed("unterminated \(kind)", at: start)
  }

  // MARK: - Names and text

  /// Reads the name of an element or attribute, or returns `nil` if there is none.
  mutating func readName(_ names: inout NameTable) -> String? {
    let start = offset
    while offset < bytes.count, Self.isNameByte(bytes[offset]) { offset += 1 }
    guard offset > start, !Self.isDigitOrMark(bytes[start]) else { return nil }
    return names.name(at: start..<offset, in: bytes)
  }

  private static func isDigitOrMark(_ byte: UInt8) -> Bool { (0x2D...0x39).contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x3A, 0x2D, 0x2E, 0x5F: true
    default: byte >= 0x80
    }
  }

  func string(_ slice: ArraySlice<UInt8>) throws(InterfaceDocumentError) -> String {
    // Markup is ASCII, so that no part ends inside a character.
    if isValid { return String(decoding: slice, as: UTF8.self) }
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw malformed("the document is not encoded in UTF-8", at: slice.startIndex)
    }
    return text
  }

  mutating func readQuoted(attribute name: String) throws(InterfaceDocumentError) -> String {
    let start = offset
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformed("the value of '\(name)' has no quotation marks")
    }
    offset += 1
    let text = try readText(until: quote)
    guard current == quote else { throw malformed("the value of '\(name)' has no end", at: start) }
    offset += 1
    return text
  }

  /// Reads text up to a byte, or to the end, and replaces references.
  mutating func readText(until end: UInt8) throws(InterfaceDocumentError) -> String {
    var text = ""
    var start = offset
    while offset < bytes.count, bytes[offset] != end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "&") {
        text += try string(bytes[start..<offset])
        text.unicodeScalars.append(try readReference())
        start = offset
      } else if byte == UInt8(ascii: "<") {
        throw malformed("'<' in an attribute's value")
      } else {
        offset += 1
      }
    }
    let rest = try string(bytes[start..<offset])
    return text.isEmpty ? rest : text + rest
  }

  private mutating func readReference() throws(InterfaceDocumentError) -> Unicode.Scalar {
    let start = offset
    // The longest reference is &#1114111;
    let limit = min(offset + 12, bytes.count)
    guard let end = bytes[offset..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw malformed("'&' without a reference that ends in ';'")
    }
    let name = try string(bytes[(start + 1)..<end])
    offset = end + 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    let code =
      name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
    // XML 1.0 doesn't allow U+0000.
    guard let code, code != 0, let scalar = Unicode.Scalar(code) else {
      throw malformed("unknown reference '&\(name);'", at: start)
    }
    return scalar
  }
}
