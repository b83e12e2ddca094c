import CoreGraphics
public import Foundation

/// An animator of changes to views. Galley applies the changes immediately when the animator starts.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// The duration of the animation, in seconds. The changes are applied immediately.
  public let duration: TimeInterval
  /// The timing of the animation, or `nil`. Stored for source compatibility; has no effect.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The delay before the start, in seconds. Always 0, because changes are applied immediately.
  open var delay: TimeInterval { 0 }
  /// Whether the animation receives touches. The default is `true`. Stored for source compatibility; has no effect.
  open var isUserInteractionEnabled = true
  /// Whether touches are at the position that the view is animated to. The default is `false`.
  ///
  /// Stored for source compatibility; has no effect.
  open var isManualHitTestingEnabled = false
  /// Whether the animation can be interrupted. The default is `true`. Stored for source compatibility; has no effect.
  open var isInterruptible = true
  /// Whether a paused animation progresses linearly. The default is `true`.
  ///
  /// Stored for source compatibility; has no effect.
  open var scrubsLinearly = true
  /// Whether the animation pauses at its end. The default is `false`. Stored for source compatibility; has no effect.
  open var pausesOnCompletion = false
  /// The state of the animation: active while the changes are applied and after ``pauseAnimation()``, and inactive once
  /// they have been applied.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is running, which it never is.
  open var isRunning: Bool { false }
  /// The fraction of the animation that is complete, from 0 to 1. It becomes 1 when the animator starts.
  open var fractionComplete: CGFloat = 0
  /// Whether the animation runs backward. Stored for source compatibility; has no effect.
  open var isReversed = false

  /// Creates an animator with changes to apply when it starts.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    timingParameters = UICubicTimingParameters(animationCurve: curve)
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animator with changes to apply when it starts.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, animations: animations)
  }

  /// Creates an animator with a timing curve and changes to apply when it starts.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { self.animations.append(animations) }
  }

  /// Creates an animator with a timing and without changes.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator and starts it, which applies the changes immediately.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes to apply when the animator starts.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes to apply when the animator starts. The delay has no effect.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  /// Adds a handler to call after the changes have been applied.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Applies the changes, and then calls the completion handlers with `.end`. Does nothing if the animator is stopped.
  open func startAnimation() {
    guard state != .stopped else { return }
    let (changes, following) = (animations, completions)
    (animations, completions) = ([], [])
    state = .active
    for change in changes { change() }
    fractionComplete = 1
    // A change may have stopped the animator.
    if state == .active { state = .inactive }
    for follow in following { follow(.end) }
  }

  /// Applies the changes immediately, and then calls the completion handlers. The delay has no effect.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Makes the animator active without applying the changes, which the next start does.
  open func pauseAnimation() { state = .active }

  /// Discards the changes that haven't been applied.
  ///
  /// - Parameter withoutFinishing: If `true`, the completion handlers are discarded as well and the animator becomes
  ///   inactive. If `false`, call ``finishAnimation(at:)`` next.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Calls the completion handlers and makes the animator inactive.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let following = completions
    completions = []
    state = .inactive
    for follow in following { follow(finalPosition) }
  }

  /// Applies the changes that haven't been applied yet. The parameters have no effect.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// The position of an animation when it ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// A position between start and end.
  case current
}

/// The state of an animation.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// The animation hasn't started, or has finished.
  case inactive
  /// The animation has started or is paused.
  case active
  /// The animation has been stopped and not finished.
  case stopped
}
