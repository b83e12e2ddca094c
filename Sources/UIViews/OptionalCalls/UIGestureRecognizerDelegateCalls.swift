/// The optional methods of ``UIGestureRecognizerDelegate``, called as in `gestureRecognizer?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UIGestureRecognizerDelegateCalls {
  let target: any UIGestureRecognizerDelegate

  /// Returns whether two gestures may be recognized simultaneously.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  /// Returns whether a recognizer waits until another has failed.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  /// Returns whether another recognizer waits until this one has failed.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  /// Returns whether a recognizer receives a touch.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UIGestureRecognizerDelegate {
  /// The optional method with this name; never `nil`.
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
  /// The optional methods with this name; never `nil`.
  public var gestureRecognizer: UIGestureRecognizerDelegateCalls? { UIGestureRecognizerDelegateCalls(target: self) }
}
