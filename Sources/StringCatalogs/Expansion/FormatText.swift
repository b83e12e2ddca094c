import Foundation

/// A parsed format string, as `String(format:)` reads it.
///
/// A percent sign that doesn't start a placeholder is literal. So is one before a space, as in `50 % off`, although C
/// has a space flag.
struct FormatText: Hashable, Sendable {
  /// A part of the text.
  enum Part: Hashable, Sendable {
    /// Literal text, in which `%%` has become a percent sign.
    case literal(String)
    /// A placeholder for an argument, such as `%@` or `%1$.2f`.
    case argument(Conversion)
    /// A placeholder for one of several forms, `%#@name@`.
    case variable(name: String)
  }

  /// The format of an argument.
  struct Conversion: Hashable, Sendable {
    /// The type of an argument.
    enum Kind: Hashable, Sendable {
      case text, integer, decimal
    }

    var kind: Kind
    /// The base of an integer's digits. Others than 10 are never localized.
    var radix = 10
    /// Whether letters of a base above 10 are capitals.
    var isUppercase = false
    /// Whether padding follows the argument instead of preceding it.
    var isLeftAligned = false
    /// Whether a number is padded with zeros.
    var fillsWithZeros = false
    /// Whether a positive number has a plus sign.
    var hasPlus = false
    /// The minimum number of characters.
    var width = 0
    /// The precision, which is the number of decimals of a decimal number and the least number of digits of an integer;
    /// `nil` if it isn't stated.
    var precision: Int?
  }

  /// A part and its source text.
  struct Piece: Hashable, Sendable {
    let part: Part
    let source: String
    /// The position of the argument, such as 1 in `%1$@`; `nil` if it isn't stated.
    var position: Int?
    /// The number of arguments that asterisks take before the one that is shown.
    var asterisks = 0

    var isVariable: Bool { if case .variable = part { true } else { false } }

    /// The number of characters by which a width or a precision can make the argument longer.
    var padding: Int {
      guard case .argument(let conversion) = part else { return 0 }
      return conversion.width + (conversion.precision ?? 0)
    }
  }

  /// The number of characters by which widths and precisions can make the text longer than its arguments.
  var padding: Int { pieces.reduce(0) { $0 + $1.padding } }

  /// Returns the number of characters by which widths and precisions can make a text longer. O(n) in its length.
  static func padding(in text: String) -> Int {
    text.utf8.contains(UInt8(ascii: "%")) ? FormatText(text).padding : 0
  }

  let pieces: [Piece]

  /// Parses a text. O(n) in its length.
  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      pieces = [Piece(part: .literal(text), source: text)]
      return
    }
    var pieces: [Piece] = []
    var (literal, source) = ("", "")
    var rest = Substring(text).unicodeScalars
    while !rest.isEmpty {
      let start = text.utf8[rest.startIndex...].firstIndex(of: UInt8(ascii: "%")) ?? text.endIndex
      literal += text[rest.startIndex..<start]
      source += text[rest.startIndex..<start]
      rest = rest[start...]
      guard rest.popFirst() != nil else { break }
      var ahead = rest
      var position: Int?
      guard let part = Self.part(&ahead, &position) else {
        literal += "%"
        source += "%"
        continue
      }
      rest = ahead
      let written = String(text.unicodeScalars[start..<rest.startIndex])
      if case .literal(let text) = part {
        literal += text
        source += written
        continue
      }
      if !source.isEmpty { pieces.append(Piece(part: .literal(literal), source: source)) }
      (literal, source) = ("", "")
      pieces.append(
        Piece(
          part: part, source: written, position: position, asterisks: written.utf8.count { $0 == UInt8(ascii: "*") }))
    }
    if !source.isEmpty { pieces.append(Piece(part: .literal(literal), source: source)) }
    self.pieces = pieces
  }

  /// Returns the part that starts with the percent sign before `rest`, or `nil` if none does.
  private static func part(_ rest: inout Substring.UnicodeScalarView, _ position: inout Int?) -> Part? {
    if rest.first == "%" {
      rest.removeFirst()
      return .literal("%")
    }
    var ahead = rest
    if let number = number(&ahead), number > 0, ahead.popFirst() == "$" {
      rest = ahead
      position = number
    }
    if rest.starts(with: "#@".unicodeScalars) {
      rest.removeFirst(2)
      guard let end = rest.firstIndex(of: "@"), end > rest.startIndex else { return nil }
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return .variable(name: name)
    }
    return conversion(&rest).map(Part.argument)
  }

  private static func conversion(_ rest: inout Substring.UnicodeScalarView) -> Conversion? {
    var conversion = Conversion(kind: .text)
    while let flag = rest.first, "-+#0'".unicodeScalars.contains(flag) {
      rest.removeFirst()
      if flag == "-" { conversion.isLeftAligned = true }
      if flag == "0" { conversion.fillsWithZeros = true }
      if flag == "+" { conversion.hasPlus = true }
    }
    conversion.width = width(&rest)
    if rest.first == "." {
      rest.removeFirst()
      conversion.precision = width(&rest)
    }
    while let length = rest.first, "hlqLztj".unicodeScalars.contains(length) { rest.removeFirst() }
    switch rest.popFirst() {
    case "@", "s", "S", "c", "C", "p": conversion.kind = .text
    case "d", "D", "i", "u", "U": conversion.kind = .integer
    case "x": (conversion.kind, conversion.radix) = (.integer, 16)
    case "X": (conversion.kind, conversion.radix, conversion.isUppercase) = (.integer, 16, true)
    case "o", "O": (conversion.kind, conversion.radix) = (.integer, 8)
    case "f", "F", "e", "E", "g", "G", "a", "A": conversion.kind = .decimal
    default: return nil
    }
    return conversion
  }

  /// The maximum width and number of decimals. Larger values are mistakes.
  private static let widest = 100

  /// Parses digits, or an asterisk, whose argument counts as 0.
  private static func width(_ rest: inout Substring.UnicodeScalarView) -> Int {
    if rest.first == "*" {
      rest.removeFirst()
      return 0
    }
    return number(&rest) ?? 0
  }

  private static func number(_ rest: inout Substring.UnicodeScalarView) -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    rest = rest[digits.endIndex...]
    return min(Int(String(digits)) ?? widest, widest)
  }
}
