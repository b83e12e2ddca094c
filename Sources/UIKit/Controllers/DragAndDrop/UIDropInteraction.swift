public import Foundation
import UIFoundation

/// An interaction for dropping items on a view. A view stores it, but Galley never triggers it.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether nested interactions can handle the same session. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A proposal for handling a drop.
@MainActor @preconcurrency
open class UIDropProposal: NSObject {
  /// The operation to perform on the items.
  public let operation: UIDropOperation
  /// Whether the drop depends on the exact location. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isPrecise = false
  /// Whether the items' previews keep their full size. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var prefersFullSizePreview = false

  /// Creates a proposal for an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The operation performed on dropped items.
public enum UIDropOperation: UInt, Hashable, Sendable {
  /// The drop is canceled.
  case cancel
  /// The drop is forbidden here, although the destination accepts other drops.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}
