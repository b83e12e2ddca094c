import Foundation
import UIFoundation

/// The number of items in each section of a collection view.
struct CollectionCounts: Equatable, Sendable {
  /// The index of each section's first item in the sequence of all items, followed by the total count.
  private let starts: [Int]

  init(_ counts: [Int] = []) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    var total = 0
    for (section, count) in counts.enumerated() {
      raiseException(unless: count >= 0, "The data source says that there are \(count) items in section \(section)")
      let (sum, overflows) = total.addingReportingOverflow(count)
      raiseException(unless: !overflows, "The data source says that there are more items than numbers")
      total = sum
      starts.append(total)
    }
    self.starts = starts
  }

  var sections: Int { starts.count - 1 }

  /// Returns the number of items in a section; 0 if the section doesn't exist.
  func items(in section: Int) -> Int {
    section >= 0 && section < sections ? starts[section + 1] - starts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < items(in: path.section)
  }
}
