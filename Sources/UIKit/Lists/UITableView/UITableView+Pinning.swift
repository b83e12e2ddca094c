import Foundation
import UIFoundation

/// Pinned views of a plain table: headers at the top while their section is visible, footers at the bottom.
extension UITableView {
  /// Measures the header of the first visible section and the footer of the last, which may be off the screen.
  func measurePinned(_ shown: Range<Int>) {
    guard style == .plain, let (first, last) = sections(of: shown) else { return }
    _ = measuredHeight(of: rows.header(of: first))
    _ = measuredHeight(of: rows.footer(of: last))
  }

  private func sections(of shown: Range<Int>) -> (first: Int, last: Int)? {
    guard let last = shown.last else { return nil }
    return (rows.section(of: shown.lowerBound), rows.section(of: last))
  }

  /// Places the pinned headers and footers, and returns their entries.
  ///
  /// Below a bar at the top, the headers of several sections may have been pushed up, and above a bar at the bottom,
  /// footers pushed down.
  func placePinned(_ shown: Range<Int>) -> [Int] {
    guard style == .plain, let (first, last) = sections(of: shown) else { return [] }
    var kept: [Int] = []
    let insets = adjustedContentInset
    let (upper, lower) = (bounds.minY + insets.top, bounds.maxY - insets.bottom)
    for section in first...last {
      let (header, footer) = (rect(ofHeader: section), rect(ofFooter: section))
      if header.height > 0, let view = supplement(.header, section) {
        let y = max(header.minY, min(upper, footer.minY - header.height))
        pinSupplement(view, to: header.moved(toY: y), isMoved: y != header.minY)
        kept.append(rows.header(of: section))
      }
      if footer.height > 0, let view = supplement(.footer, section) {
        let y = min(footer.minY, max(lower - footer.height, header.maxY))
        pinSupplement(view, to: footer.moved(toY: y), isMoved: y != footer.minY)
        kept.append(rows.footer(of: section))
      }
    }
    return kept
  }

  private func pinSupplement(_ view: UIView, to frame: CGRect, isMoved: Bool) {
    if view.frame != frame { view.frame = frame }
    (view as? UITableViewHeaderFooterView)?.isPinned = isMoved
  }
}

extension CGRect {
  fileprivate func moved(toY y: CGFloat) -> CGRect { CGRect(x: minX, y: y, width: width, height: height) }
}
