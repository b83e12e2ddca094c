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

/// An animator of the commitment to a menu's preview. Galley creates none.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation with which the menu disappears.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation with which a menu disappears when the user taps its preview.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The menu is dismissed.
  case dismiss = 0
  /// The preview expands into the destination.
  case pop = 1
}
