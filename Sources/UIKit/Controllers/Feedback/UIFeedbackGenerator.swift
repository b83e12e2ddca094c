public import Foundation

/// The base class of haptic feedback generators. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Prepares the generator for feedback. Stored for source compatibility; has no effect.
  open func prepare() {}
}

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

/// A generator of haptic feedback for outcomes. Stored for source compatibility; has no effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// The task has succeeded.
    case success
    /// The task produced a warning.
    case warning
    /// The task has failed.
    case error
  }

  /// Triggers feedback for an outcome. Stored for source compatibility; has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of haptic feedback for selection changes. Stored for source compatibility; has no effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers feedback for a changed selection. Stored for source compatibility; has no effect.
  open func selectionChanged() {}
}
