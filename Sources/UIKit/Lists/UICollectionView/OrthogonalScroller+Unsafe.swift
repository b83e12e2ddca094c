import Foundation
import UIFoundation

/// Stops an orthogonally scrolling section where its behavior requires.
///
/// As on iOS, the scroll view passes a pointer to its own variable, valid for the duration of the call. It is read once
/// and written once, within the call, and not stored.
extension OrthogonalScroller: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {
    guard let collection = superview as? UICollectionView else { return }
    let proposed = unsafe targetContentOffset.pointee
    unsafe targetContentOffset.pointee = collection.rest(of: self, at: proposed, velocity: velocity)
  }
}
