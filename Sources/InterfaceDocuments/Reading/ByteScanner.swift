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
  var following: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D }

  // MARK: - Positions

  /// Counts the lines up to the current offset, and returns its position. Linear over the whole document.
  mutating func advancePosition() -> SourcePosition {
    let bytes = bytes
    for index in countedOffset..<offset where bytes[index] == 0x0A {
      line += 1
      lineStart = index + 1
    }
    countedOffset = offset
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }

  func position(of offset: Int) -> SourcePosition {
    let before = bytes[..<min(offset, bytes.count)]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return SourcePosition(line: before.count { $0 == 0x0A } + 1, column: offset - start + 1)
  }

  func malformed(_ message: String, at start: Int? = nil) -> InterfaceDocumentError {
    InterfaceDocumentError(file: file, position: position(of: start ?? offset), reason: .malformed(message))
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
    var end = offset
    for byte in text.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
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

  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// Skips white space if a tag follows it.
  mutating func skipBlankText(beforeClosingTags: Bool) -> Bool {
    var end = offset
    while end < bytes.count, Self.isSpace(bytes[end]) { end += 1 }
    guard end == bytes.count || bytes[end] == UInt8(ascii: "<") else { return false }
    guard beforeClosingTags || end + 1 >= bytes.count || bytes[end + 1] != UInt8(ascii: "/") else { return false }
    offset = end
    return true
  }

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
  mutating func readName() -> Range<Int>? {
    let start = offset
    offset = endOfName
    guard offset > start, !Self.isDigitOrMark(bytes[start]) else { return nil }
    return start..<offset
  }

  private var endOfName: Int {
    let (bytes, isNameByte) = (bytes, Self.isNameByte)
    var end = offset
    while end < bytes.count, isNameByte[Int(bytes[end])] { end += 1 }
    return end
  }

  private static func isDigitOrMark(_ byte: UInt8) -> Bool { (0x2D...0x39).contains(byte) }

  /// Whether a byte is one of a name's, by its value.
  private static let isNameByte: [Bool] = (UInt8.min...UInt8.max).map { byte in
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

  /// A text in the document.
  struct Text {
    let range: Range<Int>
    /// The text with references replaced, if it contains some.
    let replaced: String?
  }

  mutating func readQuoted(attribute name: @autoclosure () -> String) throws(InterfaceDocumentError) -> Text {
    let start = offset
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw malformed("the value of '\(name())' has no quotation marks")
    }
    offset += 1
    let text = try readText(until: quote)
    guard current == quote else { throw malformed("the value of '\(name())' has no end", at: start) }
    offset += 1
    return text
  }

  /// Reads text up to a byte, or to the end.
  mutating func readText(until end: UInt8) throws(InterfaceDocumentError) -> Text {
    let first = offset
    var replaced: String?
    while true {
      let start = offset
      offset = endOfPlainText(until: end)
      if replaced != nil || current == UInt8(ascii: "&") {
        replaced = try (replaced ?? "") + string(bytes[start..<offset])
      }
      guard let byte = current, byte != end else { break }
      if byte == UInt8(ascii: "<") { throw malformed("'<' in an attribute's value") }
      replaced?.unicodeScalars.append(try readReference())
    }
    if !isValid { _ = try string(bytes[first..<offset]) }
    return Text(range: first..<offset, replaced: replaced)
  }

  /// The offset of the next byte that is `end` or markup, or the end of the document.
  private func endOfPlainText(until end: UInt8) -> Int {
    let bytes = bytes
    var index = offset
    while index < bytes.count {
      let byte = bytes[index]
      if byte == end || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") { break }
      index += 1
    }
    return index
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
