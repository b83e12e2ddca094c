import Foundation

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
