/// Whether a user interface is displayed over another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No level: the environment determines it.
  case unspecified = -1
  /// The level of the main content.
  case base
  /// A level over another user interface.
  case elevated
}
