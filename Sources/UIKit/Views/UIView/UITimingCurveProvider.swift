public import CoreGraphics
public import Foundation

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// One of the predefined curves.
  case builtin
  /// A Bézier curve.
  case cubic
  /// The motion of a spring.
  case spring
  /// A spring with the speed of a Bézier curve.
  case composed
}

/// The timing of an animation. Galley applies changes at once, whatever the timing.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The Bézier curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve between two points. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The predefined curve.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point; a coordinate goes from 0 at the start to 1 at the end.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isPredefined: Bool

  /// Creates the curve that starts and ends slowly.
  public override convenience init() { self.init(animationCurve: .easeInOut) }

  /// Creates a predefined curve, which has the control points of CSS's (CSS Easing Functions Level 1, section 2.1).
  public init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isPredefined) = (curve, true)
    switch curve {
    case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 0.58, y: 1))
    case .linear: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Creates a curve with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2, isPredefined) = (.easeInOut, point1, point2, false)
    super.init()
  }

  /// Whether the curve is predefined.
  open var timingCurveType: UITimingCurveType { isPredefined ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// `nil`, because the curve is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The timing of a spring. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity, in distances of the animation per second.
  public let initialVelocity: CGVector

  /// Creates the system's spring.
  public override convenience init() { self.init(dampingRatio: 1, initialVelocity: .zero) }

  /// Creates a spring that swings for longer the more its damping ratio is below 1.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Creates a spring with a damping ratio and an initial velocity.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from the values of an oscillator.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from the duration that it seems to take, in seconds, and its bounce, from -1 to 1.
  public init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero) {
    initialVelocity = velocity
    super.init()
  }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// `nil`, because the curve is no Bézier curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }
}

/// An animation that can be started, paused, and stopped.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The fraction of the animation that is complete, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes an animation that was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation whose changes are closures.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds changes that begin after a fraction of the duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a handler to call after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
