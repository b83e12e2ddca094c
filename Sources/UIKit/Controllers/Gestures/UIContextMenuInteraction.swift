public import Foundation
import UIFoundation

/// An interaction that shows a menu. Galley shows no menus.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu appears.
  public enum Appearance: UInt, Hashable, Sendable {
    /// No menu is shown.
    case unknown
    /// A menu with a preview.
    case rich
    /// A menu without a preview.
    case compact
  }

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
  /// How the menu appears. Always ``Appearance/unknown``, since none is shown.
  open var menuAppearance: Appearance { .unknown }
  /// Returns the location of the menu in a view. Always the origin.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Updates the menu that is shown. Stored for source compatibility; has no effect.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  /// Dismisses the menu. Stored for source compatibility; has no effect.
  open func dismissMenu() {}
}

/// A closure that creates the preview of a menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that creates a menu from the elements that UIKit suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The configuration of a menu.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu.
  public let identifier: any NSCopying
  /// A closure that creates the preview of the menu. Galley never calls it.
  ///
  /// Stored for source compatibility; has no effect.
  public let previewProvider: UIContextMenuContentPreviewProvider?
  /// A closure that creates the menu. Galley never calls it. Stored for source compatibility; has no effect.
  public let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration. Without an identifier, it gets a unique one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
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

  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the preview that the menu grows from, or `nil` for the view.
  @discardableResult
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns the preview that the menu shrinks to, or `nil` for the view.
  @discardableResult
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the user taps the preview.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before the menu appears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before the menu disappears.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
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
