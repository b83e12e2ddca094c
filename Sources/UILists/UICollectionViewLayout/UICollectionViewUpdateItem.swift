public import Foundation

/// One step of a batch of updates, as a layout is told of it.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
  /// What happens.
  public enum Action: Int, Hashable, Sendable {
    /// Something appears.
    case insert = 0
    /// Something disappears.
    case delete = 1
    /// Something is made anew.
    case reload = 2
    /// Something goes elsewhere.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// Where it was; nil for what appears.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// Where it is; nil for what disappears.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// What happens.
  open private(set) var updateAction: Action

  /// A step that does nothing, for a subclass that says otherwise.
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
