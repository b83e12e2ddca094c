/// Divides a predicate's format into tokens.
struct PredicateLexer {
  enum Token: Equatable {
    /// A name that may be a reserved word.
    case word(String)
    /// A name that is none, as in `#in`.
    case name(String)
    case variable(String)
    case integer(Int)
    case number(Double)
    case text(String)
    /// An argument, by the letter of its specifier: "@" or "K" for values and key paths, and "d", "f", or "c" for numbers.
    case argument(Character)
    case symbol(String)
    case end
  }

  private let units: [Character]
  private var index = 0

  init(_ format: String) { units = Array(format) }

  /// Returns all tokens; the last is `end`.
  static func tokens(of format: String) throws(PredicateFormatError) -> [Token] {
    var lexer = PredicateLexer(format)
    var tokens: [Token] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token == .end { return tokens }
    }
  }

  private var current: Character? { index < units.count ? units[index] : nil }

  private mutating func take(while isTaken: (Character) -> Bool) -> String {
    let start = index
    while let current, isTaken(current) { index += 1 }
    return String(units[start..<index])
  }

  private mutating func next() throws(PredicateFormatError) -> Token {
    _ = take { $0.isWhitespace }
    guard let current else { return .end }
    switch current {
    case "\"", "'": return .text(try quoted(by: current))
    case "%": return try argument()
    case "$":
      index += 1
      return .variable(name())
    case "#":
      index += 1
      return .name(name())
    case "@":
      index += 1
      return .name("@" + name())
    case _ where Self.startsName(current): return .word(name())
    case _ where current.isASCII && current.isNumber: return try number()
    default: return try symbol()
    }
  }

  private static func startsName(_ character: Character) -> Bool { character == "_" || character.isLetter }

  private mutating func name() -> String { take { Self.startsName($0) || $0.isNumber } }

  private mutating func quoted(by quote: Character) throws(PredicateFormatError) -> String {
    index += 1
    var text = ""
    while let current {
      index += 1
      if current == quote { return text }
      guard current == "\\", let escaped = self.current else {
        text.append(current)
        continue
      }
      index += 1
      switch escaped {
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "u", "x":
        let length = escaped == "u" ? 4 : 2
        let digits = String(units[index..<min(index + length, units.count)])
        guard digits.count == length, let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else {
          throw PredicateFormatError(description: "an escape with \"\(escaped)\" isn't followed by \(length) digits")
        }
        text.unicodeScalars.append(scalar)
        index += length
      default: text.append(escaped)
      }
    }
    throw PredicateFormatError(description: "a quotation mark is missing")
  }

  private mutating func argument() throws(PredicateFormatError) -> Token {
    index += 1
    if current == "@" || current == "K" {
      index += 1
      return .argument(units[index - 1])
    }
    _ = take { "lhqLzjt0123456789.+-".contains($0) }
    switch current {
    case "d", "D", "i", "u", "U", "x", "X", "o", "O":
      index += 1
      return .argument("d")
    case "f", "F", "e", "E", "g", "G", "a", "A":
      index += 1
      return .argument("f")
    case "c", "C":
      index += 1
      return .argument("c")
    default: throw PredicateFormatError(description: "\"%\" isn't followed by a specifier")
    }
  }

  private mutating func number() throws(PredicateFormatError) -> Token {
    if current == "0", index + 1 < units.count, let radix = ["x": 16, "o": 8, "b": 2][units[index + 1].lowercased()] {
      index += 2
      guard let value = Int(name(), radix: radix) else {
        throw PredicateFormatError(description: "a number has other digits")
      }
      return .integer(value)
    }
    let start = index
    _ = take { $0.isASCII && $0.isNumber }
    if current == ".", index + 1 < units.count, units[index + 1].isASCII, units[index + 1].isNumber {
      index += 1
      _ = take { $0.isASCII && $0.isNumber }
    }
    if current == "e" || current == "E" {
      let exponent = index
      index += 1
      if current == "+" || current == "-" { index += 1 }
      if take(while: { $0.isASCII && $0.isNumber }).isEmpty { index = exponent }
    }
    let digits = String(units[start..<index])
    if let value = Int(digits) { return .integer(value) }
    guard let value = Double(digits) else { throw PredicateFormatError(description: "\"\(digits)\" is no number") }
    return .number(value)
  }

  private mutating func symbol() throws(PredicateFormatError) -> Token {
    let two = String(units[index..<min(index + 2, units.count)])
    if ["==", ">=", "=>", "<=", "=<", "!=", "<>", "&&", "||", "**"].contains(two) {
      index += 2
      return .symbol(two)
    }
    guard let current, "=<>!+-*/()[]{},.".contains(current) else {
      throw PredicateFormatError(description: "\"\(units[index])\" has no meaning")
    }
    index += 1
    return .symbol(String(current))
  }
}
