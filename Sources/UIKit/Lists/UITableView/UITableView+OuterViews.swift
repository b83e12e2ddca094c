import Foundation
import UIFoundation

/// The views above, below, and behind a table's sections.
extension UITableView {
  func setHeader(_ view: UIView?) {
    if view !== outerViews.header { outerViews.header?.removeFromSuperview() }
    let hadHeader = outerViews.header != nil
    outerViews.header = view
    if hadHeader != (view != nil), style != .plain { remeasure() }
    if let view { addSubview(view) }
    outerViews.headerHeight = view.map(outerHeight) ?? 0
    outerViewsDidChange()
  }

  func setFooter(_ view: UIView?) {
    if view !== outerViews.footer { outerViews.footer?.removeFromSuperview() }
    outerViews.footer = view
    if let view { addSubview(view) }
    outerViews.footerHeight = view.map(outerHeight) ?? 0
    outerViewsDidChange()
  }

  func setBackground(_ view: UIView?) {
    if view !== outerViews.background { outerViews.background?.removeFromSuperview() }
    outerViews.background = view
    guard let view else { return }
    insertSubview(view, at: 0)
    setNeedsLayout()
  }

  private func outerViewsDidChange() {
    placeOuterViews()
    if !needsReload { updateContentSize() }
    setNeedsLayout()
  }

  /// Returns the height of a view above or below the sections: that of its frame, or the one its constraints require.
  private func outerHeight(_ view: UIView) -> CGFloat {
    if view.translatesAutoresizingMaskIntoConstraints { return max(view.frame.height, 0) }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(fitting.height, 0)
  }

  /// Measures the views again whose constraints determine their heights.
  func fitOuterViews() {
    if let header = outerViews.header, !header.translatesAutoresizingMaskIntoConstraints {
      outerViews.headerHeight = outerHeight(header)
    }
    if let footer = outerViews.footer, !footer.translatesAutoresizingMaskIntoConstraints {
      outerViews.footerHeight = outerHeight(footer)
    }
  }

  func placeOuterViews() {
    let width = bounds.width
    positionOuterView(outerViews.header, at: CGRect(x: 0, y: 0, width: width, height: outerViews.headerHeight))
    let bottom = outerViews.headerHeight + rows.heights.totalHeight
    positionOuterView(outerViews.footer, at: CGRect(x: 0, y: bottom, width: width, height: outerViews.footerHeight))
    positionOuterView(outerViews.background, at: bounds)
  }

  private func positionOuterView(_ view: UIView?, at frame: CGRect) {
    if let view, view.frame != frame { view.frame = frame }
  }
}
