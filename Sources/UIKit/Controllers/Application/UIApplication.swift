public import Foundation
public import UIFoundation

/// The application object, which holds the process-wide settings of the device.
open class UIApplication: UIResponder {
  /// The application's only instance.
  public static let shared = UIApplication()

  /// The running states of an application.
  public enum State: Int, Hashable, Sendable {
    /// The application is in the foreground and receives input.
    case active
    /// The application is in the foreground but receives no input.
    case inactive
    /// The application is in the background.
    case background
  }

  private override init() { super.init() }

  /// The application for `shared` or `sharedApplication`, and `nil` for any other path. Code for app extensions reaches the
  /// application in this way.
  @discardableResult
  public static func value(forKeyPath path: String) -> Any? {
    ["shared", "sharedApplication"].contains(path) ? shared : nil
  }
  /// The same as ``value(forKeyPath:)``.
  @discardableResult
  public static func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// The application's running state. Always `.active`.
  open var applicationState: State { .active }

  /// The windows that have been made visible and still exist, oldest first.
  open var windows: [UIWindow] { TraitFollowers.windows.filter(\.isShown) }

  /// The most recently created key window.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// The application's delegate. Galley retains it but never calls it.
  open var delegate: (any UIApplicationDelegate)?
  /// The scenes that own the application's windows.
  open var connectedScenes: Set<UIScene> { Set(TraitFollowers.windows.compactMap(\.windowScene)) }
  /// Whether the application supports several scenes. Always `false`.
  open var supportsMultipleScenes: Bool { false }
  /// The next responder: the delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }
  /// The number shown on the application's icon. The default is 0. Stored for source compatibility; has no effect.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on when there is no input. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isIdleTimerDisabled = false
  /// Whether the application's icon shows that there is traffic. Stored for source compatibility; has no effect.
  open var isNetworkActivityIndicatorVisible = false
  /// The quick actions of the application's icon. Stored for source compatibility; has no effect.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// How often events were told to be ignored.
  private var ignoringCount = 0
  /// Whether the user's events are ignored. Galley gets none from a user.
  open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }
  /// Begins to ignore the user's events, until each call has its ``endIgnoringInteractionEvents()``.
  open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
  /// Ends ignoring the user's events once.
  open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }
  /// Passes an event to the windows of its touches, each of which passes it to the touched views.
  open func sendEvent(_ event: UIEvent) {
    let touched = Set((event.allTouches ?? []).compactMap { $0.window.map(ObjectIdentifier.init) })
    for window in TraitFollowers.windows where touched.contains(ObjectIdentifier(window)) { window.sendEvent(event) }
  }
  /// Whether the files that are protected while the device is locked are available. Always `true`.
  open var isProtectedDataAvailable: Bool { true }
  /// The status bar's frame. Always empty.
  open var statusBarFrame: CGRect { .zero }
  /// The status bar's style. Always `.default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Always `true`.
  open var isStatusBarHidden: Bool { true }
  /// The interface's orientation: portrait, unless the screen is wider than it is high.
  open var statusBarOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
  /// Returns whether the application can open a URL. Always returns `false`.
  @discardableResult
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Fails to open a URL: calls the completion handler with `false`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// Calls a method of a target with a sender and an event, and returns whether there was a target.
  ///
  /// The method gets as many of them as it has parameters. If the target is `nil`, the responder chain is searched for an
  /// object that performs the action: from the first responder on, and then from the sender on.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    ActionSending.send(action, to: target, from: sender, for: event)
  }

  /// The user's preferred text size.
  ///
  /// Unlike in UIKit, you can set this property, as the text-size slider in Settings does. A change updates the traits
  /// of every window and then posts `UIContentSizeCategory.didChangeNotification`. Setting a category that is
  /// unspecified or unknown has no effect.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    get { UITraitCollection.processDefault.preferredContentSizeCategory }
    set {
      guard newValue != preferredContentSizeCategory, newValue.category != nil else { return }
      TraitFollowers.change { $0.preferredContentSizeCategory = newValue }
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: newValue])
    }
  }

  /// The layout direction of the application's language. Unlike in UIKit, you can set this property.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { UITraitCollection.processDefault.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    set {
      TraitFollowers.change { $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight }
    }
  }
}
