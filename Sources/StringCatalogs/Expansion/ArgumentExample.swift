package import TextOutput

/// An example for an argument of a text, which rules state.
package struct ArgumentExample: Hashable, Sendable {
  /// The type of an argument.
  package enum Kind: String, CaseIterable, Sendable {
    /// Text, for `%@` and `%s`.
    case string
    /// A whole number, for `%d` and the like.
    case integer
    /// A number, for `%f` and the like.
    case decimal
    /// Text or a number, for `%@`.
    case object

    /// Returns whether a placeholder is for an argument of this type.
    func fits(_ conversion: FormatText.Conversion) -> Bool {
      switch self {
      case .string, .object: conversion.kind == .text
      case .integer: conversion.kind == .integer
      case .decimal: conversion.kind == .decimal
      }
    }
  }

  /// The position of the argument, starting at 1, or the name of a variable or substitution.
  package var argument: String
  package var kind: Kind
  package var value: ArgumentValue

  /// The example as a JSON member, in the form that ``reading(_:in:)`` reads.
  package var json: JSONValue.Member {
    let shown: JSONValue =
      switch value {
      case .text(let text): .string(text)
      case .number(let number): .number(number)
      }
    return JSONValue.Member(name: argument, value: ["type": .string(kind.rawValue), "value": shown])
  }
}

extension ArgumentExample {
  /// The maximum position of an argument that can have an example.
  package static let positions = 1...99

  /// Reads the examples of a text: a list, or a dictionary of positions and names.
  ///
  /// An example is text, a number, or a dictionary with a `type` and a `value`. A number without a type is an integer
  /// if it is whole.
  ///
  /// - Throws: `CatalogError` if the value is invalid.
  package static func reading(_ member: CatalogValue.Member, in source: SourceText) throws(CatalogError)
    -> [ArgumentExample]
  {
    var examples: [ArgumentExample] = []
    switch member.value.content {
    case .list(let values):
      guard values.count <= positions.upperBound else {
        throw source.error("'\(member.name)' has more than \(positions.upperBound) elements", at: member.value.offset)
      }
      for (index, value) in values.enumerated() {
        examples.append(try example("\(index + 1)", value, in: source))
      }
    case .members(let members):
      for member in members {
        if let number = Int(member.name), !positions.contains(number) {
          throw source.error("'\(member.name)' is not a position from 1 to \(positions.upperBound)", at: member.offset)
        }
        examples.append(try example(member.name, member.value, in: source))
      }
    default:
      throw source.error(
        "'\(member.name)' is \(member.value.kind), expected a list or a dictionary", at: member.value.offset)
    }
    guard !examples.isEmpty else { throw source.error("'\(member.name)' is empty", at: member.value.offset) }
    return examples
  }

  private static func example(
    _ argument: String, _ value: CatalogValue, in source: SourceText
  ) throws(CatalogError) -> ArgumentExample {
    switch value.content {
    case .text(let text): return ArgumentExample(argument: argument, kind: .string, value: .text(text))
    case .number(let number):
      let kind: Kind = Int(exactly: number) == nil ? .decimal : .integer
      return ArgumentExample(argument: argument, kind: kind, value: .number(try bounded(number, value, in: source)))
    case .members(let members):
      for member in members { try source.checkName(member, "the argument '\(argument)'", among: ["type", "value"]) }
      guard let type = value["type"], let content = value["value"] else {
        let missing = value["type"] == nil ? "type" : "value"
        throw source.error("the argument '\(argument)' has no '\(missing)'", at: value.offset)
      }
      let name = try source.word(type, "'type'", of: Kind.allCases.map(\.rawValue))
      let kind = Kind(rawValue: name) ?? .string
      return ArgumentExample(argument: argument, kind: kind, value: try self.value(content, of: kind, in: source))
    default:
      throw source.error(
        "the argument '\(argument)' is \(value.kind), expected text, a number, or a dictionary", at: value.offset)
    }
  }

  private static func value(
    _ value: CatalogValue, of kind: Kind, in source: SourceText
  ) throws(CatalogError) -> ArgumentValue {
    switch (value.content, kind) {
    case (.text(let text), .string), (.text(let text), .object): return .text(text)
    case (.number(let number), .integer) where Int(exactly: number) != nil,
      (.number(let number), .decimal), (.number(let number), .object):
      return .number(try bounded(number, value, in: source))
    case (.number, .integer): throw source.error("'value' is not a whole number", at: value.offset)
    default:
      throw source.error("'value' is \(value.kind), which isn't of type \(kind.rawValue)", at: value.offset)
    }
  }

  /// The largest absolute value of a number: all integers up to it are exact, and so are the plural forms.
  package static let largest = 1_000_000_000_000_000.0

  private static func bounded(
    _ number: Double, _ value: CatalogValue, in source: SourceText
  ) throws(CatalogError) -> Double {
    guard abs(number) <= largest else {
      throw source.error("the number is larger than \(NumberText.shortest(largest))", at: value.offset)
    }
    return number
  }
}
