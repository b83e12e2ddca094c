import Foundation

/// The constraints across the axis.
extension StackPlan {
  /// Aligns the views with the first visible one, and connects that one to the canvas.
  ///
  /// Hidden views are aligned like the others. If the views fill the canvas, the height of a hidden view therefore has
  /// an effect; otherwise nothing bounds it.
  mutating func align() {
    guard let first = visible.first ?? stack.arrangement.views.first else { return }
    for view in stack.arrangement.views where view !== first {
      for attribute in alignedAttributes { equate(.alignment, view, attribute, first, attribute) }
    }
    guard !visible.isEmpty else { return }
    guard let spanner = stack.arrangement.spanner else {
      equate(.canvasConnection, canvas, across.leading, first, across.leading)
      equate(.canvasConnection, first, across.trailing, canvas, across.trailing)
      return
    }
    switch stack.alignment {
    case .firstBaseline: boundFirstBaselines(first, spanner)
    case .lastBaseline: boundLastBaselines(first, spanner)
    case .fill, .leading, .center, .trailing:
      connect(first, spanner)
      for view in visible { bound(view, by: spanner) }
    }
    add(
      StackConstraint(
        role: .spanningFit, first: spanner, firstAttribute: across.length, priority: UILayoutPriority(51)))
    for view in stack.arrangement.views {
      add(
        StackConstraint(
          role: .ambiguitySuppression, first: view, firstAttribute: across.length, priority: UILayoutPriority(25)))
    }
  }

  private var alignedAttributes: [NSLayoutConstraint.Attribute] {
    if stack.isFillingAcross { return [across.leading, across.trailing] }
    switch stack.alignment {
    case .fill: return []
    case .leading: return [across.leading]
    case .center: return [across.center]
    case .trailing: return [across.trailing]
    case .firstBaseline: return [.firstBaseline]
    case .lastBaseline: return [.lastBaseline]
    }
  }

  /// Connects the canvas to the first view on the side that the views share, and to the spanner on the other.
  private mutating func connect(_ first: UIView, _ spanner: UILayoutGuide) {
    let isLeading = stack.alignment == .leading
    let isTrailing = stack.alignment == .trailing
    equate(.canvasConnection, canvas, across.leading, isLeading ? first : spanner, across.leading)
    equate(.canvasConnection, isTrailing ? first : spanner, across.trailing, canvas, across.trailing)
    if stack.alignment == .center { equate(.canvasConnection, canvas, across.center, first, across.center) }
  }

  /// Makes the spanner span a view. On the side that the views share, it ends at the view's edge.
  private mutating func bound(_ view: UIView, by spanner: UILayoutGuide) {
    let nearlyRequired = UILayoutPriority(999.5)
    if stack.alignment == .leading {
      equate(.spanningBoundary, spanner, across.leading, view, across.leading, at: nearlyRequired)
    } else {
      relate(.spanningBoundary, spanner, across.leading, .lessThanOrEqual, view, across.leading)
    }
    if stack.alignment == .trailing {
      equate(.spanningBoundary, spanner, across.trailing, view, across.trailing, at: nearlyRequired)
    } else {
      relate(.spanningBoundary, spanner, across.trailing, .greaterThanOrEqual, view, across.trailing)
    }
  }

  /// Connects the bottom of the canvas to the lowest view.
  ///
  /// The top is no lower than that of the first view, and another view may extend above it. In a canvas with spare
  /// space, the first view is at the top (uikit-recorded.md, IB: a label and a button are 25.5 points high, and the
  /// button begins at -4.5).
  private mutating func boundFirstBaselines(_ first: UIView, _ spanner: UILayoutGuide) {
    relate(.canvasConnection, canvas, .top, .lessThanOrEqual, spanner, .top)
    equate(.canvasConnection, spanner, .bottom, canvas, .bottom)
    relate(.spanningBoundary, spanner, .top, .lessThanOrEqual, first, .top)
    for view in visible { relate(.spanningBoundary, spanner, .bottom, .greaterThanOrEqual, view, .bottom) }
  }

  /// Connects the top of the canvas to the highest view, as the mirror image of the first baselines.
  private mutating func boundLastBaselines(_ first: UIView, _ spanner: UILayoutGuide) {
    equate(.canvasConnection, canvas, .top, spanner, .top)
    relate(.canvasConnection, spanner, .bottom, .lessThanOrEqual, canvas, .bottom)
    relate(.spanningBoundary, spanner, .bottom, .greaterThanOrEqual, first, .bottom)
    for view in visible { relate(.spanningBoundary, spanner, .top, .lessThanOrEqual, view, .top) }
  }
}
