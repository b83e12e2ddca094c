public import Foundation

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
