public import Foundation
import UIFoundation

/// An object that provides the items of drags from a table view. Galley has no input, so it never calls it.
@MainActor @preconcurrency
public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins at a row; empty for no drag.
  @discardableResult
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]

  // Optional methods: `make generate` writes default implementations.

  /// Returns the items that a touch on another row adds to a drag. The default is `[]`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Returns the shape of a dragged row's preview, or `nil` for the whole row.
  @discardableResult
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  /// Called before a drag begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Called when a drag ended.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Returns whether the drag may move items. The default is `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Returns whether the items can be dropped only in the same app. The default is `false`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// The drag and drop delegates of a table view.
@MainActor
struct TableDragging {
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?
}

extension UITableView {
  /// The drag delegate. It is a weak reference, and is never called.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { dragging.dragDelegate }
    set { dragging.dragDelegate = newValue }
  }
  /// The drop delegate. It is a weak reference, and is never called.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { dragging.dropDelegate }
    set { dragging.dropDelegate = newValue }
  }
  /// Whether a drag from the table view is active; always `false`.
  public var hasActiveDrag: Bool { false }
  /// Whether a drop on the table view is active; always `false`.
  public var hasActiveDrop: Bool { false }
}
