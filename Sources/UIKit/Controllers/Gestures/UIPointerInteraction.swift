public import Foundation
import UIFoundation

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
