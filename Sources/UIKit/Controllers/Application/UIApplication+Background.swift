public import Foundation

/// The number of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What a fetch in the background found.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There was new data.
  case newData
  /// There was no new data.
  case noData
  /// The fetch failed.
  case failed
}

/// Whether an application is launched in the background.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
  /// The system doesn't allow it.
  case restricted
  /// The user has turned it off.
  case denied
  /// It is.
  case available
}

/// Work in the background, remote notifications, and icons. A process on Linux is never suspended, and nothing sends
/// notifications to it.
extension UIApplication {
  /// The number of seconds that tasks may go on. Always the greatest number, as in the foreground.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  /// Whether the application is launched in the background. Always `.available`.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The interval between fetches that lets the system choose.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval that ends fetches.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

  /// Begins a task, and returns a number of its own. The handler is never called.
  @discardableResult
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { BackgroundTasks.begin() }
  /// Ends a task. Stored for source compatibility; has no effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// Sets the interval between fetches. Stored for source compatibility; has no effect.
  public func setMinimumBackgroundFetchInterval(_ interval: TimeInterval) {}

  /// Whether the application receives remote notifications. Always `false`.
  public var isRegisteredForRemoteNotifications: Bool { false }
  /// Registers for remote notifications. Stored for source compatibility; has no effect.
  public func registerForRemoteNotifications() {}
  /// Ends the registration. Stored for source compatibility; has no effect.
  public func unregisterForRemoteNotifications() {}

  /// Whether the application has other icons. Always `false`.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon in use. Always `nil`, for the main one.
  public var alternateIconName: String? { nil }
  /// Fails to change the icon: calls the completion handler with an error.
  public func setAlternateIconName(_ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }) {
    completionHandler(CocoaError(.featureUnsupported))
  }
  /// Fails to show a scene: calls the error handler.
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
}

@MainActor
private enum BackgroundTasks {
  private static var count = 0

  static func begin() -> UIBackgroundTaskIdentifier {
    count += 1
    return UIBackgroundTaskIdentifier(rawValue: count)
  }
}
