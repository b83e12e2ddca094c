import Foundation

/// A parser of visual formats, which contain no spaces and whose names are C identifiers.
///
/// Some error messages are those of Apple's guide or logs; the others are this package's.
@MainActor
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private func failure(_ reason: String, at offset: Int? = nil) -> VisualFormatError {
    VisualFormatError(reason: reason, format: format, offset: offset ?? position)
  }

  private mutating func consumeCharacter(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Parses `(('H'|'V') ':')? ('|' connection)? view (connection view)* (connection '|')?`.
  ///
  /// - Throws: ``VisualFormatError`` if the format is invalid.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if characters.isEmpty { throw failure("The format string is empty") }
    if next == "H" || next == "V" {
      result.isVertical = consumeCharacter("V")
      if !result.isVertical { position += 1 }
      guard consumeCharacter(":") else {
        throw failure(
          "Expected ':' after '\(result.isVertical ? "V" : "H")' to specify "
            + "\(result.isVertical ? "vertical" : "horizontal") arrangement")
      }
    }
    var connection: VisualFormat.Connection?
    result.openingBar = position
    if consumeCharacter("|") { connection = try parseConnection() }
    while true {
      result.connections.append(connection)
      result.elements.append(try parseView())
      if next == nil { return result }
      connection = try parseConnection()
      result.closingBar = position
      guard consumeCharacter("|") else { continue }
      guard next == nil else { throw failure("Expected the end of the format after '|'") }
      result.closing = connection
      return result
    }
  }

  /// Parses `'[' name ('(' predicate (',' predicate)* ')')? ']'`.
  private mutating func parseView() throws(VisualFormatError) -> VisualFormat.Element {
    guard consumeCharacter("[") else { throw failure("Expected a view, which begins with '['") }
    guard let name = parseName() else { throw failure("Expected the name of a view") }
    guard let view = views[name] else { throw failure("\(name) is not a key in the views dictionary.") }
    guard let item = view as? any LayoutParticipant else {
      throw failure("\(name) is neither a view nor a layout guide.")
    }
    var element = VisualFormat.Element(item: item)
    if next == "(" { element.predicates = try parsePredicates(ofSize: true) }
    guard consumeCharacter("]") else {
      throw failure("A predicate on a view's thickness must end with ')' and the view must end with ']'")
    }
    return element
  }

  /// Parses `'' | '-' predicateList '-' | '-'`.
  private mutating func parseConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard consumeCharacter("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    var predicates: [VisualFormat.Predicate] = []
    if next == "(" {
      predicates = try parsePredicates(ofSize: false)
    } else {
      let value = try parseValue(orItem: false)
      predicates = [VisualFormat.Predicate(relation: .equal, value: value, priority: .required)]
    }
    guard consumeCharacter("-") else { throw failure("Expected a '-' here, which ends a space") }
    return .predicates(predicates)
  }

  /// Parses `'(' predicate (',' predicate)* ')'`.
  private mutating func parsePredicates(ofSize isSize: Bool) throws(VisualFormatError) -> [VisualFormat.Predicate] {
    position += 1
    var predicates: [VisualFormat.Predicate] = []
    repeat { predicates.append(try parsePredicate(ofSize: isSize)) } while consumeCharacter(",")
    guard consumeCharacter(")") else {
      throw failure(
        isSize
          ? "A predicate on a view's thickness must end with ')' and the view must end with ']'"
          : "Expected a ')' here, which ends the predicates of a space")
    }
    return predicates
  }

  /// Parses `('=='|'<='|'>=')? (number | metric | viewName) ('@' (number | metric))?`.
  private mutating func parsePredicate(ofSize isSize: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    let signs: [Character: NSLayoutConstraint.Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    if let sign = next, let named = signs[sign] {
      relation = named
      position += 1
      guard consumeCharacter("=") else { throw failure("Unknown relation. Must be ==, >=, or <=") }
    }
    let value = try parseValue(orItem: isSize)
    guard consumeCharacter("@") else {
      return VisualFormat.Predicate(relation: relation, value: value, priority: .required)
    }
    let start = position
    guard case .number(let priority) = try parseValue(orItem: false), priority > 0, priority <= 1000 else {
      throw failure("A priority must be greater than 0 and at most 1000", at: start)
    }
    return VisualFormat.Predicate(relation: relation, value: value, priority: UILayoutPriority(Float(priority)))
  }

  private mutating func parseValue(orItem: Bool) throws(VisualFormatError) -> VisualFormat.Predicate.Value {
    if let number = parseNumber() { return .number(number) }
    guard let name = parseName() else { throw failure("Expected a number or the name of a metric") }
    if let metric = metrics[name] {
      guard let number = Self.number(metric) else { throw failure("The metric \(name) is not a finite number") }
      return .number(number)
    }
    if orItem, let view = views[name] {
      guard let item = view as? any LayoutParticipant else {
        throw failure("\(name) is neither a view nor a layout guide.")
      }
      return .item(item)
    }
    throw failure(
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries")
  }

  /// Parses digits with an optional sign and fraction. Returns `nil` if there is no number.
  private mutating func parseNumber() -> CGFloat? {
    var end = position
    if end < characters.count, characters[end] == "-" { end += 1 }
    while end < characters.count, characters[end].isASCII, characters[end].isWholeNumber || characters[end] == "." {
      end += 1
    }
    guard let number = Double(String(characters[position..<end])) else { return nil }
    position = end
    return number
  }

  private mutating func parseName() -> String? {
    guard let first = next, first.isLetter || first == "_" else { return nil }
    let start = position
    while let character = next, character.isLetter || character.isWholeNumber || character == "_" { position += 1 }
    return String(characters[start..<position])
  }

  /// Returns the value of a metric of any numeric type, or `nil` if it isn't a finite number.
  private static func number(_ metric: Any) -> CGFloat? {
    let number: Double
    switch metric {
    case let value as CGFloat: number = value
    case let value as any BinaryFloatingPoint: number = Double(value)
    case let value as any BinaryInteger: number = Double(value)
    case let value as NSNumber: number = value.doubleValue
    default: return nil
    }
    return number.isFinite ? number : nil
  }
}
