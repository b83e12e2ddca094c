import Foundation
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
