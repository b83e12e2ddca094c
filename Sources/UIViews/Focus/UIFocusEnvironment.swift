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
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}
