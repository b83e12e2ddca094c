public import Foundation
import UIFoundation

/// What recognizes scrolling.
@MainActor
final class ScrollGestures {
  let pan = UIPanGestureRecognizer()
}

/// Reloads content when a person pulls it down: nobody pulls here, and it takes no room.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// Whether content is being reloaded.
  open private(set) var isRefreshing = false
  /// The text below: kept.
  open var attributedTitle: NSAttributedString?
  /// Says that content is being reloaded.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that content was reloaded.
  open func endRefreshing() { isRefreshing = false }
}
