public import Foundation
public import UIControllers
import UIFoundation
import UIViews

/// An object that coordinates a drop on a table view.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that the user drops.
  var items: [any UITableViewDropItem] { get }
  /// The destination index path; `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal for handling the drop.
  var proposal: UITableViewDropProposal { get }
  /// The session that the drop belongs to.
  var session: any UIDropSession { get }
  /// Animates an item to a placeholder until its data is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Animates an item to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates an item into a rectangle of a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates an item to a target.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
