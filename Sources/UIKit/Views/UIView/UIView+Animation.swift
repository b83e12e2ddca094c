import Foundation

/// The types that describe animations.
///
/// Galley applies animated changes immediately and then calls the completion handler; the class methods are in
/// ``UIView``'s body.
extension UIView {
  /// Options for an animation. Changes are applied immediately, and only ``showHideTransitionViews`` has an effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, and small integers for the curve and the transition.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views respond to touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the values that are currently displayed.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// A repeating animation runs forward and backward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation ignores the duration of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The animation ignores the curve of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views are redrawn during the animation.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition hides one view and shows the other, instead of removing one and adding the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The animation ignores the options of an enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The animation starts slowly, accelerates, and slows down at the end. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation starts slowly and accelerates.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation starts fast and slows down.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation runs at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The view flips around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view flips around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The view curls up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The view curls down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One view fades into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view flips around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view flips around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How the speed of an animation changes over time. Changes are applied immediately, so a curve has no effect.
  public enum AnimationCurve: Int, Hashable, Sendable {
    /// The animation starts slowly, accelerates, and slows down at the end.
    case easeInOut
    /// The animation starts slowly and accelerates.
    case easeIn
    /// The animation starts fast and slows down.
    case easeOut
    /// The animation runs at a constant speed.
    case linear
  }

  /// Options for a keyframe animation. Changes are applied immediately, so they have no effect.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option, and a small integer for the calculation mode.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out as part of the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views respond to touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the values that are currently displayed.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Values are interpolated linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Values change at an even pace over all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values are interpolated along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}
