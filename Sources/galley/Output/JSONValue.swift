/// A JSON document with deterministic output: members in the given order, numbers with at most six decimals.
enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number; written with at most six decimals, and as `null` if it is not finite.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])
  /// JSON that was read and is written as it was.
  case source(String)

  /// A name and its value.
  struct Member: Hashable, Sendable {
    let name: String
    let value: JSONValue
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .integer(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(nilLiteral: ()) { self = .null }
}
