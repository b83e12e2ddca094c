public import Foundation
public import UIFoundation

/// An instance of the application's interface, which owns windows.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The running states of a scene.
  public enum ActivationState: Int, Hashable, Sendable {
    /// The scene is not connected to the application.
    case unattached = -1
    /// The scene is in the foreground and receives input.
    case foregroundActive = 0
    /// The scene is in the foreground but receives no input.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The reasons why a scene was created.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The URLs to open. Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }
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
    /// The role's string.
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
  /// A configuration without a name, created on each access.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// A unique identifier of the session.
  public let persistentIdentifier = UUID().uuidString
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
open class UIOpenURLContext: NSObject {}

/// The methods of a scene's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene is being connected to the application.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Tells the delegate that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// Default implementations, which make each requirement optional.
extension UISceneDelegate {
  /// The default implementation does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// The default implementation does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// The default implementation does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The methods of a window scene's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
}

/// A scene that manages windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []

  /// The scene's windows, oldest first.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The scene's oldest key window.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The scene's coordinate space: the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The interface's orientation: portrait, unless the screen is wider than it is high.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The status bar of the scene, which has no size.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The traits of the scene's screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when the scene's traits have changed. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func addWindow(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { members.append(Member(window: window)) }
  }

  func removeWindow(_ window: UIWindow) { members.removeAll { $0.window == nil || $0.window === window } }
}

/// The state of the status bar, which has no size.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The status bar's style. Always `.default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Always `false`.
  open var isStatusBarHidden: Bool { false }
  /// The status bar's frame. Always empty.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
