import Foundation

/// What animations are asked for by: nothing moves here, so what is asked for is done at once, and then what was to
/// follow, by the class methods in ``UIView``'s body.
extension UIView {
  /// How an animation would run: kept by nobody.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, and numbers for curves and transitions.
    public let rawValue: UInt

    /// The options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches are taken during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from where things are.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// A repeated animation runs backwards too.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration of an animation around this one does not count.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve of an animation around this one does not count.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are drawn again during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Views are hidden and shown, not removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The options of an animation around this one do not count.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow, fast, slow.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at last.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Equally fast.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turned from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turned from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turned from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turned from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// Slow, fast, slow.
    case easeInOut = 0
    /// Slow at first.
    case easeIn = 1
    /// Slow at last.
    case easeOut = 2
    /// Equally fast.
    case linear = 3
  }

  /// How an animation of several steps would run.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// The options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches are taken during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from where things are.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Straight from step to step.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Equally fast over all steps.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smoothly over all steps.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}
