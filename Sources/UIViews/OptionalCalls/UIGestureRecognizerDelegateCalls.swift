/// The optional methods of a gesture recognizer's delegate, callable as `gestureRecognizer?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UIGestureRecognizerDelegateCalls {
  let target: any UIGestureRecognizerDelegate

  /// Calls the delegate's `gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  /// Calls the delegate's `gestureRecognizer(_:shouldRequireFailureOf:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  /// Calls the delegate's `gestureRecognizer(_:shouldBeRequiredToFailBy:)`.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  /// Calls the delegate's `gestureRecognizer(_:shouldReceive:)`.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
}

/// The optional methods of a gesture recognizer's delegate as properties, so that code can test for them.
extension UIGestureRecognizerDelegate {
  /// The optional methods of this name. Never `nil`.
  public var gestureRecognizer: UIGestureRecognizerDelegateCalls? { UIGestureRecognizerDelegateCalls(target: self) }
  /// The delegate's `gestureRecognizerShouldBegin(_:)` method.
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}
