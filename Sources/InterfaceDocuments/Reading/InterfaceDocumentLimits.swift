/// The limits of a document. A document that exceeds one is an error, not a crash.
///
/// Of the 667 documents of open-source apps that the reader was written against, the largest have 20 levels, 1,644
/// elements, 6,888 attributes, and 229 kilobytes.
public enum InterfaceDocumentLimits {
  /// The most bytes in a document.
  public static let bytes = 16 << 20
  /// The most levels of elements. A view in a view takes two.
  public static let depth = 256
  /// The most elements.
  public static let elements = 100_000
  /// The most attributes, in all elements together.
  public static let attributes = 1_000_000
  /// The largest magnitude of a number, in points. Larger numbers are ignored with a warning.
  public static let magnitude = 1e7
  /// The most warnings that a document keeps.
  public static let warnings = 10_000
}
