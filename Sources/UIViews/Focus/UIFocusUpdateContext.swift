public import Foundation

/// Information about a movement of the focus.
@MainActor @preconcurrency
open class UIFocusUpdateContext: NSObject {
  /// The view that loses the focus. Always `nil` unless overridden.
  open weak var previouslyFocusedView: UIView? { nil }
  /// The view that receives the focus. Always `nil` unless overridden.
  open weak var nextFocusedView: UIView? { nil }
}
