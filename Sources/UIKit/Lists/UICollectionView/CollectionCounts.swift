import Foundation
import UIFoundation

/// The number of items in each section of a collection view.
struct CollectionCounts: Equatable, Sendable {
  let items: [Int]

  init(_ items: [Int] = []) {
    var total = 0
    for (section, count) in items.enumerated() {
      raiseException(unless: count >= 0, "The data source says that there are \(count) items in section \(section)")
      let (sum, overflows) = total.addingReportingOverflow(count)
      raiseException(unless: !overflows, "The data source says that there are more items than numbers")
      total = sum
    }
    self.items = items
  }

  var sections: Int { items.count }

  /// Returns the number of items in a section; 0 if the section doesn't exist.
  func items(in section: Int) -> Int { items.indices.contains(section) ? items[section] : 0 }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < items(in: path.section)
  }
}
