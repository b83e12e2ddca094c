public import Foundation
import UIFoundation

/// An interaction that shows a menu for editing, such as Copy. Galley shows no menus.
@MainActor @preconcurrency
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows a menu. Stored for source compatibility; has no effect.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
  /// Hides the menu. Stored for source compatibility; has no effect.
  open func dismissMenu() {}
  /// Creates the menu that is shown anew. Stored for source compatibility; has no effect.
  open func reloadVisibleMenu() {}
  /// Moves the menu that is shown. Stored for source compatibility; has no effect.
  open func updateVisibleMenuPosition(animated: Bool) {}
  /// Returns the location of the menu in a view. Always the origin.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// The configuration of a menu for editing.
@MainActor @preconcurrency
open class UIEditMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: any NSCopying
  /// The point that the menu is about, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The direction of the menu's arrow. Stored for source compatibility; has no effect.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates a configuration. Without an identifier, it gets a unique one.
  public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The direction of the arrow of a menu for editing.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// The direction that fits.
  case automatic
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

/// The methods of an edit menu interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the menu, or `nil` for the suggested one.
  @discardableResult
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu is about, in the coordinates of the view. The default is `.null`.
  @discardableResult
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

/// An animator of the appearance of a menu for editing. Galley creates none.
@MainActor @preconcurrency
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds a closure to run alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
