public import Foundation
public import UIFoundation

/// A scene that manages windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []

  /// The scene's windows, oldest first.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The key window, if it belongs to the scene.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// The scene's coordinate space: the screen.
  open var coordinateSpace: any UICoordinateSpace { screen }
  /// The interface's orientation: portrait, unless the screen is wider than it is high.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.main.orientation }
  /// The status bar of the scene, which has no size.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The traits of the scene's screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when the scene's traits have changed. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func addWindow(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { members.append(Member(window: window)) }
  }

  func removeWindow(_ window: UIWindow) { members.removeAll { $0.window == nil || $0.window === window } }
}

/// The orientation of the application's interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is unknown.
  case unknown
  /// The device is upright, with its bottom edge at the bottom.
  case portrait
  /// The device is upside down, with its bottom edge at the top.
  case portraitUpsideDown
  /// The device is on its side, with its bottom edge on the left.
  case landscapeLeft = 4
  /// The device is on its side, with its bottom edge on the right.
  case landscapeRight = 3

  /// Whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The state of the status bar, which has no size.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// The status bar's style. Always `.default`.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. Always `false`.
  open var isStatusBarHidden: Bool { false }
  /// The status bar's frame. Always empty.
  open var statusBarFrame: CGRect { .zero }
}

/// The style of the status bar's content.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// The system chooses the style.
  case `default`
  /// Light content, for dark backgrounds.
  case lightContent
  /// Dark content, for light backgrounds.
  case darkContent = 3
}
