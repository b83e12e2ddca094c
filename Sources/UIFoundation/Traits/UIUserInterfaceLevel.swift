/// Whether a user interface is displayed over another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
  /// No level: the environment determines it.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// A level over another user interface.
  case elevated = 1
}
