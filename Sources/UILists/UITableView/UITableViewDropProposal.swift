import Foundation
public import UIControllers
import UIFoundation
import UIViews

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
