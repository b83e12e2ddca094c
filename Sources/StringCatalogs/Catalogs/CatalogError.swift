/// A failure to read a file of localized strings, with the position of invalid content.
public struct CatalogError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  public enum Kind: Hashable, Sendable {
    /// The file or folder is missing, or can't be read.
    case unreadable
    /// The file was read, and isn't valid, or isn't a catalog.
    case invalid
  }

  /// Whether the file couldn't be read, or its content is invalid.
  public let kind: Kind
  /// The path of the file, as given.
  public let file: String
  /// The line, starting at 1; 0 if the failure is about the file as a whole.
  public let line: Int
  /// The column in Unicode scalars, starting at 1; 0 if the failure is about the file as a whole.
  public let column: Int
  /// The reason, without a period.
  public let reason: String

  /// Creates an error at a position.
  package init(file: String, line: Int, column: Int, reason: String) {
    kind = .invalid
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// Creates an error about a file as a whole.
  init(_ kind: Kind, file: String, _ reason: String) {
    self.kind = kind
    self.file = file
    line = 0
    column = 0
    self.reason = reason
  }

  /// The message in the form of compiler diagnostics, so that editors can find the position.
  public var description: String { line > 0 ? "\(file):\(line):\(column): \(reason)" : "\(file): \(reason)" }
}
