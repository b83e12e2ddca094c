public import Foundation
public import UIControllers
import UIFoundation
import UIViews

/// An object that coordinates a drop on a collection view.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that the user drops.
  var items: [any UICollectionViewDropItem] { get }
  /// The destination index path; `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal for handling the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The session that the drop belongs to.
  var session: any UIDropSession { get }
  /// Animates an item to a placeholder until its data is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Animates an item to the cell of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of an item's cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
