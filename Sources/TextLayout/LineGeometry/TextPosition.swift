/// Which of the two characters beside an offset is meant, where they are apart: at a change of direction, and where text
/// goes on in a new line.
public enum TextAffinity: Hashable, Sendable {
  /// The end of the character before the offset.
  case upstream
  /// The start of the character behind the offset.
  case downstream
}

/// A place between two clusters of a text.
public struct TextPosition: Hashable, Sendable {
  /// The UTF-16 offset.
  public var offset: Int
  /// The side of the offset that is meant.
  public var affinity: TextAffinity

  /// A place at an offset, by default the start of what follows.
  public init(_ offset: Int, _ affinity: TextAffinity = .downstream) {
    self.offset = offset
    self.affinity = affinity
  }
}
