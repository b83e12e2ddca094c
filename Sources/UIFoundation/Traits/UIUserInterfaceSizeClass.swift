/// The available space of a user interface along an axis, in broad terms.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// No size class: the environment determines it.
  case unspecified
  /// A limited amount of space, such as the width of an iPhone in portrait.
  case compact
  /// The regular amount of space.
  case regular
}
