/// For how long registered fonts are available. Here they are available to the process, whatever the scope.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope; fonts can't be registered with it.
  case none = 0
  /// The process.
  case process = 1
  /// The user's account.
  case persistent = 2
  /// The session of the user.
  case session = 3

  /// The user's account.
  public static let user = CTFontManagerScope.persistent
}
