public import Foundation
public import UIControllers
import UIFoundation
import UIViews

/// The placeholder of a dropped item in its table view.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item that the placeholder represents.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with the loaded row.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder. Returns whether it was removed.
  @discardableResult
  func deletePlaceholder() -> Bool
}
