public import Foundation
import UIFoundation

/// A way to interact with a view. A view stores its interactions, but Galley never triggers them.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is attached to.
  var view: UIView? { get }
  /// Called before the interaction moves to another view.
  func willMove(to view: UIView?)
  /// Called after the interaction has moved to another view.
  func didMove(to view: UIView?)
}

extension UIView {
  func attachInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    changeExtras { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  func detachInteraction(_ interaction: any UIInteraction) {
    guard let index = extras?.interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    changeExtras { _ = $0.interactions.remove(at: index) }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(by interactions: [any UIInteraction]) {
    extras?.interactions.forEach(removeInteraction)
    interactions.forEach(addInteraction)
  }
}

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

/// The methods of a menu interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the configuration of the menu for a location in the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
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

/// An interaction that changes the pointer over a view. Galley has no pointer.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled. The default is `true`. Stored for source compatibility; has no effect.
  open var isEnabled = true

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
  /// Updates the pointer. Stored for source compatibility; has no effect.
  open func invalidate() {}
}

/// The methods of a pointer interaction's delegate, which Galley never calls.
///
/// Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// An interaction that shows an enlarged version of a view's content. Galley never shows it.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// Whether the user's text size enables the content viewer. Always `false`.
  public class var isEnabled: Bool { false }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
}
