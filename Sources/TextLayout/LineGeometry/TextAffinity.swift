/// The side of an offset, which matters where its two sides are apart: where the direction changes, and between two
/// lines.
public enum TextAffinity: Hashable, Sendable {
  /// The end of the preceding character.
  case upstream
  /// The start of the following character.
  case downstream
}
