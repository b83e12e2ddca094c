public import Foundation
import UIFoundation
public import UIViews

/// An interaction for dragging items from a view. A view stores it, but Galley never triggers it.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether the interaction is enabled. The default is `true`. Stored for source compatibility; has no effect.
  open var isEnabled = true
  /// Whether other gestures are recognized while items are lifted. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether interactions are enabled by default, which is the case on iPad.
  open class var isEnabledByDefault: Bool { UITraitCollection.current.userInterfaceIdiom == .pad }

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction moves to another view. The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view that the interaction has moved to.
  open func didMove(to view: UIView?) { self.view = view }
}
