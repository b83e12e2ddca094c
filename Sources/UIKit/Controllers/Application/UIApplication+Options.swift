extension UIApplication {
  /// A key in the dictionary of launch options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The URL that the application was launched to open.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The remote notification that launched the application.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// A key in the dictionary of options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Opens the URL only if it is a universal link that an application handles.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL of the application's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
}
