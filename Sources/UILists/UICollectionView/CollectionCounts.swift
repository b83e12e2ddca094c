import Foundation
import UIFoundation

/// How many items each section of a collection has.
struct CollectionCounts: Equatable, Sendable {
  /// Where each section's items begin when all are counted through, and at the end how many there are.
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
  var items: Int { starts[sections] }

  /// The items in a section; 0 for a section that there is not.
  func items(in section: Int) -> Int {
    section >= 0 && section < sections ? starts[section + 1] - starts[section] : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < items(in: path.section)
  }
}
