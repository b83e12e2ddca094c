import Foundation
import UIFoundation
import UIViews

/// A section that scrolls across comes to rest where its behaviour says.
///
/// As on iOS, whoever lets a scroll view go lends a variable of their own, through a pointer that is valid for the
/// duration of the call: it is read once and written once, within the call, and not kept.
extension OrthogonalScroller: UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UIScrollView.TargetContentOffset
  ) {
    guard let collection = superview as? UICollectionView else { return }
    let proposed = unsafe targetContentOffset.pointee
    unsafe targetContentOffset.pointee = collection.rest(of: self, at: proposed, velocity: velocity)
  }
}
