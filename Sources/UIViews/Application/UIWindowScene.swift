import Foundation
public import UIFoundation

/// An instance of an application's interface: here, what windows can be made for.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The scene's name.
  open var title: String?
}

/// An instance of an application's interface that has windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene, UITraitEnvironment {
  private struct Member {
    weak var window: UIWindow?
  }

  private var members: [Member] = []

  /// The scene's windows, oldest first.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The window that takes input.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// The screen that shows the scene.
  open var screen: UIScreen { .main }
  /// What the scene knows of its surroundings: what the screen does.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Called when traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func take(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { members.append(Member(window: window)) }
  }

  func forget(_ window: UIWindow) { members.removeAll { $0.window == nil || $0.window === window } }
}
