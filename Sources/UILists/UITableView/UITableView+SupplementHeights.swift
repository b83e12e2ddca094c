import Foundation
import UIFoundation
import UIViews

/// How high headers and footers are.
extension UITableView {
  /// The room above a header.
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return style == .plain ? TableMetrics.plainHeaderPadding : 0
  }

  /// The room above a header or footer that is so high: none above one that is not there, as those are that an app makes
  /// lower than a pixel to be rid of them.
  private func padding(of kind: TableSupplement, height: CGFloat) -> CGFloat {
    kind == .header && height >= pixelSnapping.pixel ? headerPadding : 0
  }

  /// The height of a section's header or footer until it is measured, or for good where estimates are off.
  func estimateSupplement(_ kind: TableSupplement, _ section: Int) {
    let index = place(of: kind, section)
    guard rows.heights.measuredHeight(of: index) == nil else { return }
    let estimated = answer(kind.estimatedHeight, delegate(with: kind.estimatedHeight)) { delegate in
      kind == .header
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    }
    if let height = estimated, height > 0 {
      return rows.heights.setEstimate(height + padding(of: kind, height: height), of: index)
    }
    let estimate = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    // Where nobody estimates, the delegate's own height counts from the beginning.
    if estimate <= 0, let height = delegateHeight(of: kind, section) {
      return rows.heights.setHeight(height + padding(of: kind, height: height), of: index)
    }
    let hasTitle = title(of: kind, section) != nil
    var height = hasTitle ? standardHeight(of: kind, section) : blankHeight(of: kind, section)
    if estimate > 0 {
      height = estimate
    } else if hasTitle || style != .plain, let named = ownHeight(of: kind) {
      height = named
    }
    rows.heights.setEstimate(height + padding(of: kind, height: height), of: index)
  }

  /// The height of a section's header or footer with the room above it, measured by its view if nobody names it.
  func supplementHeight(_ kind: TableSupplement, _ section: Int) -> CGFloat {
    let named = delegateHeight(of: kind, section) ?? tableHeight(of: kind, section)
    let height = named ?? automaticHeight(of: kind, section)
    return height + padding(of: kind, height: height)
  }

  /// The height that the delegate names; nil where it leaves it to the content. In a table with groups 0 is no height: it
  /// leaves it to the content, as on iOS.
  private func delegateHeight(of kind: TableSupplement, _ section: Int) -> CGFloat? {
    let height = answer(kind.height, delegate(with: kind.height)) { delegate in
      kind == .header
        ? delegate.tableView(self, heightForHeaderInSection: section)
        : delegate.tableView(self, heightForFooterInSection: section)
    }
    return height.flatMap(named)
  }

  /// The height that the table names. Our own decision: in a plain table it counts for what is there.
  private func tableHeight(of kind: TableSupplement, _ section: Int) -> CGFloat? {
    guard let height = ownHeight(of: kind) else { return nil }
    return style == .plain && height > 0 && supplement(kind, section) == nil ? 0 : height
  }

  private func ownHeight(of kind: TableSupplement) -> CGFloat? {
    named(kind == .header ? sectionHeaderHeight : sectionFooterHeight)
  }

  private func named(_ height: CGFloat) -> CGFloat? { height > 0 || height == 0 && style == .plain ? height : nil }

  private func automaticHeight(of kind: TableSupplement, _ section: Int) -> CGFloat {
    guard let view = supplement(kind, section) else { return blankHeight(of: kind, section) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = pixelSnapping.ceilToPixel(fitting.height)
    return height.isFinite && height > 0 ? height : standardHeight(of: kind, section)
  }

  /// Whether a section's header is what the table begins with, and has the room for that. A view above it has that room
  /// instead, as apps know that put an empty one there.
  func isFirstHeader(_ section: Int) -> Bool { section == 0 && outerViews.header == nil }

  /// The height of a header or footer without content.
  private func blankHeight(of kind: TableSupplement, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    let isFirst = kind == .header && isFirstHeader(section)
    return pixelSnapping.ceilToPixel(
      isFirst ? TableMetrics.groupedFirstHeaderHeight : TableMetrics.groupedSupplementHeight)
  }

  /// The height of a header or footer with content that says nothing of its own.
  private func standardHeight(of kind: TableSupplement, _ section: Int) -> CGFloat {
    style == .plain ? TableMetrics.plainSupplementHeight : blankHeight(of: kind, section)
  }
}
