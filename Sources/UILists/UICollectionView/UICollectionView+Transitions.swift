import Foundation
import UIFoundation
import UIViews

/// A passage from one layout to another that somebody's hand makes.
struct LayoutTransition {
  var layout: UICollectionViewTransitionLayout
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// Called when a passage from one layout to another is over: whether it came to its end, and whether the next layout
  /// has taken over.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  func startTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    raiseException(
      unless: transition == nil,
      "the collection is already interactively transitioning, you must call either "
        + "-finishInteractiveTransition or -cancelInteractiveTransition before starting another transition")
    let old = collectionViewLayout
    let between =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    layout.forgetPreferredSizes()
    transition = LayoutTransition(layout: between, completion: completion)
    collectionViewLayout = between
    return between
  }

  func endTransition(isFinished: Bool) {
    guard let ended = transition else { return }
    transition = nil
    collectionViewLayout = isFinished ? ended.layout.nextLayout : ended.layout.currentLayout
    layoutIfNeeded()
    ended.completion?(true, isFinished)
  }
}
