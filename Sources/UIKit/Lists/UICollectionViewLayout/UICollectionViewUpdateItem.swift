public import Foundation
import UIFoundation

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

  /// Creates the form of an update that a layout receives. A section is an index path without an item.
  init(_ update: ListUpdate, _ plan: ListUpdatePlan) {
    func path(of element: ListElement) -> IndexPath {
      switch element {
      case .section(let section): IndexPath(item: NSNotFound, section: section)
      case .item(let path): path
      }
    }
    switch update {
    case .insert(let element):
      (updateAction, indexPathAfterUpdate) = (.insert, path(of: element))
    case .delete(let element):
      (updateAction, indexPathBeforeUpdate) = (.delete, path(of: element))
    case .reload(let element):
      let new = plan.newElement(of: element) ?? element
      (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (.reload, path(of: element), path(of: new))
    case .move(let origin, let destination):
      (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (.move, path(of: origin), path(of: destination))
    }
    super.init()
  }
}
