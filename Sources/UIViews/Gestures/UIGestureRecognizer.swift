public import Foundation

/// Recognizes a gesture: none is ever made here, so that it stays as it is.
///
/// What it would call is named by a selector on iOS, which Swift has none of on Linux: only those that call nothing can
/// be made.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has got.
  public enum State: Int, Hashable, Sendable {
    /// It may still be made.
    case possible = 0
    /// It has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It was made.
    case ended = 3
    /// The system has ended it.
    case cancelled = 4
    /// It was not made.
    case failed = 5
    /// It was made, as ``ended``.
    public static let recognized = State.ended
  }

  /// The view that the gesture is made in.
  open internal(set) weak var view: UIView?
  /// Who decides whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// How far the gesture has got.
  open var state = State.possible
  /// Whether the gesture is looked for.
  open var isEnabled = true
  /// Whether views hear no more of touches once the gesture was made.
  open var cancelsTouchesInView = true
  /// Whether views hear of touches only when the gesture was not made.
  open var delaysTouchesBegan = false
  /// Whether views hear of the end of touches only when the gesture was not made.
  open var delaysTouchesEnded = true
  /// Whether touches of several kinds at once are taken as one.
  open var requiresExclusiveTouchType = true
  /// The kinds of touches that count, as the raw values of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// A name of the caller's.
  open var name: String?

  /// A recognizer that calls nothing.
  public override init() { super.init() }

  /// A recognizer that calls nothing: without selectors there is nothing to name.
  public init(target: Any?, action: Never?) { super.init() }

  /// How many touches there are: none.
  open var numberOfTouches: Int { 0 }
  /// Where the gesture is, in a view's points: at the origin.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where one of the touches is, in a view's points: at the origin.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Has another gesture tried before this one: none is ever made.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called when the gesture is over.
  open func reset() {}
  /// Called when fingers were set down: never.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers have moved: never.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers were lifted: never.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system ended touches: never.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Whether this gesture keeps another from being made: yes.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another gesture keeps this one from being made: yes.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Decides about gestures; nobody asks here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be made at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch counts.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

/// What holds for a delegate that says nothing.
extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

extension UIView {
  func take(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    changeExtras { $0.gestureRecognizers = ($0.gestureRecognizers ?? []) + [recognizer] }
  }

  func drop(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    changeExtras {
      $0.gestureRecognizers?.removeAll { $0 === recognizer }
      if $0.gestureRecognizers?.isEmpty == true { $0.gestureRecognizers = nil }
    }
  }

  func replaceGestureRecognizers(by recognizers: [UIGestureRecognizer]?) {
    gestureRecognizers?.forEach(removeGestureRecognizer)
    recognizers?.forEach(addGestureRecognizer)
  }
}
