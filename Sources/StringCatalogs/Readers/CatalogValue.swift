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
    /// The comment before the name; empty if there is none, or if the format has no comments.
    package let comment: String
    private let shortOffset: UInt32

    package init(name: String, value: CatalogValue, offset: Int = 0, comment: String = "") {
      self.name = name
      self.value = value
      self.comment = comment
      shortOffset = UInt32(clamping: offset)
    }

    /// The byte offset of the name.
    package var offset: Int { Int(shortOffset) }
  }

  /// The maximum nesting depth. Each level takes a stack frame, and no real catalog comes near it.
  package static let deepest = 64

  package let content: Content
  // Files and lines are at most ``InputFile/maximumSize`` bytes long.
  private let shortOffset: UInt32

  package init(content: Content, offset: Int) {
    self.content = content
    shortOffset = UInt32(clamping: offset)
  }

  /// The byte offset of the value.
  package var offset: Int { Int(shortOffset) }

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
  /// One more than the index of a member, in a cell that its name's hash selects or one of those after it; 0 in cells
  /// that are free. At least half of the cells are. Empty for few members.
  private var cells: [UInt32] = []
  /// The number of members that are compared one by one, as those of most dictionaries.
  private static let few = 8

  /// Adds a member whose name is at an offset.
  ///
  /// - Throws: `CatalogError` if the name already exists, since one of the two values would be lost silently.
  mutating func add(
    _ name: String, at offset: Int, comment: String = "", _ value: CatalogValue, in source: SourceText
  ) throws(CatalogError) {
    if let first = member(named: name)?.offset {
      throw source.error("duplicate key '\(name)', first on line \(source.line(of: first))", at: offset)
    }
    members.append(CatalogValue.Member(name: name, value: value, offset: offset, comment: comment))
    if members.count > Self.few, 2 * members.count > cells.count {
      enlarge()
    } else if !cells.isEmpty {
      cells[cell(of: name)] = UInt32(members.count)
    }
  }

  private func member(named name: String) -> CatalogValue.Member? {
    if cells.isEmpty { return members.first { $0.name == name } }
    let index = cells[cell(of: name)]
    return index == 0 ? nil : members[Int(index) - 1]
  }

  /// Returns the cell of a name, or the free one in which it belongs.
  ///
  /// Terminates: half of the cells are free.
  private func cell(of name: String) -> Int {
    var cell = name.hashValue & (cells.count - 1)
    while cells[cell] != 0, members[Int(cells[cell]) - 1].name != name { cell = (cell + 1) & (cells.count - 1) }
    return cell
  }

  private mutating func enlarge() {
    cells = [UInt32](repeating: 0, count: max(4 * Self.few, 2 * cells.count))
    for (index, member) in members.enumerated() { cells[cell(of: member.name)] = UInt32(index + 1) }
  }
}
