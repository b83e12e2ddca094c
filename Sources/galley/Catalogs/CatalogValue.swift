/// A value of a property list or a JSON document, with its place in the file.
struct CatalogValue: Sendable {
  /// What a value is.
  enum Content: Sendable {
    case text(String)
    case number(Double)
    case bool(Bool)
    case null
    case list([CatalogValue])
    case members([Member])
  }

  /// A name and its value; names are different from each other.
  struct Member: Sendable {
    let name: String
    let value: CatalogValue
  }

  /// Values nested deeper than this are refused: no catalogue comes near it, and reading them takes a stack frame each.
  static let deepest = 64

  let content: Content
  /// Where it begins, as a byte offset.
  let offset: Int

  /// The value of a name; nil where there is none or this is no dictionary.
  subscript(name: String) -> CatalogValue? {
    guard case .members(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// What a value is, to follow "expected": `a dictionary`.
  var kind: String {
    switch content {
    case .text: "text"
    case .number: "a number"
    case .bool: "a truth value"
    case .null: "null"
    case .list: "a list"
    case .members: "a dictionary"
    }
  }
}

extension SourceText {
  /// The value as text, or an error that says what `name` is instead.
  func text(_ value: CatalogValue, _ name: String) throws(CatalogError) -> String {
    guard case .text(let text) = value.content else {
      throw error("\(name) is \(value.kind), expected text", at: value.offset)
    }
    return text
  }

  /// The members of a dictionary, or an error that says what `name` is instead.
  func members(_ value: CatalogValue, _ name: String) throws(CatalogError) -> [CatalogValue.Member] {
    guard case .members(let members) = value.content else {
      throw error("\(name) is \(value.kind), expected a dictionary", at: value.offset)
    }
    return members
  }
}
