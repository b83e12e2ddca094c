import Foundation
import UIFoundation

/// A table's sections and rows, each row with its height; rows of all sections are counted through.
struct TableRows: Sendable {
  /// Where each section's rows begin, and at the end how many rows there are.
  private let starts: [Int]
  var heights: RowHeights

  /// Sections with so many rows each, at most ``RowHeights/rowLimit`` together.
  init(counts: [Int], estimate: CGFloat) {
    var starts = [0]
    var count = 0
    for (section, rows) in counts.enumerated() {
      let (sum, overflows) = count.addingReportingOverflow(rows)
      precondition(
        !overflows && sum <= RowHeights.rowLimit,
        "The data source says that there are \(rows) rows in section \(section), after \(count) in the sections before it, "
          + "and a table holds \(RowHeights.rowLimit) at most")
      count = sum
      starts.append(count)
    }
    self.starts = starts
    heights = RowHeights(count: count, estimate: estimate)
  }

  var sectionCount: Int { starts.count - 1 }
  var count: Int { heights.count }

  func count(inSection section: Int) -> Int {
    section >= 0 && section < sectionCount ? starts[section + 1] - starts[section] : 0
  }

  /// The place of a row among all rows; nil for a row that there is not.
  func index(of path: IndexPath) -> Int? {
    guard path.count == 2, path.row >= 0, path.row < count(inSection: path.section) else { return nil }
    return starts[path.section] + path.row
  }

  /// The section and row of a place among all rows. O(log n) in the number of sections.
  func path(of index: Int) -> IndexPath {
    var (low, high) = (0, sectionCount - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return IndexPath(row: index - starts[low], section: low)
  }
}

/// A row, and how far its top lies below the screen's, in points.
struct RowAnchor {
  var row: Int
  var distance: CGFloat
}

/// What measured heights depend on beside the rows themselves.
struct MeasuringConditions: Hashable {
  var width: CGFloat
  var scale: CGFloat
}
