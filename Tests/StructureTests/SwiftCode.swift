/// Reads Swift source as far as the structure test needs: imports and words, without comments and texts.
enum SwiftCode {
  /// The lines of the source with comments and the contents of string literals blanked out, interpolated code kept.
  static func lines(of text: String) -> [String] {
    var blanker = Blanker(Array(text.utf8))
    blanker.readCode(untilParenthesis: false)
    return blanker.code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The modules imported on a line of blanked source: `@testable public import struct A.B; import C` imports A and C.
  static func imports(in line: String) -> [String] {
    line.split(separator: ";").compactMap { statement in
      var words = words(in: withoutAttributes(statement))[...]
      while let first = words.first, modifiers.contains(first) { words.removeFirst() }
      guard words.popFirst() == "import" else { return nil }
      if words.count > 1, let first = words.first, kinds.contains(first) { words.removeFirst() }
      return words.first.map(String.init)
    }
  }

  /// The identifiers and keywords on a line of blanked source.
  static func words(in line: Substring) -> [Substring] {
    let text = line.utf8
    var words: [Substring] = []
    var start = text.startIndex
    var position = start
    while position < text.endIndex {
      if !isInWord(text[position]) {
        if start < position { words.append(line[start..<position]) }
        start = text.index(after: position)
      }
      position = text.index(after: position)
    }
    if start < position { words.append(line[start..<position]) }
    return words
  }

  /// Whether a byte is part of an identifier or a keyword: letters, digits, `_`, and what isn't ASCII.
  static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }

  private static let modifiers: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// The statement without leading attributes and their arguments.
  private static func withoutAttributes(_ statement: Substring) -> Substring {
    var rest = statement.drop(while: \.isWhitespace)
    while rest.first == "@" {
      rest = rest.dropFirst().drop { $0.isLetter || $0.isNumber || $0 == "_" }
      if rest.first == "(" { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = rest.drop(while: \.isWhitespace)
    }
    return rest
  }
}

/// Copies code and newlines, and writes nothing for comments and the contents of literals.
private struct Blanker {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var code: [UInt8] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads code to the end, or past the parenthesis that closes an interpolation.
  mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      if skip("//") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else if skip("/*") {
        readBlockComment()
      } else if let hashes = literalStart() {
        readLiteral(hashes: hashes)
      } else {
        let byte = bytes[position]
        position += 1
        code.append(byte)
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if untilParenthesis, depth == 0 { return }
          depth -= 1
        }
      }
    }
  }

  /// Block comments nest in Swift.
  private mutating func readBlockComment() {
    var depth = 1
    while position < bytes.count, depth > 0 {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else {
        keepNewline()
      }
    }
    code.append(UInt8(ascii: " "))
  }

  /// The number of `#` before a quotation mark at the position, which is then passed; nil where no literal begins.
  private mutating func literalStart() -> Int? {
    var hashes = 0
    while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") { hashes += 1 }
    guard position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "\"") else { return nil }
    position += hashes
    return hashes
  }

  private mutating func readLiteral(hashes: Int) {
    let pounds = String(repeating: "#", count: hashes)
    let isLong = skip("\"\"\"")
    if !isLong { position += 1 }
    let end = (isLong ? "\"\"\"" : "\"") + pounds
    code += [UInt8(ascii: "\""), UInt8(ascii: "\"")]
    while position < bytes.count, !skip(end) {
      if skip("\\" + pounds + "(") {
        readCode(untilParenthesis: true)
      } else if skip("\\" + pounds) {
        keepNewline()
      } else if !isLong, bytes[position] == UInt8(ascii: "\n") {
        return  // A literal that never ends: the compiler will say so.
      } else {
        keepNewline()
      }
    }
  }

  private mutating func keepNewline() {
    guard position < bytes.count else { return }
    if bytes[position] == UInt8(ascii: "\n") { code.append(UInt8(ascii: "\n")) }
    position += 1
  }

  private mutating func skip(_ text: String) -> Bool {
    var end = position
    for byte in text.utf8 {
      guard end < bytes.count, bytes[end] == byte else { return false }
      end += 1
    }
    position = end
    return true
  }
}
