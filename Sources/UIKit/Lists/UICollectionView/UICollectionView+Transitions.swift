import Foundation
import UIFoundation

/// An interactive transition between two layouts.
struct LayoutTransition {
  var layout: UICollectionViewTransitionLayout
  var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

extension UICollectionView {
  /// A completion handler for an interactive transition.
  ///
  /// `completed` says whether the transition has ended, and `finished` whether the next layout was installed.
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
