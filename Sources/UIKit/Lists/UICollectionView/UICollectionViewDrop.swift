public import Foundation
import UIFoundation

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

/// A proposal for handling a drop on a collection view.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The destination of dropped items.
  public enum Intent: Int, Hashable, Sendable {
    /// No destination is shown.
    case unspecified
    /// The items are inserted at the destination index path.
    case insertAtDestinationIndexPath
    /// The items are inserted into the item at the destination index path.
    case insertIntoDestinationIndexPath
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

/// A placeholder cell shown until its data is loaded.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: NSObject {
  /// The index path and reuse identifier of the cell.
  let (insertionIndexPath, identifier): (IndexPath, String)
  /// Stored for source compatibility; has no effect.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder at an index path for a reuse identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A placeholder cell for a dropped item.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Stored for source compatibility; has no effect.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

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
