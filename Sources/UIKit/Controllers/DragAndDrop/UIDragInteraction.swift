public import Foundation
import UIFoundation

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

/// An item of a drag. Galley only stores it.
@MainActor @preconcurrency
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  open private(set) var itemProvider: NSItemProvider
  /// An object that the application associates with the item.
  open var localObject: Any?
  /// A closure that creates the item's preview. Galley never calls it. Stored for source compatibility; has no effect.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item with a provider of its data.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// An animator of a drop.
@MainActor @preconcurrency
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds a closure to run alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure to run after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
