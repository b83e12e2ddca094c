public import CoreGraphics
public import Foundation

/// The timing of a layer or an animation. Nothing is animated, so it has no effect.
public protocol CAMediaTiming {
  /// The begin time, in seconds of the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// The duration, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed, as a fraction of the parent's.
  var speed: Float { get set }
  /// The offset in its own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it plays backward after each repetition.
  var autoreverses: Bool { get set }
  /// The state before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation displays before its start and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The final state is displayed after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial state is displayed before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial state is displayed before the start, and the final state after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation is removed at its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The curve by which the speed of an animation changes.
open class CAMediaTimingFunction: NSObject {
  /// The two control points of the curve: x and y of the first, x and y of the second.
  public let controlPoints: [Float]

  /// Creates one of the predefined curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Creates a curve from its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }
}

/// The name of a predefined curve.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name as a string.
  public let rawValue: String
  /// Creates a curve name from a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The animation runs at a constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// The animation starts slowly and accelerates.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// The animation starts fast and slows down.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// The animation starts slowly, accelerates, and slows down at the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The default curve of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The methods that a layer calls on an animation's delegate.
public protocol CAAnimationDelegate {
  /// Called when an animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// The default implementations.
extension CAAnimationDelegate {
  /// The default implementation does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// The default implementation does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

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

  /// Creates an animation.
  public override init() { super.init() }
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
  /// The initial value.
  open var fromValue: Any?
  /// The final value.
  open var toValue: Any?
  /// The difference between the final and the initial value.
  open var byValue: Any?
}

/// An animation that follows a spring. Stored for source compatibility; has no effect.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the object on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the spring.
  open var damping: CGFloat = 10
  /// The initial velocity of the object.
  open var initialVelocity: CGFloat = 0
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
}

/// A group of animations that run together. Stored for source compatibility; has no effect.
open class CAAnimationGroup: CAAnimation {
  /// The animations in the group.
  open var animations: [CAAnimation]?
}

/// An animation from one content to another. Stored for source compatibility; has no effect.
open class CATransition: CAAnimation {
  /// The type of the transition.
  open var type = CATransitionType.fade
  /// The direction of the transition.
  open var subtype: CATransitionSubtype?
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

/// A group of changes to layers. Changes are applied immediately, and only completion blocks have an effect.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
  }

  private static var levels: [Level] = []

  /// Begins a transaction.
  open class func begin() { levels.append(Level()) }
  /// Ends the innermost transaction, and calls its completion block.
  open class func commit() { levels.popLast()?.completion?() }
  /// Applies pending changes. Does nothing, because changes are applied immediately.
  open class func flush() {}
  /// Sets the completion block of the transaction. Without a transaction, the block is called immediately.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if levels.isEmpty { block?() } else { levels[levels.count - 1].completion = block }
  }
  /// Returns the duration of the transaction's animations, in seconds. The default is 0.25.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
  /// Sets the duration of the transaction's animations, in seconds. Stored for source compatibility; has no effect.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    if !levels.isEmpty { levels[levels.count - 1].duration = dur }
  }
  /// Sets the curve of the transaction's animations. Does nothing, because nothing is animated.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Returns whether the transaction's actions are disabled. The default is `false`.
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
  /// Sets whether the transaction's actions are disabled. Stored for source compatibility; has no effect.
  open class func setDisableActions(_ flag: Bool) {
    if !levels.isEmpty { levels[levels.count - 1].disablesActions = flag }
  }
}

/// An action that is triggered by a change to a layer. Galley triggers none.
public protocol CAAction {
  /// Performs the action.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The default implementation.
extension CAAction {
  /// The default implementation does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {}
