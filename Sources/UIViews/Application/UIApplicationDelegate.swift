public import Foundation

/// Hears of the application: nobody calls it here, where programs start and end by themselves.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window.
  var window: UIWindow? { get set }
  /// Called when the application has started.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when the application is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the application is about to be in front no more.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the application is not in front any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the application is about to be in front again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the application is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Returns the configuration for a new scene. Stored for source compatibility; has no effect.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Tells the delegate that scenes were discarded. Stored for source compatibility; has no effect.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

/// What holds for a delegate that says nothing.
extension UIApplicationDelegate {
  /// None, and none is kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Yes.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Returns the session's configuration.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

extension UIApplication {
  /// What an application is started for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The reason of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// To open a link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// For a notification from afar.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// How a link is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only in an application that is meant for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Where the settings of the application are.
  public nonisolated static let openSettingsURLString = "app-settings:"
}

/// Makes the device be felt: there is none here.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Gets ready: nothing here.
  open func prepare() {}
}

/// Makes a knock be felt: nothing here.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock is.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Small.
    case light = 0
    /// In between.
    case medium = 1
    /// Large.
    case heavy = 2
    /// Soft.
    case soft = 3
    /// Stiff.
    case rigid = 4
  }

  /// A generator of knocks.
  public init(style: FeedbackStyle) { super.init() }
  /// A generator of knocks.
  public override convenience init() { self.init(style: .medium) }
  /// Knocks: nothing here.
  open func impactOccurred() {}
  /// Knocks with a strength from 0 to 1: nothing here.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Makes a choice be felt: nothing here.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that the choice is another: nothing here.
  open func selectionChanged() {}
}

/// Makes an outcome be felt: nothing here.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Good.
    case success = 0
    /// To be minded.
    case warning = 1
    /// Bad.
    case error = 2
  }

  /// Says what came of it: nothing here.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
