public import UIFoundation

/// The optional methods of a presentation's delegate, callable as `adaptivePresentationStyle?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UIAdaptivePresentationControllerDelegateCalls {
  let target: any UIAdaptivePresentationControllerDelegate

  /// Calls the delegate's `adaptivePresentationStyle(for:)`.
  public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
    target.adaptivePresentationStyle(for: controller)
  }
  /// Calls the delegate's `adaptivePresentationStyle(for:traitCollection:)`.
  public func callAsFunction(for controller: UIPresentationController, traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { target.adaptivePresentationStyle(for: controller, traitCollection: traitCollection) }
  /// Calls the delegate's `presentationController(_:viewControllerForAdaptivePresentationStyle:)`.
  public func callAsFunction(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    target.presentationController(controller, viewControllerForAdaptivePresentationStyle: style)
  }
}

/// The optional methods of a presentation's delegate as properties, so that code can test for them.
extension UIAdaptivePresentationControllerDelegate {
  /// The optional methods of this name. Never `nil`.
  public var adaptivePresentationStyle: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The optional methods of this name. Never `nil`.
  public var presentationController: UIAdaptivePresentationControllerDelegateCalls? {
    UIAdaptivePresentationControllerDelegateCalls(target: self)
  }
  /// The delegate's `presentationControllerShouldDismiss(_:)` method.
  public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
    { self.presentationControllerShouldDismiss($0) }
  }
  /// The delegate's `presentationControllerWillDismiss(_:)` method.
  public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerWillDismiss($0) }
  }
  /// The delegate's `presentationControllerDidAttemptToDismiss(_:)` method.
  public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidAttemptToDismiss($0) }
  }
  /// The delegate's `presentationControllerDidDismiss(_:)` method.
  public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
    { self.presentationControllerDidDismiss($0) }
  }
}
