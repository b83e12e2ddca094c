public import Foundation

/// Calls that pass the caller's pointer on. `make optional-calls` writes this file.
extension UIScrollViewDelegateCalls {
  /// Called before the user stops dragging, which never happens in Galley.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of scrolling, in points per millisecond.
  ///   - targetContentOffset: The offset at which scrolling will stop, which can be changed.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {
    unsafe target.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
