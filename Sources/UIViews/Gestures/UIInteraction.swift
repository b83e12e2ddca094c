public import Foundation
import UIFoundation

/// A way to act on a view: kept by the view, and nobody acts here.
@MainActor @preconcurrency
public protocol UIInteraction: NSObjectProtocol {
  /// The view that is acted on.
  var view: UIView? { get }
  /// Called before the view is another.
  func willMove(to view: UIView?)
  /// Called after the view is another.
  func didMove(to view: UIView?)
}

extension UIView {
  func take(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    changeExtras { $0.interactions.append(interaction) }
    interaction.didMove(to: self)
  }

  func drop(_ interaction: any UIInteraction) {
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

/// Shows a menu for a view: nobody asks for one here.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The view that the menu is for.
  open private(set) weak var view: UIView?
  /// Who knows the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// An interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view is another.
  open func willMove(to view: UIView?) {}
  /// Takes the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Takes the menu away: none is shown.
  open func dismissMenu() {}
}

/// Knows the menu of a view.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place in the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What a menu for a view is made of.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// What the menu is known by.
  public let identifier: any NSCopying
  /// Makes what is shown beside the menu.
  public let previewProvider: (() -> UIViewController?)?
  /// Makes the menu.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// A configuration; one without an identifier gets one that no other has.
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

/// Changes a pointer over a view: there is none here.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Who knows how the pointer looks: nobody is asked here.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer is changed.
  open var isEnabled = true

  /// An interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the view is another.
  open func willMove(to view: UIView?) {}
  /// Takes the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks again how the pointer looks: nothing here.
  open func invalidate() {}
}

/// Knows how a pointer looks: nobody asks here.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// Shows a view's content large while it is touched: nobody touches it here.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether content is shown large for the size of text that was chosen: never.
  public class var isEnabled: Bool { false }

  /// Called before the view is another.
  open func willMove(to view: UIView?) {}
  /// Takes the view.
  open func didMove(to view: UIView?) { self.view = view }
}
