public import Foundation
import UIFoundation
public import UIViews

/// Takes what is dropped on a collection: nobody drops here.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes the items.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the items of a session are of interest.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Items have come over the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// How a drop would be taken where the finger is.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// Items have left the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// How a cell is cut out that was dropped; nil for all of it.
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// Yes.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
  /// Nothing is taken.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  /// All of it.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// How a collection would take a drop.
@MainActor @preconcurrency
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where items go.
  public enum Intent: Int, Hashable, Sendable {
    /// Nowhere yet: nothing is shown.
    case unspecified = 0
    /// Between the items, at the place.
    case insertAtDestinationIndexPath = 1
    /// Into the cell at the place.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the items go.
  public let intent: Intent

  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// A proposal of nowhere yet.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// Items that are dropped on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UICollectionViewDropItem] { get }
  /// The place; nil where there is none.
  var destinationIndexPath: IndexPath? { get }
  /// How the drop is taken.
  var proposal: UICollectionViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Shows a cell in an item's place until it is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Moves an item's picture to a cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves an item's picture into a cell.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Moves an item's picture to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The place in the same collection that the item comes from.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture.
  var previewSize: CGSize { get }
}

/// A cell that is shown until the one in its place is loaded.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: NSObject {
  /// Where the cell is, and what it goes by.
  let (place, identifier): (IndexPath, String)
  /// Sets the cell up.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// A cell at a place, of those that the collection has under a name.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (place, identifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A cell that is shown until what was dropped is loaded.
@MainActor @preconcurrency
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Says how the cell is cut out.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A cell that is shown until what was dropped is loaded, in its collection.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Puts the cell that was loaded in its place.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Has the cell set up anew.
  func setNeedsCellUpdate()
  /// Takes it away.
  @discardableResult
  func deletePlaceholder() -> Bool
}
