import Foundation

/// Where the views lie across the axis.
extension StackPlan {
  /// Aligns the views with the first, and connects them to the canvas.
  mutating func align() {
    guard let first = visible.first else { return }
    for view in visible.dropFirst() {
      for attribute in alignedAttributes { equate(.alignment, view, attribute, first, attribute) }
    }
    guard let spanner = stack.arrangement.spanner else {
      equate(.canvasConnection, canvas, across.leading, first, across.leading)
      equate(.canvasConnection, first, across.trailing, canvas, across.trailing)
      return
    }
    connect(first, spanner)
    for view in visible { bound(view, by: spanner) }
    add(
      StackConstraint(
        role: .spanningFit, first: spanner, firstAttribute: across.length, priority: UILayoutPriority(51)))
    for view in visible {
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

  /// The strong side of the canvas is the first view's, the other one the spanner's. Where the views share no side, the
  /// spanner has both.
  private mutating func connect(_ first: UIView, _ spanner: UILayoutGuide) {
    let isLeading = stack.alignment == .leading
    let isTrailing = stack.alignment == .trailing
    equate(.canvasConnection, canvas, across.leading, isLeading ? first : spanner, across.leading)
    equate(.canvasConnection, isTrailing ? first : spanner, across.trailing, canvas, across.trailing)
    if stack.alignment == .center { equate(.canvasConnection, canvas, across.center, first, across.center) }
  }

  /// Lets the spanner reach from one side of a view to the other.
  ///
  /// Of baselines the table says nothing: the side that the text starts from is the strong one, and as the views do not
  /// share it, an inequality keeps all of them inside.
  private mutating func bound(_ view: UIView, by spanner: UILayoutGuide) {
    let isByBaseline = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    let isLeadingStrong = stack.alignment == .leading || stack.alignment == .firstBaseline
    let isTrailingStrong = stack.alignment == .trailing || stack.alignment == .lastBaseline
    let sides = [
      (across.leading, NSLayoutConstraint.Relation.lessThanOrEqual, isLeadingStrong),
      (across.trailing, .greaterThanOrEqual, isTrailingStrong),
    ]
    for (side, relation, isStrong) in sides {
      if isStrong {
        add(
          StackConstraint(
            role: .spanningBoundary, first: spanner, firstAttribute: side, second: view, secondAttribute: side,
            priority: UILayoutPriority(999.5)))
      }
      if !isStrong || isByBaseline {
        add(
          StackConstraint(
            role: .spanningBoundary, first: spanner, firstAttribute: side, relation: relation, second: view,
            secondAttribute: side))
      }
    }
  }
}
