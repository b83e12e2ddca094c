import Foundation

/// A generator of haptic feedback for outcomes. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome of a task.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// The task has succeeded.
    case success = 0
    /// The task produced a warning.
    case warning = 1
    /// The task has failed.
    case error = 2
  }

  /// Triggers feedback for an outcome. Stored for source compatibility; has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
