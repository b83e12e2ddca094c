import Foundation
import UIFoundation

/// An update in a batch.
///
/// Indices of deleted, reloaded, and moved elements refer to the state before the batch; those of inserted elements and
/// of destinations to the state after it.
enum CollectionUpdate: Hashable, Sendable {
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(Int, to: Int)
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  case moveItem(IndexPath, to: IndexPath)

  /// Returns the update in the form that a layout receives.
  @MainActor
  func item(_ plan: CollectionUpdatePlan) -> UICollectionViewUpdateItem {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    switch self {
    case .insertSection(let section): return UICollectionViewUpdateItem(.insert, before: nil, after: whole(section))
    case .deleteSection(let section): return UICollectionViewUpdateItem(.delete, before: whole(section), after: nil)
    case .reloadSection(let section):
      let after = plan.section(forOld: section) ?? section
      return UICollectionViewUpdateItem(.reload, before: whole(section), after: whole(after))
    case .moveSection(let old, let new):
      return UICollectionViewUpdateItem(.move, before: whole(old), after: whole(new))
    case .insertItem(let path): return UICollectionViewUpdateItem(.insert, before: nil, after: path)
    case .deleteItem(let path): return UICollectionViewUpdateItem(.delete, before: path, after: nil)
    case .reloadItem(let path):
      return UICollectionViewUpdateItem(.reload, before: path, after: plan.path(forOld: path) ?? path)
    case .moveItem(let old, let new): return UICollectionViewUpdateItem(.move, before: old, after: new)
    }
  }
}

/// An inconsistency in a batch of updates. The message is UIKit's.
struct CollectionUpdateError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
