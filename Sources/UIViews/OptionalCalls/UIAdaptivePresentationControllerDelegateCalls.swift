public import UIFoundation

/// What a presentation's delegate may leave out, as source calls it: `adaptivePresentationStyle?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UIAdaptivePresentationControllerDelegateCalls {
  let target: any UIAdaptivePresentationControllerDelegate

  /// How the controller is shown instead.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: controller)
  }
  /// How the controller is shown instead under some traits.
  public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  /// The controller that is shown instead in another style; nil for the one that was presented.
  public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }
}

/// The names of what a presentation's delegate may leave out, as values that source may ask for.
extension UIAdaptivePresentationControllerDelegate {
  /// The methods of this name that a presentation's delegate may leave out; never nil here.
  public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The methods of this name that a presentation's delegate may leave out; never nil here.
  public var presentationController: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// Whether a person may swipe the controller away.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// Called before a person swipes the controller away.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  /// Called when a person has tried to swipe the controller away and may not.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  /// Called when a person has swiped the controller away.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
}
