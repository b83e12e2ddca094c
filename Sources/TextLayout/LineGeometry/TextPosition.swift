/// A position between two clusters of a text.
public struct TextPosition: Hashable, Sendable {
  /// The UTF-16 offset.
  public var offset: Int
  /// The side of the offset.
  public var affinity: TextAffinity

  /// Creates a position at an offset, by default at the start of the following character.
  public init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}

/// The side of an offset, which matters where its two sides are apart: where the direction changes, and between two
/// lines.
public enum TextAffinity: Hashable, Sendable {
  /// The end of the preceding character.
  case upstream
  /// The start of the following character.
  case downstream
}
