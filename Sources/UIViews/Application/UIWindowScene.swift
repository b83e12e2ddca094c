public import Foundation
public import UIFoundation

/// An instance of an application's interface: here, what windows can be made for.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// What a scene is doing.
  public enum ActivationState: Int, Hashable, Sendable {
    /// Nobody knows.
    case unattached = -1
    /// It is in front.
    case foregroundActive = 0
    /// It is in front and takes no input.
    case foregroundInactive = 1
    /// It is not in front.
    case background = 2
  }

  /// What a scene is made for: nothing in particular.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The links to open: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
  }

  /// The session that the scene belongs to.
  public let session = UISceneSession()
  /// The scene's name.
  open var title: String?
  /// What the scene is doing: it is in front.
  open var activationState: ActivationState { .foregroundActive }
  /// Who hears of the scene: nobody is called here.
  open var delegate: (any UISceneDelegate)?
}

/// What is kept of a scene between runs: nothing.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Windows on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The role of the scene: windows.
  open var role: Role { .windowApplication }
  /// The configuration that the scene was created with.
  open var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// What the session is known by.
  public let persistentIdentifier = UUID().uuidString
}

/// The configuration of a scene. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the application's property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?

  /// A configuration of a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A link to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {}

/// Hears of a scene: nobody calls it here.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when the scene is about to be shown.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to be in front no more.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to be in front again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene is not in front any more.
  func sceneDidEnterBackground(_ scene: UIScene)
}

/// What holds for a delegate that says nothing.
extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of a scene that has windows: nobody calls it here.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
}

/// An instance of an application's interface that has windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []

  /// The scene's windows, oldest first.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The window that takes input.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The scene's points as a space: the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// How the interface lies on the screen.
  open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
  /// The bar at the top of the screen, which takes no room here.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// What the scene knows of its surroundings: what the screen does.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func take(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { members.append(Member(window: window)) }
  }

  func forget(_ window: UIWindow) { members.removeAll { $0.window == nil || $0.window === window } }
}

/// What there is to know of the bar at the top of the screen: it takes no room here.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// How the bar's texts look.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar is left out.
  open var isStatusBarHidden: Bool { false }
  /// The bar's rectangle: empty.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
