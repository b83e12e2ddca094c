public import Foundation

/// A generator of haptic feedback for physical impacts. Stored for source compatibility; has no effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or stiffness of the colliding objects.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// A collision between small or light objects.
    case light
    /// A collision between objects of medium size or weight.
    case medium
    /// A collision between large or heavy objects.
    case heavy
    /// A collision between soft objects.
    case soft
    /// A collision between rigid objects.
    case rigid
  }

  /// Creates a generator with the given style.
  public init(style: FeedbackStyle) { super.init() }
  /// Creates a generator with the medium style.
  public override convenience init() { self.init(style: .medium) }
  /// Triggers feedback. Stored for source compatibility; has no effect.
  open func impactOccurred() {}
  /// Triggers feedback with an intensity from 0 to 1. Stored for source compatibility; has no effect.
  open func impactOccurred(intensity: CGFloat) {}
}
