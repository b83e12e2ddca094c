public import Foundation
public import UIFoundation

/// The methods of a presentation's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns the style to use instead. The default is `controller.presentationStyle`.
  @discardableResult
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns whether the user may swipe the controller away. The default is `true`.
  @discardableResult
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Returns the style to use instead with the given traits. The default implementation ignores the traits.
  @discardableResult
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  // default: adaptivePresentationStyle(for: controller)
  /// Returns the controller to present instead in the given style, or `nil` for the presented one.
  @discardableResult
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the user dismisses the controller by swiping.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has tried to swipe away a controller that may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the controller by swiping.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
