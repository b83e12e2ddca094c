public import Foundation
public import UIFoundation

/// A recognizer of a gesture. Galley recognizes none, so its state changes only when an application sets it.
///
/// When the state becomes that of a recognized gesture, the targets are called.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Hashable, Sendable {
    /// The gesture may still be recognized.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture was recognized or has ended.
    case ended
    /// The system has canceled the gesture.
    case cancelled
    /// The gesture was not recognized.
    case failed
    /// The gesture was recognized; the same as ``ended``.
    public static let recognized = State.ended
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// The delegate, which Galley never calls. Stored for source compatibility; has no effect.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The state of the gesture. The default is `.possible`.
  open var state = State.possible { didSet { callTargets() } }
  /// Whether the recognizer is enabled. The default is `true`. Stored for source compatibility; has no effect.
  open var isEnabled = true
  /// Whether a recognized gesture cancels touches in the view. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var cancelsTouchesInView = true
  /// Whether the start of touches is delayed until the gesture fails. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var delaysTouchesBegan = false
  /// Whether the end of touches is delayed until the gesture fails. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var delaysTouchesEnded = true
  /// Whether touches of different types are handled separately. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var requiresExclusiveTouchType = true
  /// The recognized types of touches, as raw values of ``UITouch/TouchType``. The default is all types.
  ///
  /// Stored for source compatibility; has no effect.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// A name that identifies the recognizer for the application. Stored for source compatibility; has no effect.
  open var name: String?

  /// A method to call, of a target or from a document of Interface Builder.
  private enum Handler {
    case target(ActionTarget, Selector)
    case closure(() -> Void)
  }

  private var handlers: [Handler] = []
  final func addNibAction(_ action: @escaping () -> Void) { handlers.append(.closure(action)) }

  private func callTargets() {
    guard [.began, .changed, .ended, .cancelled].contains(state) else { return }
    for handler in handlers {
      switch handler {
      case .closure(let action): action()
      case .target(let target, let action):
        if !target.isGone { ActionSending.send(action, to: target.current, from: self, for: nil) }
      }
    }
  }

  /// Creates a recognizer without a target. As in UIKit, a subclass can have its own `init()`.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls a method of a target, which is referenced weakly.
  ///
  /// The method gets the recognizer whenever the state is set to began, changed, ended, or canceled.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { add(ActionTarget(target), action) }
  }

  /// Adds a method of a target, which is referenced weakly. A method that was added before is called once.
  open func addTarget(_ target: Any, action: Selector) { add(ActionTarget(target), action) }

  /// Removes methods.
  ///
  /// - Parameters:
  ///   - target: The target, or `nil` for every target.
  ///   - action: The method, or `nil` for every method.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let removed = target.map { ActionTarget($0) }
    handlers.removeAll { handler in
      guard case .target(let ownTarget, let ownAction) = handler else { return false }
      return (removed.map { $0 === ownTarget } ?? true) && (action == nil || action == ownAction)
    }
  }

  private func add(_ target: ActionTarget, _ action: Selector) {
    for case .target(let ownTarget, let ownAction) in handlers where ownTarget === target && ownAction == action {
      return
    }
    handlers.append(.target(target, action))
  }

  /// The number of touches. Always 0 unless overridden.
  open var numberOfTouches: Int { 0 }
  /// Returns the location of the gesture in a view. Returns the origin unless overridden.
  @discardableResult
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location of a touch in a view. Returns the origin unless overridden.
  @discardableResult
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Requires another recognizer to fail first. Stored for source compatibility; has no effect.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Resets the recognizer. Galley never calls it; the default implementation does nothing.
  open func reset() {}
  /// Called when touches begin. Galley never calls it; the default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. Galley never calls it; the default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. Galley never calls it; the default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches. Galley never calls it; the default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Returns whether this recognizer can prevent another. The default implementation returns `true`.
  ///
  /// Stored for source compatibility; has no effect.
  @discardableResult
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another recognizer can prevent this one. The default implementation returns `true`.
  ///
  /// Stored for source compatibility; has no effect.
  @discardableResult
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// A recognizer of panning. Galley recognizes none.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. The default is 1. Stored for source compatibility; has no effect.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers. The default is `UInt32.max`. Stored for source compatibility; has no effect.
  open var maximumNumberOfTouches = Int(UInt32.max)
  /// Returns the translation of the gesture in a view's coordinates. Returns zero unless overridden.
  @discardableResult
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets the translation of the gesture. Stored for source compatibility; has no effect.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// Returns the velocity of the gesture, in points per second. Returns zero unless overridden.
  @discardableResult
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A recognizer of pinches. Galley recognizes none.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers relative to their initial distance. The default is 1.
  open var scale: CGFloat = 1
  /// The velocity of the pinch, in scale factors per second. Always 0 unless overridden.
  open var velocity: CGFloat { 0 }
}

extension UIView {
  func attachGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    if recognizer.view === self { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    changeExtras { $0.gestureRecognizers = ($0.gestureRecognizers ?? []) + [recognizer] }
  }

  func detachGestureRecognizer(_ recognizer: UIGestureRecognizer) {
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
