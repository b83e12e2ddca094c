import Foundation

/// A generator of haptic feedback for selection changes. Stored for source compatibility; has no effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Triggers feedback for a changed selection. Stored for source compatibility; has no effect.
  open func selectionChanged() {}
}
