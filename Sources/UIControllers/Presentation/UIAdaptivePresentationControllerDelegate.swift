public import Foundation
public import UIFoundation

/// The methods of a presentation's delegate, which Galley never calls. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style to use instead.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns whether the user may swipe the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Returns the style to use instead with the given traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller to present instead in the given style, or `nil` for the presented one.
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

/// Default implementations, which make each requirement optional.
extension UIAdaptivePresentationControllerDelegate {
  /// The default implementation returns the presentation's style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.presentationStyle
  }
  /// The default implementation returns `true`.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// The default implementation ignores the traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The default implementation returns `nil`.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// The default implementation does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// The default implementation does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
