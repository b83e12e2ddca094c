import Foundation
import UIFoundation

/// An applied snapshot with constant-time lookup of items by index path and of index paths by item.
struct ShownSnapshot<Section: Hashable, Item: Hashable> {
  /// The snapshot, without its reload and reconfigure marks.
  private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  private(set) var sections: [Section] = []
  private(set) var items: [[Item]] = []
  private(set) var indices: [Section: Int] = [:]
  private var paths: [Item: (section: Int, row: Int)] = [:]

  init() {}

  init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot
    self.snapshot.forgetReloads()
    sections = snapshot.sections
    items = sections.map { snapshot.items[$0] ?? [] }
    for (index, section) in sections.enumerated() { indices[section] = index }
    paths.reserveCapacity(snapshot.numberOfItems)
    for (section, items) in items.enumerated() {
      for (row, item) in items.enumerated() { paths[item] = (section, row) }
    }
  }

  func path(of item: Item) -> IndexPath? { paths[item].map { IndexPath(row: $0.row, section: $0.section) } }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path.section), items[path.section].indices.contains(path.row) else {
      return nil
    }
    return items[path.section][path.row]
  }
}
