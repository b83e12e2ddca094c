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

  /// Changes the controllers of columns while the interface is collapsed. It shows the same column afterward or, if that has none
  /// left, the one that it collapses to.
  func changeCollapsedColumns(_ changes: [(column: Column, controller: UIViewController?)]) {
    restorePoppedColumns()
    let top = columns.stacked.last?.column
    let (shown, known) = (columns.collapsed, children)
    let former = changes.compactMap { columns[$0.column] }
    unstack()
    for (column, controller) in changes { columns[column] = controller }
    for old in former where !columns.contains(old) { remove(old) }
    if let top { stack(to: top) }
    let kept = top == nil && shown.map(columns.contains) == true ? shown : columns.stacked.first?.container
    let next = kept ?? collapseColumns()
    if next !== shown {
      shown?.viewIfLoaded?.removeFromSuperview()
      columns.collapsed = next
      if let next {
        if next.parent !== self { addChild(next) }
        view.addSubview(next.view)
        if !known.contains(where: { $0 === next }) { next.didMove(toParent: self) }
      }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether a collapsed interface shows the stack of columns.
  var showsStack: Bool {
    guard let base = columns.stacked.first?.container else { return false }
    return base === columns.collapsed
  }

  /// Pushes the controllers of each column that isn't on the stack yet, up to one.
  func stack(to top: Column) {
    restorePoppedColumns()
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
    restorePoppedColumns()
    guard let index = columns.stacked.firstIndex(where: { $0.column == column }), index > 0 else { return }
    unstack(from: index)
  }

  /// Gives the columns whose controllers were popped those that they had. They aren't on the stack anymore.
  private func restorePoppedColumns() {
    guard let first = columns.stacked.first else { return }
    let stack = first.container.viewControllers
    var kept = [first]
    for part in columns.stacked.dropFirst() {
      if stack.contains(where: { $0 === part.controllers.first }) {
        kept.append(part)
      } else {
        part.container.setViewControllers(part.controllers, animated: false)
      }
    }
    columns.stacked = kept
  }

  private func unstack() {
    restorePoppedColumns()
    unstack(from: 1)
    columns.stacked = []
  }

  /// Gives columns their controllers back, with those that were pushed onto them.
  private func unstack(from index: Int) {
    guard let first = columns.stacked.first, index > 0 else { return }
    let base = first.container
    var left = base.viewControllers
    while columns.stacked.count > index {
      let part = columns.stacked.removeLast()
      guard let start = left.firstIndex(where: { $0 === part.controllers.first }) else { continue }
      let own = Array(left[start...])
      left.removeSubrange(start...)
      // The application may have put another column's controllers at the root.
      if left.isEmpty { left = first.controllers.filter { controller in !own.contains { $0 === controller } } }
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
