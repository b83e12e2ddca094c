package import FontReports
package import StringCatalogs

/// A failure of an audit: a file, font, or text that can't be audited.
public struct AuditError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of a failure.
  public enum Kind: Hashable, Sendable {
    /// A file, font, or locale is missing, or can't be read.
    case missing
    /// An input was read, and can't be used.
    case unusable
    /// A failure that no input should cause.
    case internalFailure
  }

  /// What is wrong with the input.
  public let kind: Kind
  /// The message: one line without a period, with the position in the file if there is one.
  public let description: String

  package init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }

  package init(_ error: CatalogError) {
    self.init(error.kind == .unreadable ? .missing : .unusable, error.description)
  }

  package init(_ error: ReportError) {
    let kind: Kind =
      switch error.kind {
      case .missing: .missing
      case .unusable: .unusable
      case .internalFailure: .internalFailure
      }
    self.init(kind, error.description)
  }
}
