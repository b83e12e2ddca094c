import FontEngine
import Foundation
import UIFoundation

/// An entry of a table.
enum TableEntry: Hashable {
  case header(Int)
  case row(IndexPath)
  case footer(Int)
}

/// The sections and rows of a table with their heights.
///
/// Everything with a height is an entry: a section's header, its rows, and its footer, followed by those of the next
/// section. A missing header or footer is an entry with a height of 0.
struct TableRows: Sendable {
  /// The index of each section's first entry, followed by the total count.
  private let starts: [Int]
  var heights: RowHeights
  /// A contiguous range of entries known to be measured by premeasuring.
  var measured: Range<Int>?

  /// Creates sections with the given row counts, at most ``RowHeights/rowLimit`` in total.
  init(counts: [Int], estimate: CGFloat) {
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    var count = 0
    for (section, rows) in counts.enumerated() {
      let (sum, overflows) = count.addingReportingOverflow(rows)
      raiseException(
        unless: !overflows && sum <= RowHeights.rowLimit,
        "The data source says that there are \(rows) rows in section \(section), after \(count) in the sections before it, "
          + "and a table holds \(RowHeights.rowLimit) at most")
      count = sum
      starts.append(count + 2 * (section + 1))
    }
    self.starts = starts
    heights = RowHeights(count: starts[counts.count], estimate: estimate)
  }

  var sectionCount: Int { starts.count - 1 }
  /// The number of entries.
  var count: Int { heights.count }
  /// The number of rows in each section.
  var counts: [Int] { (0..<sectionCount).map(count(inSection:)) }

  func count(inSection section: Int) -> Int {
    section >= 0 && section < sectionCount ? starts[section + 1] - starts[section] - 2 : 0
  }

  /// Returns the index of a section's header.
  func header(of section: Int) -> Int { starts[section] }
  /// Returns the index of a section's footer.
  func footer(of section: Int) -> Int { starts[section + 1] - 1 }

  /// Returns the index of a row, or `nil` if the row doesn't exist.
  func index(of path: IndexPath) -> Int? {
    guard path.count == 2, path.row >= 0, path.row < count(inSection: path.section) else { return nil }
    return starts[path.section] + 1 + path.row
  }

  /// Returns the index of a section's header for an index path without a row (`NSNotFound`), or `nil` for other index
  /// paths.
  ///
  /// iOS allows such index paths for sections without rows.
  func header(named path: IndexPath) -> Int? {
    guard path.count == 2, path.row == NSNotFound, path.section >= 0, path.section < sectionCount else { return nil }
    return header(of: path.section)
  }

  /// Returns the section of an index. O(log n) in the number of sections.
  func section(of index: Int) -> Int {
    (1..<max(sectionCount, 1)).partitioningIndex { starts[$0] > index } - 1
  }

  /// Returns the entry at an index. O(log n) in the number of sections.
  func entry(at index: Int) -> TableEntry {
    let section = section(of: index)
    if index == starts[section] { return .header(section) }
    if index == starts[section + 1] - 1 { return .footer(section) }
    return .row(IndexPath(row: index - starts[section] - 1, section: section))
  }

  /// Returns the row at an index, or `nil` for a header or footer.
  func path(of index: Int) -> IndexPath? {
    guard case .row(let path) = entry(at: index) else { return nil }
    return path
  }
}

/// An entry and the distance of its top below the top of the screen, in points.
struct RowAnchor {
  var row: Int
  var distance: CGFloat
}

/// The conditions, apart from the rows, that measured heights depend on.
struct MeasuringConditions: Hashable {
  var width: CGFloat
  var scale: CGFloat
  var margins: CGFloat
  var system: SystemVersion?
}
