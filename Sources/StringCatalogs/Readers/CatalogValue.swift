/// A value of a property list or JSON document, with its position.
package struct CatalogValue: Sendable {
  /// The content of a value.
  package enum Content: Sendable {
    case text(String)
    case number(Double)
    case bool(Bool)
    case null
    case list([CatalogValue])
    case members([Member])
  }

  /// A name and its value. Names are unique in a dictionary.
  package struct Member: Sendable {
    package let name: String
    package let value: CatalogValue
    /// The byte offset of the name.
    package var offset = 0
    /// The comment before the name; empty if there is none, or if the format has no comments.
    package var comment = ""
  }

  /// The maximum nesting depth. Each level takes a stack frame, and no real catalog comes near it.
  package static let deepest = 64

  package let content: Content
  /// The byte offset of the value.
  package let offset: Int
  /// The byte offset after a JSON value; 0 in property lists.
  package var end = 0

  /// Returns the value for a name, or `nil` if there is none or this is not a dictionary.
  package subscript(name: String) -> CatalogValue? {
    guard case .members(let members) = content else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The kind of value as used in error messages, such as `a dictionary`.
  package var kind: String {
    switch content {
    case .text: "text"
    case .number: "a number"
    case .bool: "a Boolean"
    case .null: "null"
    case .list: "a list"
    case .members: "a dictionary"
    }
  }
}

extension SourceText {
  /// Returns the value as text.
  ///
  /// - Throws: `CatalogError` if the value is not text.
  package func text(_ value: CatalogValue, _ name: String) throws(CatalogError) -> String {
    guard case .text(let text) = value.content else {
      throw error("\(name) is \(value.kind), expected text", at: value.offset)
    }
    return text
  }

  /// Returns the members of a dictionary.
  ///
  /// - Throws: `CatalogError` if the value is not a dictionary.
  package func members(_ value: CatalogValue, _ name: String) throws(CatalogError) -> [CatalogValue.Member] {
    guard case .members(let members) = value.content else {
      throw error("\(name) is \(value.kind), expected a dictionary", at: value.offset)
    }
    return members
  }
}

/// The members of a dictionary being read.
struct MemberList {
  private(set) var members: [CatalogValue.Member] = []
  /// The offset of each name.
  private var offsets: [String: Int] = [:]

  /// Adds a member whose name is at an offset.
  ///
  /// - Throws: `CatalogError` if the name already exists, since one of the two values would be lost silently.
  mutating func add(
    _ name: String, at offset: Int, comment: String = "", _ value: CatalogValue, in source: SourceText
  ) throws(CatalogError) {
    if let first = offsets.updateValue(offset, forKey: name) {
      throw source.error("duplicate key '\(name)', first on line \(source.line(of: first))", at: offset)
    }
    members.append(CatalogValue.Member(name: name, value: value, offset: offset, comment: comment))
  }
}
