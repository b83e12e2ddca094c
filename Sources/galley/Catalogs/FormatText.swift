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
    /// Whether padding follows the argument instead of preceding it.
    var isLeftAligned = false
    /// Whether a number is padded with zeros.
    var fillsWithZeros = false
    /// Whether a positive number has a plus sign.
    var hasPlus = false
    /// The minimum number of characters.
    var width = 0
    /// The number of decimals of a decimal number.
    var decimals = 6
  }

  /// A part and its source text.
  struct Piece: Hashable, Sendable {
    let part: Part
    let source: String

    var isVariable: Bool { if case .variable = part { true } else { false } }
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
    while let first = rest.first {
      let start = rest.startIndex
      rest.removeFirst()
      var ahead = rest
      guard first == "%", let part = Self.part(&ahead) else {
        literal.unicodeScalars.append(first)
        source.unicodeScalars.append(first)
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
      pieces.append(Piece(part: part, source: written))
    }
    if !source.isEmpty { pieces.append(Piece(part: .literal(literal), source: source)) }
    self.pieces = pieces
  }

  /// Returns the part that starts with the percent sign before `rest`, or `nil` if none does.
  private static func part(_ rest: inout Substring.UnicodeScalarView) -> Part? {
    if rest.first == "%" {
      rest.removeFirst()
      return .literal("%")
    }
    // The position of the argument, `1$`, is ignored, since all arguments have the same value.
    var ahead = rest
    if number(&ahead) != nil, ahead.popFirst() == "$" { rest = ahead }
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
      conversion.decimals = width(&rest)
    }
    while let length = rest.first, "hlqLztj".unicodeScalars.contains(length) { rest.removeFirst() }
    switch rest.popFirst() {
    case "@", "s", "S", "c", "C", "p": conversion.kind = .text
    case "d", "D", "i", "u", "U", "x", "X", "o", "O": conversion.kind = .integer
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

/// The placeholder values for arguments, which are unknown before the app runs.
struct StandIns: Hashable, Sendable {
  /// The text for every `%@`.
  var text: String
  /// The value for every number.
  var number: Int

  /// Returns a text with its arguments filled in. Placeholders for forms, expected to be expanded already, are
  /// preserved.
  func fill(_ text: String) -> String {
    FormatText(text).pieces.reduce(into: "") { filled, piece in
      switch piece.part {
      case .literal(let text): filled += text
      case .variable: filled += piece.source
      case .argument(let conversion): filled += argument(conversion)
      }
    }
  }

  private func argument(_ conversion: FormatText.Conversion) -> String {
    var digits = "\(number)"
    switch conversion.kind {
    case .text: digits = text
    case .integer: break
    case .decimal:
      if conversion.decimals > 0 { digits += "." + String(repeating: "0", count: conversion.decimals) }
    }
    if conversion.kind != .text, conversion.hasPlus { digits = "+" + digits }
    let missing = max(0, conversion.width - digits.unicodeScalars.count)
    if conversion.isLeftAligned { return digits + String(repeating: " ", count: missing) }
    let fills = conversion.fillsWithZeros && conversion.kind != .text
    return String(repeating: fills ? "0" : " ", count: missing) + digits
  }
}
