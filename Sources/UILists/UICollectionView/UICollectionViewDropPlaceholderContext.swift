public import Foundation
public import UIControllers
import UIFoundation
import UIViews

/// The placeholder of a dropped item in its collection view.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with the loaded cell.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Requests that the placeholder cell be configured again.
  func setNeedsCellUpdate()
  /// Removes the placeholder. Returns whether it was removed.
  @discardableResult
  func deletePlaceholder() -> Bool
}
