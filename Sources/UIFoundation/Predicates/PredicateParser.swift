import Foundation

/// Makes the tree of a predicate's format, in one pass.
struct PredicateParser {
  /// What a part of a format is: parentheses are around either.
  private enum Part {
    case predicate(PredicateFormat)
    case expression(PredicateFormat.Expression)
  }

  private let tokens: [PredicateLexer.Token]
  private var index = 0
  private var arguments: ArraySlice<Any?>
  private var depth = 0
  private var links = 0

  /// More would overflow the stack, here and where the predicate is evaluated.
  private static let (maximumDepth, maximumLinks) = (200, 1000)

  /// Returns the predicate of a format with its arguments.
  ///
  /// - Complexity: O(*n*) in the length of the format.
  static func predicate(format: String, arguments: [Any?]) throws(PredicateFormatError) -> PredicateFormat {
    var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: format), arguments: arguments[...])
    let predicate = try parser.predicate(parser.disjunction())
    guard parser.current == .end else { throw parser.unexpected() }
    return predicate
  }

  private init(tokens: [PredicateLexer.Token], arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var current: PredicateLexer.Token { tokens[index] }

  /// The reserved word at the current token, or an empty string.
  private var word: String { if case .word(let word) = current { word.uppercased() } else { "" } }

  private func unexpected() -> PredicateFormatError {
    switch current {
    case .end: PredicateFormatError(description: "it ends too early")
    case .word(let text), .name(let text), .symbol(let text), .text(let text):
      PredicateFormatError(description: "\"\(text)\" is unexpected")
    default: PredicateFormatError(description: "\(current) is unexpected")
    }
  }

  private mutating func skip(_ symbols: String...) -> Bool {
    guard case .symbol(let symbol) = current, symbols.contains(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func skipWord(_ words: String...) -> Bool {
    guard words.contains(word) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ symbol: String) throws(PredicateFormatError) {
    guard skip(symbol) else { throw unexpected() }
  }

  private func predicate(_ part: Part) throws(PredicateFormatError) -> PredicateFormat {
    guard case .predicate(let predicate) = part else {
      throw PredicateFormatError(description: "a comparison is missing")
    }
    return predicate
  }

  private func expression(_ part: Part) throws(PredicateFormatError) -> PredicateFormat.Expression {
    guard case .expression(let expression) = part else {
      throw PredicateFormatError(description: "a comparison is where a value has to be")
    }
    return expression
  }

  /// Counts an operator, key, or index that makes the tree one level deeper.
  private mutating func countLinks(_ count: Int = 1) throws(PredicateFormatError) {
    links += count
    guard links <= Self.maximumLinks else { throw PredicateFormatError(description: "it is nested too deeply") }
  }

  private mutating func nextArgument() throws(PredicateFormatError) -> Any? {
    guard let argument = arguments.popFirst() else { throw PredicateFormatError(description: "an argument is missing") }
    return argument
  }
}

/// Predicates.
extension PredicateParser {
  private mutating func disjunction() throws(PredicateFormatError) -> Part {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else { throw PredicateFormatError(description: "it is nested too deeply") }
    let first = try conjunction()
    guard skip("||") || skipWord("OR") else { return first }
    var terms = [try predicate(first)]
    repeat { terms.append(try predicate(conjunction())) } while skip("||") || skipWord("OR")
    return .predicate(.any(terms))
  }

  private mutating func conjunction() throws(PredicateFormatError) -> Part {
    let first = try term()
    guard skip("&&") || skipWord("AND") else { return first }
    var terms = [try predicate(first)]
    repeat { terms.append(try predicate(term())) } while skip("&&") || skipWord("AND")
    return .predicate(.all(terms))
  }

  private mutating func term() throws(PredicateFormatError) -> Part {
    var negations = 0
    while skip("!") || skipWord("NOT") { negations += 1 }
    let part = try comparison()
    if negations == 0 { return part }
    let term = try predicate(part)
    return .predicate(negations % 2 == 0 ? term : .not(term))
  }

  private mutating func comparison() throws(PredicateFormatError) -> Part {
    if skipWord("TRUEPREDICATE") { return .predicate(.constant(true)) }
    if skipWord("FALSEPREDICATE") { return .predicate(.constant(false)) }
    let members: PredicateFormat.Members? =
      if skipWord("ANY", "SOME") { .anyOf } else if skipWord("ALL") { .allOf } else if skipWord("NONE") { .noneOf } else
      { nil }
    let part = try sum()
    guard let comparator = comparator() else {
      if members != nil { throw unexpected() }
      return part
    }
    let left = try expression(part)
    let options = try options()
    let right = try expression(sum())
    var comparison = PredicateFormat.Comparison(
      left: left, comparator: comparator, options: options, right: right, members: members)
    if case .value(let pattern) = right { comparison.pattern = try? comparison.regularExpression(of: pattern) }
    return .predicate(.comparison(comparison))
  }

  private mutating func comparator() -> PredicateFormat.Comparator? {
    let comparator: PredicateFormat.Comparator? =
      switch current {
      case .symbol("="), .symbol("=="): .equal
      case .symbol("!="), .symbol("<>"): .unequal
      case .symbol("<"): .less
      case .symbol("<="), .symbol("=<"): .lessOrEqual
      case .symbol(">"): .greater
      case .symbol(">="), .symbol("=>"): .greaterOrEqual
      default:
        switch word {
        case "BETWEEN": .between
        case "IN": .isIn
        case "CONTAINS": .contains
        case "BEGINSWITH": .beginsWith
        case "ENDSWITH": .endsWith
        case "LIKE": .like
        case "MATCHES": .matches
        default: nil
        }
      }
    if comparator != nil { index += 1 }
    return comparator
  }

  /// The letters in brackets after an operator: "c" for case, "d" for diacritics, and "n" for neither of both.
  private mutating func options() throws(PredicateFormatError) -> NSString.CompareOptions {
    guard skip("[") else { return [] }
    var options: NSString.CompareOptions = []
    for letter in word {
      switch letter {
      case "C": options.insert(.caseInsensitive)
      case "D": options.insert(.diacriticInsensitive)
      case "N": options.insert(.literal)
      case "L": break
      default: throw unexpected()
      }
    }
    if word.isEmpty { throw unexpected() }
    index += 1
    try expect("]")
    return options
  }
}

/// Expressions.
extension PredicateParser {
  private mutating func sum() throws(PredicateFormatError) -> Part {
    try chain(["+": .add, "-": .subtract]) { parser throws(PredicateFormatError) in try parser.product() }
  }

  private mutating func product() throws(PredicateFormatError) -> Part {
    try chain(["*": .multiply, "/": .divide]) { parser throws(PredicateFormatError) in try parser.power() }
  }

  private mutating func power() throws(PredicateFormatError) -> Part {
    try chain(["**": .power]) { parser throws(PredicateFormatError) in try parser.sign() }
  }

  /// Operands with operators between them, of which the first binds first.
  private mutating func chain(
    _ functions: [String: PredicateFunction], of operand: (inout Self) throws(PredicateFormatError) -> Part
  ) throws(PredicateFormatError) -> Part {
    var part = try operand(&self)
    while case .symbol(let symbol) = current, let function = functions[symbol] {
      index += 1
      try countLinks()
      part = .expression(.call(function, [try expression(part), try expression(operand(&self))]))
    }
    return part
  }

  private mutating func sign() throws(PredicateFormatError) -> Part {
    var isNegative = false
    while skip("-") { isNegative.toggle() }
    let part = try path()
    return isNegative ? .expression(.call(.subtract, [.value(0), try expression(part)])) : part
  }

  /// A value, and the keys and indices after it.
  private mutating func path() throws(PredicateFormatError) -> Part {
    var part = try primary()
    while true {
      if skip(".") {
        part = .expression(.path(try keys(), after: try expression(part)))
      } else if skip("[") {
        try countLinks()
        part = .expression(.element(try element(), of: try expression(part)))
        try expect("]")
      } else {
        return part
      }
    }
  }

  /// A key, or those of an argument's path.
  private mutating func keys() throws(PredicateFormatError) -> [String] {
    let token = current
    index += 1
    let keys: [String]
    switch token {
    case .word(let key), .name(let key): keys = [key]
    case .argument("K"):
      guard let path = DynamicValue.text(try nextArgument()) else {
        throw PredicateFormatError(description: "an argument for %K is no string")
      }
      keys = path.split(separator: ".").map(String.init)
    default:
      index -= 1
      throw unexpected()
    }
    try countLinks(keys.count)
    return keys
  }

  private mutating func element() throws(PredicateFormatError) -> PredicateFormat.Element {
    if skipWord("FIRST") { return .first }
    if skipWord("LAST") { return .last }
    if skipWord("SIZE") { return .size }
    return .at(try expression(disjunction()))
  }

  private mutating func primary() throws(PredicateFormatError) -> Part {
    if skip("(") {
      let part = try disjunction()
      try expect(")")
      return part
    }
    if skip("{") { return .expression(.list(try list(until: "}"))) }
    let token = current
    if token == .end { throw unexpected() }
    index += 1
    switch token {
    case .text(let text): return .expression(.value(text))
    case .integer(let number): return .expression(.value(number))
    case .number(let number): return .expression(.value(number))
    case .variable(let name): return .expression(.variable(name))
    case .name(let name): return .expression(.path([name], after: .object))
    case .argument("K"):
      index -= 1
      return .expression(.path(try keys(), after: .object))
    case .argument("c"):
      let argument = try nextArgument()
      guard case .integer(let code)? = DynamicValue.number(argument), let value = UInt32(exactly: code),
        let scalar = Unicode.Scalar(value)
      else {
        throw PredicateFormatError(description: "an argument for %c is no character")
      }
      return .expression(.value(String(Character(scalar))))
    case .argument(let specifier):
      let argument = try nextArgument()
      guard specifier == "@" || DynamicValue.number(argument) != nil else {
        throw PredicateFormatError(description: "an argument for %\(specifier) is no number")
      }
      return .expression(.value(argument))
    case .word(let name): return try wordExpression(name)
    case .symbol, .end:
      index -= 1
      throw unexpected()
    }
  }

  /// A text, or an argument that is one.
  private mutating func text() throws(PredicateFormatError) -> String {
    guard case .expression(.value(let value)) = try primary(), let text = DynamicValue.text(value) else {
      throw PredicateFormatError(description: "a text in quotation marks is missing")
    }
    return text
  }

  private mutating func list(until end: String) throws(PredicateFormatError) -> [PredicateFormat.Expression] {
    if skip(end) { return [] }
    var elements = [try expression(disjunction())]
    while skip(",") { elements.append(try expression(disjunction())) }
    try expect(end)
    return elements
  }

  private static let reserved: Set = [
    "AND", "OR", "IN", "NOT", "ALL", "ANY", "SOME", "NONE", "LIKE", "MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH",
    "BETWEEN", "TRUEPREDICATE", "FALSEPREDICATE",
  ]

  private mutating func wordExpression(_ name: String) throws(PredicateFormatError) -> Part {
    let word = name.uppercased()
    switch word {
    case "SELF": return .expression(.object)
    case "NULL", "NIL": return .expression(.value(nil))
    case "TRUE", "YES": return .expression(.value(true))
    case "FALSE", "NO": return .expression(.value(false))
    default: break
    }
    if Self.reserved.contains(word) {
      index -= 1
      throw unexpected()
    }
    guard skip("(") else { return .expression(.path([name], after: .object)) }
    switch word {
    case "SUBQUERY":
      let collection = try expression(disjunction())
      try expect(",")
      guard case .variable(let variable) = current else { throw unexpected() }
      index += 1
      try expect(",")
      let condition = try predicate(disjunction())
      try expect(")")
      return .expression(.members(of: collection, named: variable, condition))
    case "CAST":
      let value = try expression(disjunction())
      try expect(",")
      let name = try text()
      guard let type = PredicateFormat.CastType(rawValue: name) else {
        throw PredicateFormatError(description: "CAST to \(name) isn't known; it makes NSDate, NSNumber, and NSString")
      }
      try expect(")")
      return .expression(.cast(value, to: type))
    case "FUNCTION":
      let value = try expression(disjunction())
      try expect(",")
      let method = try text()
      guard !method.contains(":"), skip(")") else {
        throw PredicateFormatError(description: "FUNCTION can't call \(method): on Linux, it reads keys alone")
      }
      try countLinks()
      return .expression(.path([method], of: value))
    case "TERNARY":
      let condition = try predicate(disjunction())
      try expect(",")
      let first = try expression(disjunction())
      try expect(",")
      let second = try expression(disjunction())
      try expect(")")
      return .expression(.choice(condition, first, second))
    default:
      let arguments = try list(until: ")")
      guard let function = PredicateFunction(rawValue: name.lowercased()) else {
        throw PredicateFormatError(description: "there is no function \(name)")
      }
      guard function.arguments.contains(arguments.count) else {
        throw PredicateFormatError(description: "\(name) has another number of arguments")
      }
      return .expression(.call(function, arguments))
    }
  }
}

extension PredicateFormat.Expression {
  /// Returns the value of keys after those that an expression may end with.
  fileprivate static func path(_ keys: [String], after expression: Self) -> Self {
    guard case .path(let first, let base) = expression else { return .path(keys, of: expression) }
    return .path(first + keys, of: base)
  }
}
