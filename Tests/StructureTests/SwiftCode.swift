/// Reads Swift source as far as the structure test needs: imports and words, without comments and texts.
enum SwiftCode {
  /// The lines of the source with comments and the contents of string literals blanked out, interpolated code kept.
  static func lines(of text: String) -> [String] {
    var blanker = Blanker(Array(text.unicodeScalars))
    blanker.readCode(untilParenthesis: false)
    return blanker.code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
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
  static func words(in line: some StringProtocol) -> [Substring] {
    Substring(line).split { !($0.isLetter || $0.isNumber || $0 == "_") }
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
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private(set) var code = ""

  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// Reads code to the end, or past the parenthesis that closes an interpolation.
  mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while position < scalars.count {
      if skip("//") {
        while position < scalars.count, scalars[position] != "\n" { position += 1 }
      } else if skip("/*") {
        readBlockComment()
      } else if let hashes = literalStart() {
        readLiteral(hashes: hashes)
      } else {
        let scalar = scalars[position]
        position += 1
        code.unicodeScalars.append(scalar)
        if scalar == "(" { depth += 1 }
        if scalar == ")" {
          if untilParenthesis, depth == 0 { return }
          depth -= 1
        }
      }
    }
  }

  /// Block comments nest in Swift.
  private mutating func readBlockComment() {
    var depth = 1
    while position < scalars.count, depth > 0 {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else {
        keepNewline()
      }
    }
    code += " "
  }

  /// The number of `#` before a quotation mark at the position, which is then passed; nil where no literal begins.
  private mutating func literalStart() -> Int? {
    var hashes = 0
    while position + hashes < scalars.count, scalars[position + hashes] == "#" { hashes += 1 }
    guard position + hashes < scalars.count, scalars[position + hashes] == "\"" else { return nil }
    position += hashes
    return hashes
  }

  private mutating func readLiteral(hashes: Int) {
    let pounds = String(repeating: "#", count: hashes)
    let isLong = skip("\"\"\"")
    if !isLong { position += 1 }
    let end = (isLong ? "\"\"\"" : "\"") + pounds
    code += "\"\""
    while position < scalars.count, !skip(end) {
      if skip("\\" + pounds + "(") {
        readCode(untilParenthesis: true)
      } else if skip("\\" + pounds) {
        keepNewline()
      } else if !isLong, scalars[position] == "\n" {
        return  // A literal that never ends: the compiler will say so.
      } else {
        keepNewline()
      }
    }
  }

  private mutating func keepNewline() {
    guard position < scalars.count else { return }
    if scalars[position] == "\n" { code += "\n" }
    position += 1
  }

  private mutating func skip(_ text: String) -> Bool {
    let wanted = text.unicodeScalars
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }
}
