public import Foundation
public import UIFoundation

/// The application: here, what stands for the device's settings.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The only application.
  public static let shared = UIApplication()

  /// What an application is doing.
  public enum State: Int, Hashable, Sendable {
    /// It is in front.
    case active = 0
    /// It is in front and takes no input.
    case inactive = 1
    /// It is not in front.
    case background = 2
  }

  private override init() { super.init() }

  /// What the application is doing: it is in front.
  open var applicationState: State { .active }

  /// The windows that were shown and are alive, oldest first.
  open var windows: [UIWindow] { TraitFollowers.windows.filter(\.isShown) }

  /// The window that takes input.
  open var keyWindow: UIWindow? { windows.last(where: \.isKeyWindow) }

  /// Who hears of the application: nobody is called here.
  open var delegate: (any UIApplicationDelegate)?
  /// The scenes that the windows belong to.
  open var connectedScenes: Set<UIScene> { Set(TraitFollowers.windows.compactMap(\.windowScene)) }
  /// Whether the application may have several scenes: no.
  open var supportsMultipleScenes: Bool { false }
  /// The responder after the application: none.
  open override var next: UIResponder? { nil }
  /// The number on the application's icon: kept.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on while nobody acts: kept.
  open var isIdleTimerDisabled = false
  /// The rectangle of the status bar: none.
  open var statusBarFrame: CGRect { .zero }
  /// How the status bar looks.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no status bar: there is none.
  open var isStatusBarHidden: Bool { true }
  /// How the interface lies on the screen: upright, unless the screen is wider than high.
  open var statusBarOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeRight : .portrait
  }
  /// Whether a link could be opened: there is nothing here to open it with.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens a link: there is nothing here to open it with, and `completion` hears so.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) { completion?(false) }

  /// The size of text that a person chose.
  ///
  /// Settable here: it stands for the slider in Settings. A change flows through the traits of every tree that follows,
  /// so that labels have their new fonts, and is then posted as `UIContentSizeCategory.didChangeNotification`. Setting a
  /// category that is unspecified or unknown changes nothing.
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

  /// The direction of the application's language. Settable here, where no language is installed.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    get { UITraitCollection.processDefault.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }
    set {
      TraitFollowers.change { $0.layoutDirection = newValue == .rightToLeft ? .rightToLeft : .leftToRight }
    }
  }
}
