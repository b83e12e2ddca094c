public import CoreGraphics
public import Foundation

/// A change of a layer over time. Galley doesn't animate: ``CALayer/add(_:forKey:)`` tells the delegate immediately.
open class CAAnimation: NSObject, CAMediaTiming {
  /// The delegate, held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// The curve of the animation. Stored for source compatibility; has no effect.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer removes the animation at its end. The default is `true`.
  open var isRemovedOnCompletion = true
  /// The begin time, in seconds of the layer's time. Stored for source compatibility; has no effect.
  open var beginTime: CFTimeInterval = 0
  /// The duration, in seconds. Stored for source compatibility; has no effect.
  open var duration: CFTimeInterval = 0
  /// The speed, as a fraction of the layer's. Stored for source compatibility; has no effect.
  open var speed: Float = 1
  /// The offset in its own time, in seconds. Stored for source compatibility; has no effect.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions. Stored for source compatibility; has no effect.
  open var repeatCount: Float = 0
  /// The duration of all repetitions, in seconds. Stored for source compatibility; has no effect.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it plays backward after each repetition. Stored for source compatibility; has no effect.
  open var autoreverses = false
  /// The state before the start and after the end. Stored for source compatibility; has no effect.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates an animation with a duration of 0.
  public override init() { super.init() }
}

extension CAAnimation: CAAction {}

/// The methods that a layer calls on an animation's delegate.
public protocol CAAnimationDelegate {
  // Optional methods: `make generate` writes default implementations.

  /// Called when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// A group of animations that run together. Stored for source compatibility; has no effect.
open class CAAnimationGroup: CAAnimation {
  /// The animations in the group.
  open var animations: [CAAnimation]?
}

/// An animation of a property. Stored for source compatibility; has no effect.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether values are added to the current one.
  open var isAdditive = false
  /// Whether each repetition starts from the end of the previous one.
  open var isCumulative = false

  /// Creates an animation of the property at a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another. Stored for source compatibility; has no effect.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value. The default is `nil`.
  open var fromValue: Any?
  /// The final value. The default is `nil`.
  open var toValue: Any?
  /// The difference between the final and the initial value. The default is `nil`.
  open var byValue: Any?
}

/// An animation through several values. Stored for source compatibility; has no effect.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes.
  open var values: [Any]?
  /// The time of each value, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The path along which the value moves.
  open var path: CGPath?
  /// The curves between the values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the keyframes are found. The default is linear.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether the layer rotates along the path. The default is `nil`, which means that it doesn't.
  open var rotationMode: CAAnimationRotationMode?
  /// How tight the curve is at each keyframe, if the mode is cubic.
  open var tensionValues: [NSNumber]?
  /// How sharp the corners of the curve are at each keyframe, if the mode is cubic.
  open var continuityValues: [NSNumber]?
  /// Where the curve is relative to each keyframe, if the mode is cubic.
  open var biasValues: [NSNumber]?
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// On straight lines between the keyframes.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the next keyframe.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight lines with an even speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On curves through the keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On curves through the keyframes with an even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How a layer rotates along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer points in the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer points against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation that follows a spring. Stored for source compatibility; has no effect.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring. The default is 10.
  open var damping: CGFloat = 10
  /// The initial velocity of the object. The default is 0.
  open var initialVelocity: CGFloat = 0
}

/// An animation from one content to another. Stored for source compatibility; has no effect.
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition at which it starts, from 0 to 1.
  open var startProgress: Float = 0
  /// The fraction of the transition at which it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One content fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which new content appears.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the side.
  public let rawValue: String
  /// Creates a side from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// New content appears from the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// New content appears from the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// New content appears from the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// New content appears from the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
