public import Foundation

/// Where an animation is when it ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end = 0
  /// At its start.
  case start = 1
  /// On the way.
  case current = 2
}

/// What an animation is doing.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It has begun.
  case active = 1
  /// It has been stopped.
  case stopped = 2
}

/// Changes that are made together: at once, when they are started, since nothing moves here.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// How long the changes would take, in seconds.
  public let duration: TimeInterval
  /// What the animation is doing.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation runs: never.
  open var isRunning: Bool { false }
  /// How far the animation is, from 0 to 1: kept.
  open var fractionComplete: CGFloat = 0
  /// Whether the animation would run backwards: kept.
  open var isReversed = false

  /// Changes that are made when the animation is started.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations.append(animations) }
  }

  /// Changes that are made when the animation is started.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, animations: animations)
  }

  /// Changes that are made at once.
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

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { animations.append(animation) }
  /// Adds what follows the changes.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  /// Makes the changes, and then calls what follows them.
  open func startAnimation() {
    guard state != .stopped else { return }
    let (changes, following) = (animations, completions)
    (animations, completions) = ([], [])
    for change in changes { change() }
    fractionComplete = 1
    for follow in following { follow(.end) }
  }

  /// Makes the changes, and then calls what follows them: at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Keeps the changes until the animation is started.
  open func pauseAnimation() { state = .active }

  /// Drops what was not made yet; without finishing, ``finishAnimation(at:)`` is due.
  open func stopAnimation(_ withoutFinishing: Bool) {
    animations = []
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  /// Calls what follows a stopped animation.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let following = completions
    completions = []
    state = .inactive
    for follow in following { follow(finalPosition) }
  }

  /// Makes the changes, if they were not made yet.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) { startAnimation() }
}
