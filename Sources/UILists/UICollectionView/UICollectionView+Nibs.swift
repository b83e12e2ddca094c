import Foundation
import UIControllers
import UIFoundation
import UIViews

/// Cells and supplementary views from nibs.
extension UICollectionView {
  func registerNib(_ nib: UINib?, _ pool: ReusePool) {
    viewNibs[pool] = nib
    viewClasses[pool] = nil
  }

  /// Makes a view from the nib or class registered for a pool. Traps if none is registered.
  func makeView(of pool: ReusePool, in frame: CGRect) -> UICollectionReusableView {
    if let nib = viewNibs[pool] {
      let objects = nib.instantiate(withOwner: nil)
      guard objects.count == 1, let view = objects[0] as? UICollectionReusableView else {
        raiseException(
          "invalid nib registered for identifier (\(pool.identifier)) - nib must contain exactly one top level object "
            + "which must be a UICollectionReusableView instance")
      }
      return view
    }
    guard let viewClass = viewClasses[pool] else {
      raiseException(
        "could not dequeue a view of kind: \(pool.kind) with identifier \(pool.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    return viewClass.made(ofAnyClassIn: frame)
  }
}
