/// A font or text that can't be reported on.
public struct ReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  public enum Kind: Hashable, Sendable {
    /// A font or another file is missing, or can't be read.
    case missing
    /// An input was read, and can't be used.
    case unusable
    /// A failure that no input should cause.
    case internalFailure
  }

  /// What is wrong with the input.
  public let kind: Kind
  /// The message: one line without a period. It may contain control characters from names.
  public let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
