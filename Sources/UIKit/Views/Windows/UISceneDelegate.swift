public import Foundation

/// The methods of a scene's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations.

  /// Tells the delegate that the scene is being connected to the application.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Has the delegate open URLs.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// Goes on with an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Returns what restores the scene. The default is `nil`.
  @discardableResult
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
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

/// The methods of a window scene's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }

  // Optional methods: `make generate` writes default implementations.

  /// Performs a quick action.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}
