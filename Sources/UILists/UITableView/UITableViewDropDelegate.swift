public import Foundation
import UIFoundation
public import UIViews

/// Takes what is dropped on a table: nobody drops here.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes the items.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the items of a session are of interest.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Items have come over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// How a drop would be taken where the finger is.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Items have left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag is over.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// How a row is cut out that was dropped; nil for all of it.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// Yes.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Nothing is taken.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// All of it.
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// How a table would take a drop.
@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {
  /// Where items go.
  public enum Intent: Int, Hashable, Sendable {
    /// Nowhere yet: nothing is shown.
    case unspecified = 0
    /// Between the rows, at the place.
    case insertAtDestinationIndexPath = 1
    /// Into the row at the place.
    case insertIntoDestinationIndexPath = 2
    /// Either, as the finger says.
    case automatic = 3
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

/// Items that are dropped on a table.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items.
  var items: [any UITableViewDropItem] { get }
  /// The place; nil where there is none.
  var destinationIndexPath: IndexPath? { get }
  /// How the drop is taken.
  var proposal: UITableViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Shows a row in an item's place until it is loaded.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Moves an item's picture to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves an item's picture into a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Moves an item's picture to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a table.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the same table that the item comes from.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture.
  var previewSize: CGSize { get }
}

/// A row that is shown until the one in its place is loaded.
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {
  /// Where the row is, what its cell goes by, and how high it is.
  let (place, identifier, height): (IndexPath, String, CGFloat)
  /// Sets the cell up.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// A row at a place, with a cell that the table has under a name.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (place, identifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
    super.init()
  }
}

/// A row that is shown until what was dropped is loaded.
@MainActor @preconcurrency
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Says how the row's cell is cut out.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A row that is shown until what was dropped is loaded, in its table.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// Puts the row that was loaded in its place.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
  /// Takes it away.
  @discardableResult
  func deletePlaceholder() -> Bool
}
