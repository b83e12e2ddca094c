public import Foundation

/// An instance of the application's interface, which owns windows.
open class UIScene: UIResponder {
  /// The running states of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected to the application.
    case unattached = -1
    /// The scene is in the foreground and receives input.
    case foregroundActive
    /// The scene is in the foreground but receives no input.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The reasons why a scene was created.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The URLs to open. Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to go on with. Always empty.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The quick action that the user chose. Always `nil`.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The application that asked for the scene. Always `nil`.
    open var sourceApplication: String? { nil }
  }

  /// The session that the scene belongs to.
  public let session = UISceneSession()
  /// The scene's title. Stored for source compatibility; has no effect.
  open var title: String?
  /// The scene's running state. Always `.foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }
  /// The scene's delegate. Galley retains it but never calls it.
  open var delegate: (any UISceneDelegate)?
}

/// Information about a scene that outlives the scene itself.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Noninteractive windows on an external display.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The role of the scene. Always `.windowApplication`.
  open var role: Role { .windowApplication }
  /// The configuration of the scene. It has no name.
  open private(set) lazy var configuration = UISceneConfiguration(name: nil, sessionRole: role)
  /// A unique identifier of the session.
  public let persistentIdentifier = UUID().uuidString
  /// What restores the scene. Stored for source compatibility; has no effect.
  open var stateRestorationActivity: NSUserActivity?
  /// Values of the app. Stored for source compatibility; has no effect.
  open var userInfo: [String: Any]?
}

/// The configuration of a scene. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The configuration's name in the application's property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// Creates a configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A URL to open, with its options. Galley creates none.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The URL.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
