import CoreGraphics
import Foundation
import UIFoundation

/// The columns' frames, and what happens when the interface collapses and expands.
extension UISplitViewController {
  /// The maximum width of the primary column where none is given, in points.
  private static let automaticMaximum: CGFloat = 320
  /// The fraction of the view's width that the primary column has where none is preferred. Inferred.
  private static let automaticFraction: CGFloat = 0.4

  // MARK: - Geometry

  var widthOfPrimaryColumn: CGFloat {
    guard let bounds = viewIfLoaded?.bounds, !isCollapsed else { return 0 }
    func given(_ value: CGFloat) -> CGFloat? { value >= 0 && value.isFinite ? value : nil }
    let fraction = given(preferredPrimaryColumnWidthFraction) ?? Self.automaticFraction
    let preferred = given(preferredPrimaryColumnWidth) ?? min(fraction, 1) * bounds.width
    let most = given(maximumPrimaryColumnWidth) ?? Self.automaticMaximum
    let least = given(minimumPrimaryColumnWidth) ?? 0
    return min(max(min(preferred, most), least), bounds.width)
  }

  var currentDisplayMode: DisplayMode {
    switch preferredDisplayMode {
    case .automatic:
      if preferredSplitBehavior == .overlay { return .secondaryOnly }
      guard let bounds = viewIfLoaded?.bounds else { return .oneBesideSecondary }
      return bounds.width > bounds.height ? .oneBesideSecondary : .secondaryOnly
    // A supplementary column isn't laid out, so that there is one column beside the secondary one.
    case .twoBesideSecondary, .twoDisplaceSecondary: return .oneBesideSecondary
    case .twoOverSecondary: return .oneOverSecondary
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
    let mode = columns[.secondary] == nil ? .oneOverSecondary : currentDisplayMode
    let width = widthOfPrimaryColumn
    let isBeside = mode == .oneBesideSecondary
    let isLeading = (primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let gap = isBeside ? width : 0
    columns[.secondary]?.viewIfLoaded?.frame = CGRect(
      x: isLeading ? gap : 0, y: 0, width: bounds.width - gap, height: bounds.height)
    guard let primary = columns[.primary]?.viewIfLoaded else { return }
    primary.frame = CGRect(x: isLeading ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    primary.isHidden = mode == .secondaryOnly
  }

  // MARK: - Controllers

  var shownWhenCollapsed: UIViewController? { columns.collapsed }

  /// Sets the controllers of columns. Those that are in no column afterward are removed.
  func setControllers(_ changes: [(column: Column, controller: UIViewController?)]) {
    let changes = changes.filter { columns[$0.column] !== $0.controller }
    guard !changes.isEmpty else { return }
    let former = changes.compactMap { columns[$0.column] }
    let shown = columns.collapsed
    let changesShown = isCollapsed && (shown == nil || former.contains { $0 === shown })
    // Only the primary column can be hidden.
    if changes.contains(where: { $0.column == .primary }) { columns[.primary]?.viewIfLoaded?.isHidden = false }
    if changesShown, let stack = shown as? UINavigationController { takeBack(columns[.secondary], from: stack) }
    for (column, controller) in changes { columns[column] = controller }
    for old in former where !columns.contains(old) { remove(old) }
    let added = changes.compactMap(\.controller).filter { $0.parent !== self && !(isCollapsed && isPushed($0)) }
    for new in added where new.parent !== self { addChild(new) }
    if changesShown { collapse() } else if columns.isDecided, !isCollapsed { showColumns() }
    viewIfLoaded?.setNeedsLayout()
    for new in added where new.parent === self { new.didMove(toParent: self) }
  }

  private func remove(_ controller: UIViewController) {
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

  /// Shows the primary controller, or the one for compact windows, with the secondary one on its navigation stack.
  private func collapse() {
    for controller in columns.inOrder { controller.viewIfLoaded?.removeFromSuperview() }
    // With a style, the delegate chooses a column; without one, a controller.
    let proposed = columns[.compact] == nil ? Column.primary : .compact
    let top =
      style == .unspecified
      ? proposed
      : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    let primary =
      top == .primary
      ? delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary] ?? columns[.secondary]
      : columns[top] ?? columns[.primary] ?? columns[.secondary]
    columns.collapsed = primary
    guard let primary else { return }
    if primary.parent == nil { addChild(primary) }
    if let secondary = columns[.secondary], secondary !== primary, columns[.compact] == nil,
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) != true,
      let stack = primary as? UINavigationController
    {
      secondary.willMove(toParent: nil)
      secondary.removeFromParent()
      push(secondary, onto: stack)
    }
    view.addSubview(primary.view)
    primary.view.frame = view.bounds
    primary.view.isHidden = false
  }

  /// Shows the columns again. What the secondary controller's stack had pushed returns to it.
  private func expand() {
    columns.collapsed?.viewIfLoaded?.removeFromSuperview()
    columns.collapsed = nil
    if style != .unspecified,
      let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: displayMode),
      mode != displayMode
    {
      change(to: mode)
    }
    if let primary = delegate?.primaryViewController(forExpanding: self) { columns[.primary] = primary }
    if let primary = columns[.primary], let stack = primary as? UINavigationController {
      let separated = delegate?.splitViewController(self, separateSecondaryFrom: primary)
      if let separated { columns[.secondary] = separated }
      takeBack(columns[.secondary], from: stack)
    }
    for controller in columns.inOrder where controller.parent == nil { addChild(controller) }
    showColumns()
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
    for column in [Column.secondary, .primary] {
      guard let controller = columns[column], let part = controller.view, part.superview !== view else { continue }
      view.addSubview(part)
    }
    if let primary = columns[.primary]?.viewIfLoaded, primary !== view.subviews.last {
      view.bringSubviewToFront(primary)
    }
  }
}
