/// For how long registered fonts are available. Here they are available to the process, whatever the scope.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope; fonts can't be registered with it.
  case none
  /// Until the process ends.
  case process
  /// The user's account.
  case persistent
  /// The session of the user.
  case session

  /// The user's account.
  public static let user = CTFontManagerScope.persistent
}
