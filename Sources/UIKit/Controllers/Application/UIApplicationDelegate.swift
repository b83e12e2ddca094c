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
  /// Tells the delegate that the application is about to finish launching. The default is `true`.
  @discardableResult
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Opens a URL, and returns whether that is possible. The default is `false`.
  @discardableResult
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  /// Goes on with an activity, and returns whether that is possible. The default is `false`.
  @discardableResult
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Performs a quick action.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Returns the orientations in which a window may be shown. The default is `.allButUpsideDown`.
  @discardableResult
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Tells the delegate that remote notifications can be sent to the device.
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// Tells the delegate that remote notifications can't be sent to the device.
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Tells the delegate that a remote notification has arrived.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Has the delegate fetch data.
  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
  /// Has the delegate finish events of a session of URLs.
  func application(
    _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
    completionHandler: @escaping () -> Void)
  /// Tells the delegate that memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Tells the delegate that the time has changed significantly.
  func applicationSignificantTimeChange(_ application: UIApplication)
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
