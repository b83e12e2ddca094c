public import Foundation
public import UIFoundation

/// An item of the menu for editing.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method.
  open var action: Selector

  /// Creates an item that calls a method of the first responder, or of the first object in its chain that performs it.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu for editing, such as Copy.
///
/// Galley draws no menu, but it keeps whether the menu is visible: the menu is shown if an object in the responder chain of
/// the first responder performs one of the actions for editing or of the ``menuItems``.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  /// The direction of the menu's arrow.
  public enum ArrowDirection: Int, Hashable, Sendable {
    /// The direction that fits.
    case `default`
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
  }

  /// The only menu.
  public class var shared: UIMenuController { menu }
  private static let menu = UIMenuController()

  private override init() { super.init() }

  /// The items of the application, beside those for editing.
  open var menuItems: [UIMenuItem]?
  /// The direction of the arrow. Stored for source compatibility; has no effect.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is visible.
  open private(set) var isMenuVisible = false
  /// The frame of the menu, which is always empty.
  open var menuFrame: CGRect { .zero }

  private weak var targetView: UIView?

  /// Sets where the menu is shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { self.targetView = targetView }
  /// Shows or hides the menu. There is no animation.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { change(toVisible: menuVisible) }
  /// Shows the menu for a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    self.targetView = targetView
    change(toVisible: true)
  }
  /// Hides the menu.
  open func hideMenu() { change(toVisible: false) }
  /// Hides the menu if it is shown for a view.
  open func hideMenu(from targetView: UIView) { if self.targetView === targetView { hideMenu() } }
  /// Hides the menu if no object performs one of its actions any more.
  open func update() { if isMenuVisible && !hasItems { hideMenu() } }

  private var hasItems: Bool {
    let actions = Selector.editActions.keys.map { Selector($0) } + (menuItems ?? []).map(\.action)
    return actions.contains { FirstResponder.current?.target(forAction: $0, withSender: self) != nil }
  }

  private func change(toVisible isVisible: Bool) {
    guard isVisible != isMenuVisible, !isVisible || hasItems else { return }
    let center = NotificationCenter.default
    center.post(name: isVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification, object: self)
    isMenuVisible = isVisible
    center.post(name: isVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has been shown.
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has been hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
}
