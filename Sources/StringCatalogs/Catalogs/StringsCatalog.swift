/// The texts of a `.strings` file, a dictionary of texts.
struct StringsCatalog {
  let source: SourceText
  let locale: String?

  /// Returns the texts, in the order of the file.
  ///
  /// - Throws: `CatalogError` if the content is invalid.
  func strings(of value: CatalogValue) throws(CatalogError) -> [LocalizedString] {
    var strings: [LocalizedString] = []
    for member in try source.members(value, "the file") {
      let text = try source.text(member.value, "'\(member.name)'")
      let (line, column) = source.position(of: member.value.offset)
      strings.append(
        LocalizedString(
          file: source.name, line: line, column: column, locale: locale, key: member.name, comment: member.comment,
          text: text))
    }
    return strings
  }
}
