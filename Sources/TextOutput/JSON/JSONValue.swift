/// A JSON document with deterministic output: members in the given order, numbers with at most six decimals.
package enum JSONValue: Hashable, Sendable {
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
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral
{
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .number(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(nilLiteral: ()) { self = .null }
}
