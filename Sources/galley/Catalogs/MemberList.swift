/// The members of a dictionary while it is read.
struct MemberList {
  private(set) var members: [CatalogValue.Member] = []
  /// Where each name stands.
  private var offsets: [String: Int] = [:]

  /// Adds a member whose name stands at an offset; a name that was there before is an error, for one of the two values would
  /// be silently lost.
  mutating func add(
    _ name: String, at offset: Int, _ value: CatalogValue, in source: SourceText
  ) throws(CatalogError) {
    if let first = offsets.updateValue(offset, forKey: name) {
      throw source.error("the key '\(name)' is there twice, first on line \(source.line(of: first))", at: offset)
    }
    members.append(CatalogValue.Member(name: name, value: value))
  }
}
