public import Foundation
public import UIControllers
import UIFoundation
import UIViews

/// An item dropped on a table view.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item that the user drags.
  var dragItem: UIDragItem { get }
  /// The item's row if it comes from the same table view; otherwise `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}
