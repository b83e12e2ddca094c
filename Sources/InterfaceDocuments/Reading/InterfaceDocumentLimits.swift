/// The limits of a document. A document that exceeds one is an error, not a crash.
///
/// Of the 667 documents of open-source apps that the reader was written against, the largest have 20 levels, 1,644
/// elements, 6,888 attributes, and 229 kilobytes.
public enum InterfaceDocumentLimits {
  /// The maximum number of bytes in a document.
  public static let bytes = 16 << 20
  /// The maximum depth of elements. A view in a view takes two.
  public static let depth = 256
  /// The maximum number of elements.
  public static let elements = 100_000
  /// The maximum number of attributes, in all elements together.
  public static let attributes = 1_000_000
  /// The largest magnitude of a number, in points. Larger numbers are ignored with a warning.
  public static let magnitude = 1e7
  /// The maximum number of warnings that a document keeps.
  public static let warnings = 10_000
}
