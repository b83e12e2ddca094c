public import Foundation

extension UIScrollViewDelegateCalls {
  /// Calls the delegate's `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
  ///
  /// The pointer belongs to the caller, who lends a variable for the duration of the call. It is only passed on.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {
    unsafe target.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
