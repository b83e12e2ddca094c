import CoreGraphics
public import Foundation

/// How far the activation of a view is that something is dragged over.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// Nothing is over the view.
  case inactive
  /// The view may be activated.
  case possible
  /// The view is about to be activated.
  case activating
  /// The view has been activated.
  case activated
}

/// What is known while something is dragged over a view. Galley creates none.
@MainActor @preconcurrency
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the activation is.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect.
  var targetView: UIView? { get set }
  /// The item of the view that shows the effect.
  var targetItem: Any? { get set }
  /// Returns the location of what is dragged, in a view.
  @discardableResult
  func location(in view: UIView?) -> CGPoint
}
