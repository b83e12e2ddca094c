/// The texts of a `.strings` file, a dictionary of texts.
struct StringsCatalog {
  let source: SourceText
  let locale: String?

  /// Returns the texts, in the order of the file, and the errors of the other entries.
  ///
  /// - Throws: `CatalogError` if the file isn't a dictionary.
  func contents(of value: CatalogValue, _ budget: inout CatalogBudget) throws(CatalogError) -> CatalogFile.Contents {
    var contents = CatalogFile.Contents()
    let members = try source.members(value, "the file")
    contents.strings.reserveCapacity(members.count)
    let origin = LocalizedString.Shared(LocalizedString.Origin(file: source.name, locale: locale))
    for member in members {
      contents.add { () throws(CatalogError) in
        let text = try source.text(member.value, "'\(member.name)'")
        try source.spend(FormatText.padding(in: text), of: &budget, at: member.value.offset)
        let (line, column) = source.position(of: member.value.offset)
        return [
          LocalizedString(
            origin, line: line, column: column, key: member.name, comment: member.comment, text: text)
        ]
      }
    }
    return contents
  }
}
