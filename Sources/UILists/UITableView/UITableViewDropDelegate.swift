public import Foundation
import UIFoundation
public import UIViews

/// An object that handles drops on a table view. Galley has no input, so it never calls it.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Handles a drop.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the delegate can handle the items of a session.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drop session enters the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns how a drop at the current position would be handled.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drop session leaves the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drop session ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the shape of a dropped row's preview, or `nil` for the whole row.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// The default implementation returns `true`.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// The default implementation proposes to cancel the drop.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// The default implementation does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// The default implementation returns `nil`.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for handling a drop on a table view.
@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of dropped items.
  public enum Intent: Int, Hashable, Sendable {
    /// No destination is shown.
    case unspecified = 0
    /// The items are inserted at the destination index path.
    case insertAtDestinationIndexPath = 1
    /// The items are inserted into the row at the destination index path.
    case insertIntoDestinationIndexPath = 2
    /// The position of the touch determines whether items are inserted at the index path or into its row.
    case automatic = 3
  }

  /// The destination of the items.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal without a destination.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// An object that coordinates a drop on a table view.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The destination index path; `nil` if there is none.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal for handling the drop.
  var proposal: UITableViewDropProposal { get }
  /// The drop session.
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

/// An item dropped on a table view.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The item's row if it comes from the same table view; otherwise `nil`.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the item's preview.
  var previewSize: CGSize { get }
}

/// A placeholder row shown until its data is loaded.
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {
  /// The index path, reuse identifier, and height of the row.
  let (place, identifier, height): (IndexPath, String, CGFloat)
  /// Stored for source compatibility; has no effect.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder at an index path, with the reuse identifier of its cell and a height in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (place, identifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}

/// A placeholder row for a dropped item.
@MainActor @preconcurrency
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored for source compatibility; has no effect.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The placeholder of a dropped item in its table view.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder with the loaded row.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  @discardableResult
  func deletePlaceholder() -> Bool
}
