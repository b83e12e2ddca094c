/// A table of a face, with its size.
public struct FontTableEntry: Hashable, Sendable {
  /// The name of the table, such as `glyf`.
  public let tag: OpenTypeTag
  /// The size of the table, in bytes.
  public let length: Int
}
