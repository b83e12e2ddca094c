public import Foundation

/// An animator of a movement of the focus.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
  /// Calls the animations and then the completion handler, immediately.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
