/// The available space of a user interface along an axis, in broad terms.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No size class: the environment determines it.
  case unspecified = 0
  /// Little space.
  case compact = 1
  /// The regular amount of space.
  case regular = 2
}
