public import Foundation
import UIFoundation

/// An object that handles drops on a table view. Galley has no input, so it never calls it.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Handles a drop, by inserting the items that the coordinator provides.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  // Optional methods: `make generate` writes default implementations.

  /// Returns whether the delegate can handle the items of a session. The default is `true`.
  @discardableResult
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when a drop session enters the table view.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns how a drop at the current position would be handled. The default is
  /// `UITableViewDropProposal(operation: .cancel)`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when a drop session leaves the table view.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when a drop session ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns the shape of a dropped row's preview, or `nil` for the whole row.
  @discardableResult
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
