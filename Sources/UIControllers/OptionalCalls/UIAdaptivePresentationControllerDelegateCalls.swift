public import UIFoundation

/// The optional methods of ``UIAdaptivePresentationControllerDelegate``, called as in `adaptivePresentationStyle?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UIAdaptivePresentationControllerDelegateCalls {
  let target: any UIAdaptivePresentationControllerDelegate

  /// Returns the style to use instead.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: controller)
  }
  /// Returns the style to use instead with the given traits.
  public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  /// Returns the controller to present instead in the given style, or `nil` for the presented one.
  public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods with this name; never `nil`.
  public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// The optional methods with this name; never `nil`.
  public var presentationController: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The optional method with this name; never `nil`.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  /// The optional method with this name; never `nil`.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  /// The optional method with this name; never `nil`.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
}
