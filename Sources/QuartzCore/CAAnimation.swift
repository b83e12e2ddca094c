public import CoreGraphics
public import Foundation

/// How time runs in a layer or an animation.
public protocol CAMediaTiming {
  /// When it begins, in the parent's seconds.
  var beginTime: CFTimeInterval { get set }
  /// How long it lasts, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast it runs, as a part of the parent's speed.
  var speed: Float { get set }
  /// Where it begins, in its own seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How often it repeats.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it then runs backwards.
  var autoreverses: Bool { get set }
  /// What holds before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation leaves before and after itself.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What it ended with.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// What it begins with.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How the speed of an animation changes.
open class CAMediaTimingFunction: NSObject {
  /// The two control points of the curve: x and y of the first, x and y of the second.
  public let controlPoints: [Float]

  /// One of the usual curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// A curve by its control points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    controlPoints = [c1x, c1y, c2x, c2y]
    super.init()
  }
}

/// The usual curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Equally fast.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at last.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow, fast, slow.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// As the system does.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Hears of the beginning and the end of animations.
public protocol CAAnimationDelegate {
  /// Called when an animation begins.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when an animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

/// What holds for a delegate that says nothing.
extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of a layer over time: nothing moves here.
open class CAAnimation: NSObject, CAMediaTiming {
  /// Who hears of the beginning and the end; held strongly, as on iOS.
  open var delegate: (any CAAnimationDelegate)?
  /// How the speed changes.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer lets go of the animation when it has ended.
  open var isRemovedOnCompletion = true
  /// When it begins, in the layer's seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts, in seconds.
  open var duration: CFTimeInterval = 0
  /// How fast it runs, as a part of the layer's speed.
  open var speed: Float = 1
  /// Where it begins, in its own seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it repeats.
  open var repeatCount: Float = 0
  /// How long it repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it then runs backwards.
  open var autoreverses = false
  /// What holds before and after.
  open var fillMode = CAMediaTimingFillMode.removed

  /// An animation.
  public override init() { super.init() }
}

/// An animation of a value.
open class CAPropertyAnimation: CAAnimation {
  /// The value's name.
  open var keyPath: String?
  /// Whether the values add to what there is.
  open var isAdditive = false
  /// Whether each repetition starts where the last one ended.
  open var isCumulative = false

  /// An animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// What the last value differs by from the first.
  open var byValue: Any?
}

/// An animation that swings.
open class CASpringAnimation: CABasicAnimation {
  /// The mass that swings.
  open var mass: CGFloat = 1
  /// How stiff the spring is.
  open var stiffness: CGFloat = 100
  /// How much the spring is damped.
  open var damping: CGFloat = 10
  /// How fast the value changes at first.
  open var initialVelocity: CGFloat = 0
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1.
  open var keyTimes: [NSNumber]?
  /// The way from value to value.
  open var path: CGPath?
  /// How the speed changes from value to value.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Animations that run together.
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?
}

/// An animation from one content to another.
open class CATransition: CAAnimation {
  /// How the one becomes the other.
  open var type = CATransitionType.fade
  /// Where the other comes from.
  open var subtype: CATransitionSubtype?
}

/// How one content becomes another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The way of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// One slides over the other.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// One pushes the other away.
  public static let push = CATransitionType(rawValue: "push")
  /// One slides away from the other.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where new content comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The side of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Changes of layers that are shown together: they are made at once here, so that only what follows is to be kept.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  private struct Level {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
  }

  private static var levels: [Level] = []

  /// Begins to gather changes.
  open class func begin() { levels.append(Level()) }
  /// Ends what was begun last, and then calls what was to follow.
  open class func commit() { levels.popLast()?.completion?() }
  /// Shows what was gathered: it is made already.
  open class func flush() {}
  /// Sets what follows; outside of what was begun, nothing comes before it and it is called at once.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if levels.isEmpty { block?() } else { levels[levels.count - 1].completion = block }
  }
  /// How long changes take, in seconds: kept.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
  /// Sets how long changes take: kept.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    if !levels.isEmpty { levels[levels.count - 1].duration = dur }
  }
  /// Sets how the speed of changes changes: nothing here.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Whether changes are made without animation: kept; they always are.
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
  /// Sets whether changes are made without animation: kept.
  open class func setDisableActions(_ flag: Bool) {
    if !levels.isEmpty { levels[levels.count - 1].disablesActions = flag }
  }
}

/// Something that happens when a layer's value changes: nothing does here.
public protocol CAAction {
  /// Makes it happen.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// What holds for an action that says nothing.
extension CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {}

extension NSNull: CAAction {}
