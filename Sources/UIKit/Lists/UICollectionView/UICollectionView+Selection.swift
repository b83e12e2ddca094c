import Foundation
import UIFoundation

/// The selected items. As on iOS, programmatic selection doesn't notify the delegate.
extension UICollectionView {
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for selected in selectedPaths { deselect(selected) }
      return
    }
    guard allowsSelection, loadedCounts.contains(path) else { return }
    if !allowsMultipleSelection { for selected in selectedPaths where selected != path { deselect(selected) } }
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    (shown[.item(path)] as? UICollectionViewCell)?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    guard let index = selectedPaths.firstIndex(of: path) else { return }
    selectedPaths.remove(at: index)
    (shown[.item(path)] as? UICollectionViewCell)?.isSelected = false
  }
}
