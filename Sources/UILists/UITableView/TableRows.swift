import Foundation
import UIFoundation

/// What a place in a table holds.
enum TableEntry: Hashable {
  case header(Int)
  case row(IndexPath)
  case footer(Int)
}

/// A table's sections and rows with their heights.
///
/// Everything that has a height is an entry: each section's header, its rows, its footer, and then those of the next
/// section. A header or footer that is not there is an entry without height.
struct TableRows: Sendable {
  /// Where each section's entries begin, and at the end how many entries there are.
  private let starts: [Int]
  var heights: RowHeights
  /// Entries without a gap of which it is known that all are measured, as far as measuring ahead has come.
  var measured: Range<Int>?

  /// Sections with so many rows each, at most ``RowHeights/rowLimit`` together.
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
  /// How many entries there are.
  var count: Int { heights.count }
  /// How many rows each section has.
  var counts: [Int] { (0..<sectionCount).map(count(inSection:)) }

  func count(inSection section: Int) -> Int {
    section >= 0 && section < sectionCount ? starts[section + 1] - starts[section] - 2 : 0
  }

  /// The place of a section's header.
  func header(of section: Int) -> Int { starts[section] }
  /// The place of a section's footer.
  func footer(of section: Int) -> Int { starts[section + 1] - 1 }

  /// The place of a row; nil for a row that there is not.
  func index(of path: IndexPath) -> Int? {
    guard path.count == 2, path.row >= 0, path.row < count(inSection: path.section) else { return nil }
    return starts[path.section] + 1 + path.row
  }

  /// The place of the header of a section that is named without a row, as iOS lets sections be named that have none; nil
  /// for other paths.
  func header(named path: IndexPath) -> Int? {
    guard path.count == 2, path.row == NSNotFound, path.section >= 0, path.section < sectionCount else { return nil }
    return header(of: path.section)
  }

  /// The section of a place. O(log n) in the number of sections.
  func section(of index: Int) -> Int {
    var (low, high) = (0, sectionCount - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What a place holds. O(log n) in the number of sections.
  func entry(at index: Int) -> TableEntry {
    let section = section(of: index)
    if index == starts[section] { return .header(section) }
    if index == starts[section + 1] - 1 { return .footer(section) }
    return .row(IndexPath(row: index - starts[section] - 1, section: section))
  }

  /// The row at a place that holds one.
  func path(of index: Int) -> IndexPath? {
    guard case .row(let path) = entry(at: index) else { return nil }
    return path
  }
}

/// An entry, and how far its top lies below the screen's, in points.
struct RowAnchor {
  var row: Int
  var distance: CGFloat
}

/// What measured heights depend on beside the rows themselves.
struct MeasuringConditions: Hashable {
  var width: CGFloat
  var scale: CGFloat
  var margins: CGFloat
}
