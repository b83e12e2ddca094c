public import Foundation
import UIFoundation

/// What a user does, for tests. Not in UIKit, where only a touch selects an item and notifies the delegate.
extension UICollectionView {
  /// Taps an item that is shown, and returns whether it is selected afterward. Not in UIKit.
  ///
  /// The delegate is asked and told as for a touch. A segue of the item's cell in a storyboard is performed before
  /// `didSelectItemAt`, while the item is selected already. This order is inferred; no recording has it.
  @discardableResult
  public func tapItem(at indexPath: IndexPath) -> Bool {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection, let cell = cellForItem(at: indexPath) else {
      return false
    }
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else { return false }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if allowsMultipleSelection, selectedPaths.contains(indexPath) {
      tapSelectedItem(at: indexPath)
      return selectedPaths.contains(indexPath)
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return false }
    if !allowsMultipleSelection { for other in selectedPaths where other != indexPath { tapSelectedItem(at: other) } }
    select(indexPath, animated: false, [])
    guard selectedPaths.contains(indexPath) else { return false }
    cell.segues?.perform(\.selection, from: cell)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }

  private func tapSelectedItem(at path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
    deselect(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
