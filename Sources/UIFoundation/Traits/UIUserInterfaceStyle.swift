/// The light or dark style of a user interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No style: the environment determines it.
  case unspecified = 0
  /// The light style: dark content on a light background.
  case light = 1
  /// The dark style: light content on a dark background.
  case dark = 2
}
