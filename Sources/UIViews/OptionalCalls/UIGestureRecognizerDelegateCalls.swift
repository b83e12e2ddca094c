/// What a gesture recognizer's delegate may leave out, as source calls it: `gestureRecognizer?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UIGestureRecognizerDelegateCalls {
  let target: any UIGestureRecognizerDelegate

  /// Whether two gestures may be made at once.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) }
  /// Whether a gesture waits for another.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) }
  /// Whether another gesture waits for this one.
  public func callAsFunction(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { target.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) }
  /// Whether a touch counts.
  public func callAsFunction(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    target.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }
}

/// The names of what a gesture recognizer's delegate may leave out, as values that source may ask for.
extension UIGestureRecognizerDelegate {
  /// The methods of this name that a gesture recognizer's delegate may leave out; never nil here.
  public var gestureRecognizer: UIGestureRecognizerDelegateCalls? { UIGestureRecognizerDelegateCalls(target: self) }
  /// Whether the gesture may begin.
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}
