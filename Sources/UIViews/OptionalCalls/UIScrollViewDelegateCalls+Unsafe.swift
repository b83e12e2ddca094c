public import Foundation

extension UIScrollViewDelegateCalls {
  /// The finger is about to go; where the content will come to rest can be changed.
  ///
  /// The pointer is the caller's, who lends a variable for the duration of the call: it is passed on and nothing else.
  public func callAsFunction(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {
    unsafe target.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }
}
