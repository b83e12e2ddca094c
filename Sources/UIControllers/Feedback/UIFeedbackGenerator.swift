public import Foundation

/// The base class of haptic feedback generators. Stored for source compatibility; has no effect.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Prepares the generator for feedback. Stored for source compatibility; has no effect.
  open func prepare() {}
}
