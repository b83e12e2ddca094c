import Foundation

/// Releases the subviews of deallocated views one after another, since a deep hierarchy would take stack for each level.
enum SubviewRelease {
  /// The subviews that are still to be released, or `nil` while none are being released.
  @MainActor private static var waiting: [[UIView]]?

  /// Releases the subviews of a view that is being deallocated, on the main actor.
  ///
  /// The array retains them until the superview's own fields are gone. So views that are nested in one another are
  /// deallocated in one loop, the outermost first.
  nonisolated static func release(_ subviews: [UIView]) {
    if subviews.isEmpty { return }
    guard Thread.isMainThread else {
      Task { @MainActor in withExtendedLifetime(subviews) {} }
      return
    }
    MainActor.assumeIsolated {
      if waiting != nil {
        waiting?.append(subviews)
        return
      }
      waiting = [subviews]
      while let next = waiting?.popLast() { _ = consume next }
      waiting = nil
    }
  }
}
