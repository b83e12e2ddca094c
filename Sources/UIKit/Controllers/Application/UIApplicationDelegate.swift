public import Foundation

/// The methods of an application's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The application's main window.
  var window: UIWindow? { get set }

  // Optional methods: `make generate` writes default implementations.

  /// Tells the delegate that the application has finished launching. The default is `true`.
  @discardableResult
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Tells the delegate that the application has become active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Tells the delegate that the application is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Tells the delegate that the application has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Tells the delegate that the application is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Tells the delegate that the application is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns the configuration for a new scene. The default is `connectingSceneSession.configuration`.
  @discardableResult
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that the user closed scenes.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

/// Default implementations, which make each requirement optional.
extension UIApplicationDelegate {
  /// The default implementation returns `nil` and ignores new values.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
