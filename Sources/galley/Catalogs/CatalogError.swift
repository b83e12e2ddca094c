/// Why a file of localized strings cannot be read, and where in it.
struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was named.
  let file: String
  /// The line, from 1.
  let line: Int
  /// The column in Unicode scalars, from 1.
  let column: Int
  /// What is wrong, without a full stop.
  let reason: String

  /// As compilers tell it, so that editors find the place.
  var description: String { "\(file):\(line):\(column): \(reason)" }
}
