import Foundation
import UIFoundation

/// The positions of rows, headers, and footers in the content.
extension UITableView {
  /// Returns the position of an entry's top in the content, including the padding above a header.
  func top(of index: Int) -> CGFloat { outerViews.headerHeight + rows.heights.nextTop(of: index) }

  func frame(ofCellAt index: Int) -> CGRect {
    CGRect(x: cellInset, y: top(of: index), width: cellWidth, height: rows.heights.height(of: index))
  }

  func rect(at path: IndexPath) -> CGRect { loadedRows.index(of: path).map(frame(ofCellAt:)) ?? .zero }

  /// Returns the frame of a header that is not pinned.
  func rect(ofHeader section: Int) -> CGRect {
    let index = rows.header(of: section)
    var rect = frame(ofCellAt: index)
    let padding = min(headerPadding, rect.height)
    rect.origin.y += padding
    rect.size.height -= padding
    return rect
  }

  /// Returns the frame of a footer that is not pinned.
  func rect(ofFooter section: Int) -> CGRect { frame(ofCellAt: rows.footer(of: section)) }

  private func hasSection(_ section: Int) -> Bool { section >= 0 && section < loadedRows.sectionCount }

  func rectangle(ofHeader section: Int) -> CGRect { hasSection(section) ? rect(ofHeader: section) : .zero }
  func rectangle(ofFooter section: Int) -> CGRect { hasSection(section) ? rect(ofFooter: section) : .zero }

  func rectangle(ofSection section: Int) -> CGRect {
    guard hasSection(section) else { return .zero }
    let (first, last) = (rows.header(of: section), rows.footer(of: section))
    let (top, bottom) = (top(of: first), top(of: last) + rows.heights.height(of: last))
    return CGRect(x: cellInset, y: top, width: cellWidth, height: bottom - top)
  }

  func path(atHeight y: CGFloat) -> IndexPath? {
    let heights = loadedRows.heights
    let distance = y - outerViews.headerHeight
    guard distance >= 0, distance < heights.totalHeight, let index = heights.row(at: distance) else { return nil }
    return rows.path(of: index)
  }

  func paths(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    let heights = loadedRows.heights
    let (low, high) = (top - outerViews.headerHeight, bottom - outerViews.headerHeight)
    guard high > low, low < heights.totalHeight, high > 0, let first = heights.row(at: max(low, 0)) else { return [] }
    var (index, y) = (first, heights.top(of: first))
    var found: [IndexPath] = []
    while index < heights.count, y < high {
      if let path = rows.path(of: index) { found.append(path) }
      y += heights.height(of: index)
      index += 1
    }
    return found
  }
}
