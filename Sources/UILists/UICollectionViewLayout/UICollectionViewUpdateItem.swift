public import Foundation

/// An update in a batch, in the form that a layout receives.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  /// The kind of an update.
  public enum Action: Int, Hashable, Sendable {
    /// An element is inserted.
    case insert
    /// An element is deleted.
    case delete
    /// An element is reloaded.
    case reload
    /// An element is moved.
    case move
    /// The element doesn't change.
    case none
  }

  /// The index path before the update; `nil` for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the update; `nil` for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the update.
  open private(set) var updateAction: Action

  /// Creates an update without a change, for subclasses.
  public override init() {
    updateAction = .none
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    updateAction = action
    super.init()
  }
}
