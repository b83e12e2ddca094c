public import Foundation

/// What runs with a menu that comes or goes: no menu does here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller whose view is shown beside the menu.
  var previewViewController: UIViewController? { get }
  /// Runs changes with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs something afterwards.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What runs when what is beside a menu is opened: no menu is here.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the menu goes then.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a menu goes when what is beside it is opened.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// It goes away.
  case dismiss = 0
  /// It opens out.
  case pop = 1
}
