import Foundation

/// Parses the description of a constraint according to auto-layout.md, "Description grammar".
struct DescriptionGrammar {
  private var rest: Substring

  /// Returns whether all of a description, or of a line in a conflict report, matches the grammar.
  static func accepts(_ text: String) -> Bool {
    var grammar = DescriptionGrammar(rest: text[...])
    return grammar.description() && grammar.rest.isEmpty
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func take(oneOf texts: [String]) -> Bool { texts.contains { take($0) } }

  private mutating func takeAll(_ isIncluded: (Character) -> Bool) -> Bool {
    let taken = rest.prefix(while: isIncluded)
    rest = rest.dropFirst(taken.count)
    return !taken.isEmpty
  }

  /// Tries a rule, and backtracks if it does not match.
  private mutating func attempt(_ rule: (inout DescriptionGrammar) -> Bool) -> Bool {
    var copy = self
    guard rule(&copy) else { return false }
    self = copy
    return true
  }

  /// `'<' class ':0x' hex (mask)? (" '" identifier "'")? ' ' body ['   (active' [names] ')'] '>'`
  private mutating func description() -> Bool {
    guard take("<"), object() else { return false }
    _ = attempt { $0.mask() }
    _ = attempt { $0.take(" '") && $0.takeAll { $0 != "'" } && $0.take("'") }
    guard take(" "), attempt({ $0.visual() }) || attempt({ $0.equation() }) else { return false }
    if take("   (active") {
      if take(", names: ") {
        guard pair() else { return false }
        while take(", ") { guard pair() else { return false } }
        guard take(" ") else { return false }
      }
      guard take(")") else { return false }
    }
    return take(">")
  }

  /// `class ':0x' hex`, a class being a name or `Module.Name`.
  private mutating func object() -> Bool {
    takeAll { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } && take(":0x") && takeAll(\.isHexDigit)
  }

  private mutating func mask() -> Bool {
    func isMark(_ character: Character) -> Bool { character == "&" || character == "-" }
    guard take(" h="), rest.prefix(3).allSatisfy(isMark) else { return false }
    rest = rest.dropFirst(3)
    guard take(" v="), rest.prefix(3).allSatisfy(isMark) else { return false }
    rest = rest.dropFirst(3)
    return true
  }

  private mutating func pair() -> Bool {
    if take("'|':") { return object() }
    return takeAll { $0.isLetter || $0.isNumber || $0 == "_" } && take(":") && item()
  }

  /// An object with the text or identifier after its address, or a name.
  private mutating func item() -> Bool {
    if attempt({ $0.object() }) {
      if take("'") { return takeAll { $0 != "'" } && take("'") }
      return true
    }
    return takeAll { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// An item and an attribute. A class name can contain dots, so the attribute is what follows the address.
  private mutating func side() -> Bool { item() && take(".") && takeAll(\.isLetter) }

  private mutating func number() -> Bool {
    if take("NSLayoutAnchorConstraintSpace(") { return number() && take(")") }
    return takeAll { $0.isNumber || "+-.e".contains($0) }
  }

  private mutating func equation() -> Bool {
    guard side(), take(oneOf: [" == ", " <= ", " >= "]) else { return false }
    let hasSecond = attempt { grammar in
      _ = grammar.attempt { $0.number() && $0.take("*") }
      return grammar.side()
    }
    if hasSecond {
      if take(oneOf: [" + ", " - "]) { guard number() else { return false } }
    } else {
      guard number() else { return false }
    }
    _ = attempt { $0.take(" @") && $0.number() }
    // An intrinsic size.
    _ = attempt { $0.take(" Hug:") && $0.number() && $0.take(" CompressionResistance:") && $0.number() }
    return true
  }

  private mutating func visual() -> Bool {
    guard take(oneOf: ["H:", "V:"]), take("|") || take("[") && item() && take("]"), take("-(") else { return false }
    _ = take(oneOf: ["==", "<=", ">="])
    guard number() else { return false }
    if take("@") { guard number() else { return false } }
    guard take(")-"), take("|") || take("[") && item() && take("]") else { return false }
    _ = take(oneOf: ["(LTR)", "(RTL)"])
    return true
  }
}
