public import Foundation

/// The names of the application's notifications. Galley doesn't post them.
extension UIApplication {
  /// The name of the notification that the application has become active.
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The name of the notification that the application is about to become inactive.
  public nonisolated static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The name of the notification that protected files became available.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// The name of the notification that protected files are about to become unavailable.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = NSNotification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// The name of the notification that the application has entered the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The name of the notification that the application is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The name of the notification that the application has finished launching.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The name of the notification that the application is about to terminate.
  public nonisolated static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// The name of the notification that the application is low on memory.
  public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The name of the notification that the status bar's orientation is about to change.
  public nonisolated static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The name of the notification that the status bar's orientation has changed.
  public nonisolated static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The name of the notification that the status bar's frame is about to change.
  public nonisolated static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The name of the notification that the status bar's frame has changed.
  public nonisolated static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// The name of the notification that the application may be launched in the background, or no longer.
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = NSNotification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// The name of the notification that the time has changed significantly, such as at midnight.
  public nonisolated static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// The name of the notification that a screenshot was taken.
  public nonisolated static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// The names of the keyboard's notifications and the keys of their dictionaries. Galley has no keyboard and posts none.
extension UIResponder {
  /// The name of the notification that the keyboard is about to appear.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
  /// The name of the notification that the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
  /// The name of the notification that the keyboard is about to disappear.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
  /// The name of the notification that the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
  /// The name of the notification that the keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The name of the notification that the keyboard's frame has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the change, as an `NSValue`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the keyboard's frame after the change, as an `NSValue`.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of a Boolean value that tells whether the keyboard belongs to this application.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The names of scenes' notifications. Galley posts none.
extension UIScene {
  /// The name of the notification that a scene is about to be connected.
  public nonisolated static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// The name of the notification that a scene was disconnected.
  public nonisolated static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// The name of the notification that a scene has become active.
  public nonisolated static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// The name of the notification that a scene is about to become inactive.
  public nonisolated static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// The name of the notification that a scene is about to enter the foreground.
  public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The name of the notification that a scene has entered the background.
  public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIDevice {
  /// The name of the notification that the device's orientation has changed. Galley doesn't post it.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

extension UIWindow {
  /// The name of the notification that a window has become visible. Galley doesn't post it.
  public nonisolated static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The name of the notification that a window has been hidden. Galley doesn't post it.
  public nonisolated static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  /// The name of the notification that a window has become the key window. Galley doesn't post it.
  public nonisolated static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  /// The name of the notification that a window is no longer the key window. Galley doesn't post it.
  public nonisolated static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
