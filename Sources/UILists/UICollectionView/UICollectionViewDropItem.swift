public import Foundation
public import UIControllers
import UIFoundation
import UIViews

/// An item dropped on a collection view.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item that the user drags.
  var dragItem: UIDragItem { get }
  /// The item's index path if it comes from the same collection view; otherwise `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}
