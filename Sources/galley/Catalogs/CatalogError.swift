/// An error in a file of localized strings, with its position.
struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file, as given.
  let file: String
  /// The line, starting at 1.
  let line: Int
  /// The column in Unicode scalars, starting at 1.
  let column: Int
  /// The reason, without a period.
  let reason: String

  /// The message in the form of compiler diagnostics, so that editors can find the position.
  var description: String { "\(file):\(line):\(column): \(reason)" }
}
