import TextOutput

/// Reads JSON as defined by RFC 8259, reporting the position of errors.
///
/// Foundation's readers report no line, drop one of two equal names, and reject numbers that no `Double` can represent
/// without a position.
package struct JSONReader {
  private var scanner: SourceScanner

  /// Returns the value of a document.
  ///
  /// - Throws: `CatalogError` if the document is invalid.
  package static func value(of source: SourceText) throws(CatalogError) -> CatalogValue {
    var reader = JSONReader(scanner: SourceScanner(source))
    let value = try reader.value(depth: 0)
    reader.scanner.skipSpaces()
    guard reader.scanner.isAtEnd else { throw reader.scanner.unexpected("the end of the document") }
    return value
  }

  /// Returns what the document has for the value at a byte offset.
  ///
  /// - Throws: `CatalogError` if no valid value begins there.
  package static func text(ofValueAt offset: Int, in source: SourceText) throws(CatalogError) -> String {
    var reader = JSONReader(scanner: SourceScanner(source))
    reader.scanner.advance(offset)
    _ = try reader.value(depth: 0)
    return source.text(offset..<reader.scanner.offset)
  }

  private mutating func value(depth: Int) throws(CatalogError) -> CatalogValue {
    scanner.skipSpaces()
    let offset = scanner.offset
    let content: CatalogValue.Content
    switch scanner.byte {
    case UInt8(ascii: "{"): content = .members(try members(depth: depth + 1))
    case UInt8(ascii: "["): content = .list(try list(depth: depth + 1))
    case UInt8(ascii: "\""): content = .text(try text())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): content = .number(try number())
    default: content = try word()
    }
    return CatalogValue(content: content, offset: offset)
  }

  private mutating func word() throws(CatalogError) -> CatalogValue.Content {
    if scanner.skip("true") { return .bool(true) }
    if scanner.skip("false") { return .bool(false) }
    if scanner.skip("null") { return .null }
    throw scanner.unexpected("a value")
  }

  private mutating func members(depth: Int) throws(CatalogError) -> [CatalogValue.Member] {
    try checkDepth(depth)
    scanner.advance()
    var list = MemberList()
    scanner.skipSpaces()
    if scanner.skip("}") { return [] }
    while true {
      scanner.skipSpaces()
      let offset = scanner.offset
      guard scanner.byte == UInt8(ascii: "\"") else { throw scanner.unexpected("a name in quotes") }
      let name = try text()
      scanner.skipSpaces()
      guard scanner.skip(":") else { throw scanner.unexpected("':'") }
      try list.add(name, at: offset, try value(depth: depth), in: scanner.source)
      scanner.skipSpaces()
      if scanner.skip("}") { return list.members }
      guard scanner.skip(",") else { throw scanner.unexpected("',' or '}'") }
    }
  }

  private mutating func list(depth: Int) throws(CatalogError) -> [CatalogValue] {
    try checkDepth(depth)
    scanner.advance()
    var values: [CatalogValue] = []
    scanner.skipSpaces()
    if scanner.skip("]") { return [] }
    while true {
      values.append(try value(depth: depth))
      scanner.skipSpaces()
      if scanner.skip("]") { return values }
      guard scanner.skip(",") else { throw scanner.unexpected("',' or ']'") }
    }
  }

  private func checkDepth(_ depth: Int) throws(CatalogError) {
    if depth > CatalogValue.deepest { throw scanner.failure("nested deeper than \(CatalogValue.deepest) levels") }
  }

  private mutating func number() throws(CatalogError) -> Double {
    let offset = scanner.offset
    let text = scanner.readText { byte in "+-.eE0123456789".utf8.contains(byte) }
    // Unlike StrictNumber, JSON allows no leading zeros.
    let digits = text.drop { $0 == "-" }
    let hasZeros = digits.first == "0" && digits.dropFirst().first?.isNumber == true
    guard !hasZeros, !digits.hasPrefix("."), let value = StrictNumber.double(text) else {
      throw scanner.failure("'\(text)' is not a valid number", at: offset)
    }
    return value
  }

  private mutating func text() throws(CatalogError) -> String {
    let start = scanner.offset
    scanner.advance()
    var text = scanner.readText { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    while !scanner.skip("\"") {
      guard let byte = scanner.byte else { throw scanner.failure("unterminated string", at: start) }
      guard byte == UInt8(ascii: "\\") else { throw scanner.failure("unescaped control character in a string") }
      text += try escaped()
      text += scanner.readText { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    }
    return text
  }

  private mutating func escaped() throws(CatalogError) -> String {
    let offset = scanner.offset
    scanner.advance()
    guard let byte = scanner.byte else { throw scanner.failure("unterminated escape sequence", at: offset) }
    if byte == UInt8(ascii: "u") { return try codeUnits(at: offset) }
    scanner.advance()
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return String(Unicode.Scalar(byte))
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    default: throw scanner.failure("invalid escape sequence", at: offset)
    }
  }

  /// Reads one `\u1234` escape, or two that form a surrogate pair. A lone surrogate becomes U+FFFD.
  private mutating func codeUnits(at offset: Int) throws(CatalogError) -> String {
    let first = try codeUnit(at: offset)
    guard UTF16.isLeadSurrogate(first), scanner.isAt("\\u") else { return String(decoding: [first], as: UTF16.self) }
    var ahead = scanner
    scanner.advance()
    let second = try codeUnit(at: ahead.offset)
    if UTF16.isTrailSurrogate(second) { return String(decoding: [first, second], as: UTF16.self) }
    swap(&scanner, &ahead)
    return String(decoding: [first], as: UTF16.self)
  }

  private mutating func codeUnit(at offset: Int) throws(CatalogError) -> UInt16 {
    scanner.advance()
    guard let unit = scanner.takeHexadecimal(count: 4) else {
      throw scanner.failure("'\\u' is not followed by four hexadecimal digits", at: offset)
    }
    return unit
  }
}
