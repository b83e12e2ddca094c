@testable import StringCatalogs

/// Reads catalog text in tests, and returns values or the error's description.
enum CatalogSample {
  static func source(_ text: String) throws(CatalogError) -> SourceText {
    try SourceText(name: "f", decoding: Array(text.utf8))
  }

  /// Returns a value on one line: texts in quotes, lists in brackets, dictionaries in braces.
  static func spelled(_ value: CatalogValue) -> String {
    switch value.content {
    case .text(let text): "\"\(text)\""
    case .number(let number): "\(number)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    case .list(let values): "[" + values.map(spelled).joined(separator: " ") + "]"
    case .members(let members): "{" + members.map { "\($0.name)=\(spelled($0.value))" }.joined(separator: " ") + "}"
    }
  }

  /// Returns the value, or the error's position and reason.
  static func answer(_ read: () throws(CatalogError) -> CatalogValue) -> String {
    do { return spelled(try read()) } catch { return error.description }
  }
}
