import Foundation
import UIFoundation
import UIViews

/// Headers that stay at the top of a plain table while their section is on the screen, and footers at the bottom.
extension UITableView {
  /// Measures the header of the first section on the screen and the footer of the last, which may lie off it.
  func measurePinned(_ shown: Range<Int>) {
    guard style == .plain, let (first, last) = sections(of: shown) else { return }
    _ = measuredHeight(of: rows.header(of: first))
    _ = measuredHeight(of: rows.footer(of: last))
  }

  private func sections(of shown: Range<Int>) -> (first: Int, last: Int)? {
    guard let last = shown.last else { return nil }
    return (rows.section(of: shown.lowerBound), rows.section(of: last))
  }

  /// Places what stays at an edge; its entries.
  func placePinned(_ shown: Range<Int>) -> [Int] {
    guard style == .plain, let (first, last) = sections(of: shown) else { return [] }
    var kept: [Int] = []
    let header = rect(ofHeader: first)
    let footer = rect(ofFooter: last)
    let insets = adjustedContentInset
    if header.height > 0, let view = supplement(.header, first) {
      let end = rectangle(ofSection: first).maxY - rect(ofFooter: first).height
      let y = max(header.minY, min(bounds.minY + insets.top, end - header.height))
      pin(view, to: CGRect(x: header.minX, y: y, width: header.width, height: header.height), isMoved: y != header.minY)
      kept.append(rows.header(of: first))
    }
    if footer.height > 0, let view = supplement(.footer, last) {
      let start = rect(ofHeader: last).maxY
      let y = min(footer.minY, max(bounds.maxY - insets.bottom - footer.height, start))
      pin(view, to: CGRect(x: footer.minX, y: y, width: footer.width, height: footer.height), isMoved: y != footer.minY)
      kept.append(rows.footer(of: last))
    }
    return kept
  }

  private func pin(_ view: UIView, to frame: CGRect, isMoved: Bool) {
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.isPinned = isMoved
  }
}
