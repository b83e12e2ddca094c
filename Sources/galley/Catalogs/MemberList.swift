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
