import CoreGraphics
import Foundation
import UIFoundation

/// The heights of headers and footers.
extension UITableView {
  /// The padding above a header, in points.
  var headerPadding: CGFloat {
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding.bounded }
    return style == .plain ? TableMetrics.plainHeaderPadding : 0
  }

  /// Returns the padding above a header or footer of a height.
  ///
  /// There is none above one less than a pixel high, since apps hide headers that way.
  private func padding(of kind: TableSupplement, height: CGFloat) -> CGFloat {
    kind == .header && height >= pixelSnapping.pixel ? headerPadding : 0
  }

  /// Sets the height of a section's header or footer until it is measured, or permanently if estimates are off.
  func estimateSupplement(_ kind: TableSupplement, _ section: Int) {
    let index = entryIndex(of: kind, section)
    guard rows.heights.measuredHeight(of: index) == nil else { return }
    let estimated = answer(kind.estimatedHeight, delegate(with: kind.estimatedHeight)) { delegate in
      kind == .header
        ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
        : delegate.tableView(self, estimatedHeightForFooterInSection: section)
    }
    if let height = estimated, height > 0, height.isFinite {
      return rows.heights.setEstimate(height + padding(of: kind, height: height), of: index)
    }
    let estimate = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
    // Without estimates, the delegate's height applies from the start.
    if estimate <= 0, let height = delegateHeight(of: kind, section) {
      return rows.heights.setHeight(height + padding(of: kind, height: height), of: index)
    }
    let hasTitle = title(of: kind, section) != nil
    var height = hasTitle ? standardHeight(of: kind, section) : blankHeight(of: kind, section)
    if estimate > 0 {
      height = estimate
    } else if hasTitle || style != .plain, let named = ownHeight(of: kind, section) {
      height = named
    }
    rows.heights.setEstimate(height + padding(of: kind, height: height), of: index)
  }

  /// Returns the height of a section's header or footer including its padding, measuring its view if no height is set.
  func supplementHeight(_ kind: TableSupplement, _ section: Int) -> CGFloat {
    let named = delegateHeight(of: kind, section) ?? tableHeight(of: kind, section)
    let height = named ?? automaticHeight(of: kind, section)
    return height + padding(of: kind, height: height)
  }

  /// Returns the height that the delegate sets, or `nil` if the content determines it.
  ///
  /// In a grouped table, 0 means that the content determines it, as on iOS.
  private func delegateHeight(of kind: TableSupplement, _ section: Int) -> CGFloat? {
    let height = answer(kind.height, delegate(with: kind.height)) { delegate in
      kind == .header
        ? delegate.tableView(self, heightForHeaderInSection: section)
        : delegate.tableView(self, heightForFooterInSection: section)
    }
    return height.flatMap(named)
  }

  /// Returns the height that the table sets. In a plain table, it applies only if the view exists: our choice.
  private func tableHeight(of kind: TableSupplement, _ section: Int) -> CGFloat? {
    guard let height = ownHeight(of: kind, section) else { return nil }
    return style == .plain && height > 0 && supplement(kind, section) == nil ? 0 : height
  }

  /// Returns the height that the table sets, or `nil` if the content determines it.
  ///
  /// In a grouped table, a title determines the height, whatever the table sets (uikit-recorded-2.md, "Static tables").
  private func ownHeight(of kind: TableSupplement, _ section: Int) -> CGFloat? {
    let height = named(kind == .header ? sectionHeaderHeight : sectionFooterHeight)
    return height != nil && style != .plain && title(of: kind, section) != nil ? nil : height
  }

  /// Returns a given height if it is valid. Heights that aren't finite are ignored, and 0 is valid only in plain
  /// tables.
  private func named(_ height: CGFloat) -> CGFloat? {
    guard height.isFinite else { return nil }
    return height > 0 || height == 0 && style == .plain ? height.bounded : nil
  }

  private func automaticHeight(of kind: TableSupplement, _ section: Int) -> CGFloat {
    guard let view = supplement(kind, section) else { return blankHeight(of: kind, section) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: cellWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let height = pixelSnapping.ceilToPixel(fitting.height)
    return height.isFinite && height > 0 ? height : standardHeight(of: kind, section)
  }

  /// Returns whether a section's header is the first view of the table, which has more space.
  ///
  /// A table header view takes that space instead, which is why apps install an empty one.
  func isFirstHeader(_ section: Int) -> Bool { section == 0 && outerViews.header == nil }

  /// Returns the height of a header or footer without content.
  private func blankHeight(of kind: TableSupplement, _ section: Int) -> CGFloat {
    guard style != .plain else { return 0 }
    let isFirst = kind == .header && isFirstHeader(section)
    return pixelSnapping.ceilToPixel(
      isFirst ? TableMetrics.groupedFirstHeaderHeight : TableMetrics.groupedSupplementHeight)
  }

  /// Returns the height of a header or footer whose content doesn't determine one.
  private func standardHeight(of kind: TableSupplement, _ section: Int) -> CGFloat {
    style == .plain ? TableMetrics.plainSupplementHeight : blankHeight(of: kind, section)
  }
}
