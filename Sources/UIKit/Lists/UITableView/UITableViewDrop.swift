public import Foundation
import UIFoundation

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

/// A proposal for handling a drop on a table view.
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of dropped items.
  public enum Intent: Int, Hashable, Sendable {
    /// No destination is shown.
    case unspecified
    /// The items are inserted at the destination index path.
    case insertAtDestinationIndexPath
    /// The items are inserted into the row at the destination index path.
    case insertIntoDestinationIndexPath
    /// The position of the touch determines whether items are inserted at the index path or into its row.
    case automatic
  }

  /// The destination of the items.
  public let intent: Intent

  /// Creates a proposal with an operation and a destination.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Creates a proposal without a destination.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// A placeholder row shown until its data is loaded.
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {
  /// The index path, reuse identifier, and height of the row.
  let (insertionIndexPath, identifier, height): (IndexPath, String, CGFloat)
  /// Stored for source compatibility; has no effect.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder at an index path, with the reuse identifier of its cell and a height in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, identifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}

/// A placeholder row for a dropped item.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored for source compatibility; has no effect.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

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
