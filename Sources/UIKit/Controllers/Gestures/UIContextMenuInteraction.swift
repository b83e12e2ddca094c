public import Foundation
import UIFoundation

/// An interaction that shows a menu. Galley shows no menus.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
  /// Dismisses the menu. Stored for source compatibility; has no effect.
  open func dismissMenu() {}
}

/// The configuration of a menu.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: any NSCopying
  /// A closure that creates the preview of the menu. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  public let previewProvider: (() -> UIViewController?)?
  /// A closure that creates the menu. Galley never calls it. Stored for source compatibility; has no effect.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration. Without an identifier, it gets a unique one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// The methods of a menu interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the menu for a location in the view.
  @discardableResult
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

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
  case dismiss
  /// The preview expands into the destination.
  case pop
}
