public import Foundation

/// An object that takes part in focus-based navigation. Galley never moves the focus.
@MainActor @preconcurrency
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that should receive the focus, in order of preference.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Updates the focus if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move.
  @discardableResult
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Information about a movement of the focus.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus. Always `nil` unless overridden.
  open weak var previouslyFocusedView: UIView? { nil }
  /// The view that receives the focus. Always `nil` unless overridden.
  open weak var nextFocusedView: UIView? { nil }
}

/// An animator of a movement of the focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  /// Calls the animations and then the completion handler, immediately.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
