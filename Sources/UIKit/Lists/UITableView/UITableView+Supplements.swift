import Foundation
import UIFoundation

/// Requesting, showing, and reusing section headers and footers.
extension UITableView {
  /// The reuse identifier of headers and footers with a title.
  private static let titleIdentifier = "UITableViewSectionTitle"

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.headersAndFooters.dequeue(for: identifier) {
      view.prepareForReuse()
      return view
    }
    guard let view = reuse.headersAndFooters.madeFromNib(for: identifier, identifier: identifier) else {
      return reuse.headersAndFooters.registeredClass(for: identifier)?.made(reuseIdentifier: identifier)
    }
    view.reuseIdentifier = identifier
    return view
  }

  func shownSupplement(_ kind: TableSupplement, _ section: Int) -> UITableViewHeaderFooterView? {
    guard loadedRows.sectionCount > section, section >= 0 else { return nil }
    return supplements[entryIndex(of: kind, section)] as? UITableViewHeaderFooterView
  }

  func entryIndex(of kind: TableSupplement, _ section: Int) -> Int {
    kind == .header ? rows.header(of: section) : rows.footer(of: section)
  }

  func title(of kind: TableSupplement, _ section: Int) -> String? {
    let title =
      kind == .header
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    return title?.isEmpty == true ? nil : title
  }

  /// Returns the delegate's view for a header or footer, or one with the data source's title; `nil` without either.
  func supplement(_ kind: TableSupplement, _ section: Int) -> UIView? {
    let index = entryIndex(of: kind, section)
    if let view = supplements[index] { return view }
    if reuse.absent.contains(index) { return nil }
    guard let view = delegateView(kind, section) ?? titleView(kind, section) else {
      reuse.absent.insert(index)
      return nil
    }
    supplements[index] = view
    view.frame = CGRect(
      x: cellInset, y: top(of: index), width: cellWidth, height: rows.heights.height(of: index))
    if let view = view as? UITableViewHeaderFooterView { view.applyTableTraits(traits(of: kind, section)) }
    addSubview(view)
    if display.isAhead { return view }
    if kind == .header {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return view
  }

  private func delegateView(_ kind: TableSupplement, _ section: Int) -> UIView? {
    kind == .header
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  private func titleView(_ kind: TableSupplement, _ section: Int) -> UIView? {
    guard let title = title(of: kind, section) else { return nil }
    let identifier = Self.titleIdentifier
    let view = dequeueHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.applyTableTraits(traits(of: kind, section))
    view.textLabel?.text = kind == .header && style != .plain ? title.uppercased() : title
    return view
  }

  private func traits(of kind: TableSupplement, _ section: Int) -> SupplementTraits {
    SupplementTraits(sideMargin: sideMargin, isPlain: style == .plain, kind: kind, isFirst: isFirstHeader(section))
  }

  /// Hides a header or footer and adds it to the reuse pool.
  func hideSupplement(at index: Int) {
    guard let view = supplements.removeValue(forKey: index) else { return }
    switch rows.entry(at: index) {
    case .header(let section): hideSupplement(view, .header, section)
    case .footer(let section): hideSupplement(view, .footer, section)
    case .row: break
    }
  }

  func hideSupplement(_ view: UIView, _ kind: TableSupplement, _ section: Int) {
    view.removeFromSuperview()
    if display.isAhead {
      // Its display was not announced.
    } else if kind == .header {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    reuse.headersAndFooters.enqueue(view, for: identifier)
  }
}
