import Foundation

/// Reads old-style property lists, the format of `.strings` files: `"key" = "value";` with comments.
///
/// Outer braces are optional. A key without a value stands for itself. Escapes are those of Core Foundation: letters as
/// in C, `\U` with four hexadecimal digits, and up to three octal digits in NeXTSTEP's encoding; before any other
/// character the backslash is dropped. Core Foundation's own reader reports no position and drops one of two equal
/// keys.
struct OldStyleReader {
  private var scanner: SourceScanner
  /// The text of the last comment that was skipped.
  private var comment = ""

  /// Returns the value of a file: a dictionary, unless it starts like a list.
  ///
  /// - Throws: `CatalogError` if the file is invalid.
  static func value(of source: SourceText) throws(CatalogError) -> CatalogValue {
    var reader = OldStyleReader(scanner: SourceScanner(source))
    let start = reader.scanner
    try reader.skipBlanks()
    let offset = reader.scanner.offset
    let content: CatalogValue.Content
    switch reader.scanner.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "("): content = try reader.value(depth: 0).content
    default:
      // The first key may have a comment.
      reader.scanner = start
      content = .members(try reader.members(depth: 1, closed: false))
    }
    try reader.skipBlanks()
    guard reader.scanner.isAtEnd else { throw reader.scanner.unexpected("the end of the file") }
    return CatalogValue(content: content, offset: offset)
  }

  private mutating func value(depth: Int) throws(CatalogError) -> CatalogValue {
    try skipBlanks()
    let offset = scanner.offset
    guard depth < CatalogValue.deepest else {
      throw scanner.failure("nested deeper than \(CatalogValue.deepest) levels")
    }
    if scanner.skip("{") {
      return CatalogValue(content: .members(try members(depth: depth + 1, closed: true)), offset: offset)
    }
    if scanner.skip("(") { return CatalogValue(content: .list(try list(depth: depth + 1)), offset: offset) }
    guard let text = try text() else { throw scanner.unexpected("a value") }
    return CatalogValue(content: .text(text), offset: offset)
  }

  private mutating func members(depth: Int, closed: Bool) throws(CatalogError) -> [CatalogValue.Member] {
    var list = MemberList()
    var end = scanner.offset
    while true {
      comment = ""
      try skipBlanks(after: end)
      if closed ? scanner.skip("}") : scanner.isAtEnd { return list.members }
      let (offset, comment) = (scanner.offset, comment)
      guard let key = try text() else { throw scanner.unexpected(closed ? "a key or '}'" : "a key") }
      try skipBlanks()
      var value = CatalogValue(content: .text(key), offset: offset)
      if scanner.skip("=") {
        value = try self.value(depth: depth)
        try skipBlanks()
      }
      guard scanner.skip(";") else { throw scanner.unexpected("';'") }
      try list.add(key, at: offset, comment: comment, value, in: scanner.source)
      end = scanner.offset
    }
  }

  private mutating func list(depth: Int) throws(CatalogError) -> [CatalogValue] {
    var values: [CatalogValue] = []
    while true {
      try skipBlanks()
      if scanner.skip(")") { return values }
      values.append(try value(depth: depth))
      try skipBlanks()
      if scanner.skip(",") { continue }
      guard scanner.isAt(")") else { throw scanner.unexpected("',' or ')'") }
    }
  }

  /// Reads quoted or unquoted text, or returns `nil` without reading anything if there is none.
  private mutating func text() throws(CatalogError) -> String? {
    switch scanner.byte {
    case UInt8(ascii: "\""): return try quoted("\"")
    case UInt8(ascii: "'"): return try quoted("'")
    default:
      let word = scanner.readText(while: Self.isBare)
      return word.isEmpty ? nil : word
    }
  }

  /// Returns whether a byte needs no quotes: letters, digits, and `_$/:.-`.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(CatalogError) -> String {
    let start = scanner.offset
    scanner.advance()
    func isPlain(_ byte: UInt8) -> Bool { UInt32(byte) != quote.value && byte != UInt8(ascii: "\\") }
    var text = scanner.readText(while: isPlain)
    while !scanner.skip(quote) {
      guard scanner.skip("\\") else { throw scanner.failure("unterminated string", at: start) }
      text += try escaped(at: scanner.offset - 1)
      text += scanner.readText(while: isPlain)
    }
    return text
  }

  private static let letters: [Unicode.Scalar: String] = [
    "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}",
  ]

  private mutating func escaped(at offset: Int) throws(CatalogError) -> String {
    guard let byte = scanner.byte else { throw scanner.failure("unterminated escape sequence", at: offset) }
    switch Unicode.Scalar(byte) {
    case "0"..."7": return octal()
    case "U":
      // Two escapes can form a surrogate pair.
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), scanner.isAt("\\U") {
        scanner.advance()
        units.append(try codeUnit())
      }
      return String(decoding: units, as: UTF16.self)
    case let letter where Self.letters[letter] != nil:
      scanner.advance()
      return Self.letters[letter] ?? ""
    default:
      // The character itself, of any number of bytes.
      let start = scanner.offset
      scanner.advance()
      _ = scanner.readText { $0 & 0xC0 == 0x80 }
      return scanner.source.text(start..<scanner.offset)
    }
  }

  private mutating func codeUnit() throws(CatalogError) -> UInt16 {
    let offset = scanner.offset - 1
    scanner.advance()
    guard let unit = scanner.takeHexadecimal(count: 4) else {
      throw scanner.failure("'\\U' is not followed by four hexadecimal digits", at: offset)
    }
    return unit
  }

  private mutating func octal() -> String {
    var code: UInt32 = 0
    for _ in 0..<3 {
      guard let byte = scanner.byte, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
      code = code << 3 | UInt32(byte - UInt8(ascii: "0"))
      scanner.advance()
    }
    return String(bytes: [UInt8(truncatingIfNeeded: code)], encoding: .nextstep) ?? "\u{FFFD}"
  }

  /// Skips white space and comments. A comment is stored for the key after it, unless it is on the line of the member
  /// that ends at `end`.
  private mutating func skipBlanks(after end: Int? = nil) throws(CatalogError) {
    func isKept(_ start: Int) -> Bool {
      guard let end else { return false }
      return end == 0 || scanner.source.line(of: start) != scanner.source.line(of: end)
    }
    while true {
      scanner.skipSpaces()
      let start = scanner.offset
      if scanner.skip("//") {
        let text = scanner.readText { $0 != 0x0A && $0 != 0x0D }
        if isKept(start) { comment = text.trimmingCharacters(in: .whitespacesAndNewlines) }
      } else if scanner.skip("/*") {
        guard let text = scanner.readText(upTo: "*/") else {
          throw scanner.failure("unterminated comment", at: start)
        }
        if isKept(start) { comment = text.trimmingCharacters(in: .whitespacesAndNewlines) }
      } else {
        return
      }
    }
  }
}
