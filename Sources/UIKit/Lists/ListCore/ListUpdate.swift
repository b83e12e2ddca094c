import Foundation
import UIFoundation

/// A section, or an item: a row of a table or an item of a collection view.
enum ListElement: Hashable, Comparable, Sendable {
  case section(Int)
  case item(IndexPath)
}

/// An update in a batch of a table or collection view.
///
/// As in UIKit, deletions, reloads, and move origins refer to the state before the batch, and insertions and move
/// destinations to the state after it, in whatever order they are requested.
enum ListUpdate: Hashable, Sendable {
  case insert(ListElement)
  case delete(ListElement)
  case reload(ListElement)
  case move(ListElement, to: ListElement)
}

/// The mapping of sections and items from before a change to after it.
protocol ListTransition {
  /// Returns the new index of a section, or `nil` if it is deleted.
  func newSection(of old: Int) -> Int?
  /// Returns the new index path of an item, or `nil` if it is deleted.
  func newPath(of old: IndexPath) -> IndexPath?
  /// Returns whether a remaining section is reloaded.
  func reloadsSection(_ old: Int) -> Bool
  /// Returns whether a remaining item is reloaded, alone or with its section.
  func reloadsItem(_ old: IndexPath) -> Bool
}

extension ListTransition {
  /// Returns the new index path of an item that preserves its view, or `nil` if it is deleted or reloaded.
  func keptPath(of old: IndexPath) -> IndexPath? { reloadsItem(old) ? nil : newPath(of: old) }

  /// Returns the new position of an element, or `nil` if it is deleted.
  func newElement(of old: ListElement) -> ListElement? {
    switch old {
    case .section(let section): newSection(of: section).map { .section($0) }
    case .item(let path): newPath(of: path).map { .item($0) }
    }
  }
}
