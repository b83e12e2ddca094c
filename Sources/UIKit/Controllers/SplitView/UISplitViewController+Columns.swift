import CoreGraphics
import Foundation
import UIFoundation

/// The columns' frames, and what happens when the interface collapses and expands.
extension UISplitViewController {
  /// The maximum width of a column where none is given, in points.
  private static let automaticMaximum: CGFloat = 320
  /// The fraction of the view's width that a column has where none is preferred. Inferred.
  private static let automaticFraction: CGFloat = 0.4

  // MARK: - Geometry

  var widthOfPrimaryColumn: CGFloat {
    width(
      preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
      minimum: minimumPrimaryColumnWidth, maximum: maximumPrimaryColumnWidth)
  }

  var widthOfSupplementaryColumn: CGFloat {
    guard columns[.supplementary] != nil else { return 0 }
    return width(
      preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
      minimum: minimumSupplementaryColumnWidth, maximum: maximumSupplementaryColumnWidth)
  }

  private func width(preferred: CGFloat, fraction: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
    guard let bounds = viewIfLoaded?.bounds, !isCollapsed else { return 0 }
    func given(_ value: CGFloat) -> CGFloat? { value >= 0 && value.isFinite ? value : nil }
    let wanted = given(preferred) ?? min(given(fraction) ?? Self.automaticFraction, 1) * bounds.width
    let limited = min(wanted, given(maximum) ?? Self.automaticMaximum)
    return min(max(limited, given(minimum) ?? 0), bounds.width)
  }

  var currentDisplayMode: DisplayMode {
    switch preferredDisplayMode {
    case .automatic:
      if preferredSplitBehavior == .overlay { return .secondaryOnly }
      guard let bounds = viewIfLoaded?.bounds else { return .oneBesideSecondary }
      return bounds.width > bounds.height ? .oneBesideSecondary : .secondaryOnly
    // Without a supplementary column, there is one column beside the secondary one.
    case .twoBesideSecondary, .twoDisplaceSecondary:
      return columns[.supplementary] == nil ? .oneBesideSecondary : preferredDisplayMode
    case .twoOverSecondary: return columns[.supplementary] == nil ? .oneOverSecondary : .twoOverSecondary
    case .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: return preferredDisplayMode
    }
  }

  var currentSplitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    switch currentDisplayMode {
    case .oneOverSecondary, .twoOverSecondary: return .overlay
    case .twoDisplaceSecondary: return .displace
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: return .tile
    }
  }

  /// Returns the display mode with a number of columns besides the secondary one, which the split behavior permits.
  func mode(ofColumns count: Int) -> DisplayMode {
    switch (min(count, columns.order.count - 1), splitBehavior) {
    case (...0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    case (_, _): .twoBesideSecondary
    }
  }

  /// Shows other columns, after telling the delegate.
  func change(to mode: DisplayMode) {
    if mode != displayMode { delegate?.splitViewController(self, willChangeTo: mode) }
    preferredDisplayMode = mode
  }

  func placeColumns() {
    updateCollapsing()
    if !columns.isDecided { showColumns() }
    let bounds = view.bounds
    if isCollapsed {
      shownWhenCollapsed?.viewIfLoaded?.frame = bounds
      return
    }
    let isLeading = (primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    /// `x` is the distance from the primary edge.
    func place(_ column: Column, x: CGFloat, width: CGFloat) {
      columns[column]?.viewIfLoaded?.frame = CGRect(
        x: isLeading ? x : bounds.width - x - width, y: 0, width: width, height: bounds.height)
    }
    let hasSupplementary = columns[.supplementary] != nil
    let all = hasSupplementary ? DisplayMode.twoOverSecondary : .oneOverSecondary
    let mode = columns[.secondary] == nil ? all : currentDisplayMode
    let (primary, supplementary) = (widthOfPrimaryColumn, widthOfSupplementaryColumn)
    let showsPrimary = hasSupplementary ? mode.columnCount == 2 : mode.columnCount > 0
    // Columns that are hidden keep their width.
    let inner = hasSupplementary && showsPrimary ? primary : 0
    place(.primary, x: 0, width: primary)
    place(.supplementary, x: inner, width: supplementary)
    columns[.primary]?.viewIfLoaded?.isHidden = !showsPrimary
    columns[.supplementary]?.viewIfLoaded?.isHidden = mode.columnCount == 0
    let side = hasSupplementary ? inner + supplementary : mode.columnCount > 0 ? primary : 0
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary: place(.secondary, x: side, width: max(0, bounds.width - side))
    case .twoDisplaceSecondary: place(.secondary, x: side, width: max(0, bounds.width - supplementary))
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary:
      place(.secondary, x: 0, width: bounds.width)
    }
  }

  // MARK: - Controllers

  var shownWhenCollapsed: UIViewController? { columns.collapsed }

  /// Sets the controllers of columns. Those that are in no column afterward are removed.
  func setControllers(_ changes: [(column: Column, controller: UIViewController?)]) {
    let changes = changes.filter { columns.given($0.column) !== $0.controller }
    guard !changes.isEmpty else { return }
    if isCollapsed, style != .unspecified { return changeCollapsedColumns(changes) }
    let former = changes.compactMap { columns[$0.column] }
    let shown = columns.collapsed
    let changesShown = isCollapsed && (shown == nil || former.contains { $0 === shown })
    // Columns beside the secondary one may be hidden.
    for (column, _) in changes where column != .secondary { columns[column]?.viewIfLoaded?.isHidden = false }
    if changesShown, let stack = shown as? UINavigationController { takeBack(columns[.secondary], from: stack) }
    for (column, controller) in changes { columns[column] = controller }
    for old in former where !columns.contains(old) { remove(old) }
    let added = changes.compactMap { columns[$0.column] }.filter {
      $0.parent !== self && !(isCollapsed && isPushed($0))
    }
    for new in added where new.parent !== self { addChild(new) }
    if changesShown { collapse() } else if columns.isDecided, !isCollapsed { showColumns() }
    viewIfLoaded?.setNeedsLayout()
    for new in added where new.parent === self { new.didMove(toParent: self) }
  }

  func remove(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  private func isPushed(_ controller: UIViewController) -> Bool { controller.parent is UINavigationController }

  /// Pushes a controller, or the stack of one that is a navigation controller, which can't be pushed itself.
  func push(_ controller: UIViewController, onto stack: UINavigationController) {
    let pushed = (controller as? UINavigationController)?.viewControllers ?? [controller]
    for next in pushed { stack.pushViewController(next, animated: false) }
  }

  // MARK: - Collapsing

  /// Collapses or expands the interface as the horizontal size class of the window demands.
  func updateCollapsing() {
    guard let view = viewIfLoaded, view.window != nil else { return }
    let mustCollapse = traitCollection.horizontalSizeClass != .regular
    let wasCollapsed = isCollapsed
    guard mustCollapse != wasCollapsed || !columns.isDecided else { return }
    (columns.isCollapsed, columns.isDecided) = (mustCollapse, true)
    if mustCollapse { collapse() } else if wasCollapsed { expand() } else { showColumns() }
    view.setNeedsLayout()
    if mustCollapse {
      delegate?.splitViewControllerDidCollapse(self)
    } else if wasCollapsed {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// Shows the columns on one navigation stack, or the controller for compact windows.
  private func collapse() {
    for controller in columns.inOrder { controller.viewIfLoaded?.removeFromSuperview() }
    let shown = style == .unspecified ? collapsePair() : collapseColumns()
    columns.collapsed = shown
    guard let shown else { return }
    view.addSubview(shown.view)
    shown.view.frame = view.bounds
    shown.view.isHidden = false
  }

  /// Without a style, the secondary controller is pushed onto the primary one's stack, if that has one. Returns the controller to
  /// show.
  private func collapsePair() -> UIViewController? {
    let primary = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary] ?? columns[.secondary]
    guard let primary else { return nil }
    if primary.parent == nil { addChild(primary) }
    if let secondary = columns[.secondary], secondary !== primary,
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true,
      let stack = primary as? UINavigationController
    {
      secondary.willMove(toParent: nil)
      secondary.removeFromParent()
      push(secondary, onto: stack)
    }
    return primary
  }

  /// Shows the columns again. What the secondary controller's stack had pushed returns to it.
  private func expand() {
    columns.collapsed?.viewIfLoaded?.removeFromSuperview()
    columns.collapsed = nil
    if style == .unspecified { expandPair() } else { expandColumns() }
    for controller in columns.inOrder where controller.parent == nil { addChild(controller) }
    showColumns()
  }

  private func expandPair() {
    if let primary = delegate?.primaryViewController(forExpanding: self) { columns[.primary] = primary }
    guard let primary = columns[.primary], let stack = primary as? UINavigationController else { return }
    let separated = delegate?.splitViewController(self, separateSecondaryFrom: primary)
    if let separated { columns[.secondary] = separated }
    takeBack(columns[.secondary], from: stack)
  }

  /// Removes the secondary controller from the primary one's navigation stack.
  private func takeBack(_ secondary: UIViewController?, from stack: UINavigationController) {
    guard let secondary else { return }
    let own = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
    let kept = stack.viewControllers.filter { controller in
      controller !== secondary && !own.contains { $0 === controller }
    }
    let taken = stack.viewControllers.filter { controller in !kept.contains { $0 === controller } }
    guard !taken.isEmpty, !kept.isEmpty else { return }
    stack.setViewControllers(kept, animated: false)
    if let other = secondary as? UINavigationController { other.setViewControllers(taken, animated: false) }
  }

  private func showColumns() {
    for column in [Column.secondary, .supplementary, .primary] {
      guard let controller = columns[column], let part = controller.view, part.superview !== view else { continue }
      view.addSubview(part)
    }
    if let primary = columns[.primary]?.viewIfLoaded, primary !== view.subviews.last {
      view.bringSubviewToFront(primary)
    }
  }
}
