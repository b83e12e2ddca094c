public import Foundation

/// An animator of a menu's appearance or disappearance. Galley creates none.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is the menu's preview.
  var previewViewController: UIViewController? { get }
  /// Adds a closure to run alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}
