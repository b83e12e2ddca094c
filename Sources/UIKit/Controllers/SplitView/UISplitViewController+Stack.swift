import Foundation

/// With a style, the columns of a collapsed interface are on one navigation stack: that of the first column, onto which the others'
/// controllers are pushed, up to the column that is shown.
extension UISplitViewController {
  /// Collapses the columns, and returns the controller to show.
  ///
  /// The proposed column is the one for compact windows, and without one the secondary column. Inferred: applications whose phones
  /// shall begin with the primary column return it from the delegate's method, whose documentation doesn't say what is proposed.
  func collapseColumns() -> UIViewController? {
    let proposed = columns[.compact] == nil ? Column.secondary : .compact
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    if top == .compact, let compact = columns[.compact] {
      if compact.parent == nil { addChild(compact) }
      return compact
    }
    stack(to: top)
    return columns.stacked.first?.container
  }

  /// Gives the columns their controllers back, and asks the delegate which ones to show.
  func expandColumns() {
    let proposed = displayMode
    let mode = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    if mode != proposed { change(to: mode) }
    unstack()
  }

  /// Changes the controllers of columns while the interface is collapsed, which shows the same column afterward.
  func changeCollapsedColumns(_ changes: [(column: Column, controller: UIViewController?)]) {
    let top = columns.stacked.last?.column
    let shown = columns.collapsed
    let former = changes.compactMap { columns[$0.column] }
    unstack()
    for (column, controller) in changes { columns[column] = controller }
    for old in former where !columns.contains(old) { remove(old) }
    if let top { stack(to: top) }
    let next = top == nil ? columns[.compact] : columns.stacked.first?.container
    if next !== shown {
      shown?.viewIfLoaded?.removeFromSuperview()
      columns.collapsed = next
      if let next {
        let isNew = next.parent !== self
        if isNew { addChild(next) }
        view.addSubview(next.view)
        if isNew { next.didMove(toParent: self) }
      }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Pushes the controllers of each column that isn't on the stack yet, up to one.
  func stack(to top: Column) {
    for column in columns.order where column.rank <= top.rank {
      guard !columns.stacked.contains(where: { $0.column == column }),
        let container = columns[column] as? UINavigationController
      else { continue }
      let controllers = container.viewControllers
      if let base = columns.stacked.first?.container {
        remove(container)
        container.setViewControllers([], animated: false)
        for controller in controllers { base.pushViewController(controller, animated: false) }
      } else if container.parent == nil {
        addChild(container)
      }
      columns.stacked.append(StackedColumn(column: column, container: container, controllers: controllers))
    }
  }

  /// Takes the controllers of a column and those above it from the stack.
  func popStack(from column: Column) {
    guard let index = columns.stacked.firstIndex(where: { $0.column == column }), index > 0 else { return }
    unstack(from: index)
  }

  private func unstack() {
    unstack(from: 1)
    columns.stacked = []
  }

  /// Gives columns their controllers back, with those that were pushed onto them. A column whose controllers were popped gets those
  /// that it had.
  private func unstack(from first: Int) {
    guard let base = columns.stacked.first?.container else { return }
    var left = base.viewControllers
    while columns.stacked.count > first {
      let part = columns.stacked.removeLast()
      guard let start = left.firstIndex(where: { $0 === part.controllers.first }) else {
        part.container.setViewControllers(part.controllers, animated: false)
        continue
      }
      let own = Array(left[start...])
      left.removeSubrange(start...)
      base.setViewControllers(left, animated: false)
      part.container.setViewControllers(own, animated: false)
    }
  }
}

extension UISplitViewController.Column {
  /// The columns' order on a stack.
  fileprivate var rank: Int {
    switch self {
    case .primary, .compact: 0
    case .supplementary: 1
    case .secondary: 2
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of columns besides the secondary one.
  var columnCount: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }
}
