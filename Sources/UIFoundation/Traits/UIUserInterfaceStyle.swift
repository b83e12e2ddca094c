/// The light or dark style of a user interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// No style: the environment determines it.
  case unspecified
  /// The light style: dark content on a light background.
  case light
  /// The dark style: light content on a dark background.
  case dark
}
