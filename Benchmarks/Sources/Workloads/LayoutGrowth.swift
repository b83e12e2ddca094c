import UIKit

/// A change of many views, which should take time in proportion to their number.
package struct LayoutGrowth: Sendable {
  package let name: String
  /// The smaller number of views.
  package var count = 125
  /// Builds a layout of a size, and returns the change that is counted.
  package let make: @MainActor (Int) -> @MainActor () -> Void

  /// Removals in several orders, layouts of rows, nested views, and stack views, touches, and nibs.
  package static let all: [LayoutGrowth] = removals + layouts + nibs

  private static let removals: [LayoutGrowth] =
    RemovalOrder.allCases.flatMap { order in
      [
        removal("row", order, isPending: false) { row($0) },
        removal("row-waiting", order, isPending: true) { row($0) },
        removal("equal-row", order, isPending: false) { equalRow($0) },
      ]
    } + [
      deactivation("row", .shuffled, isPending: false) { row($0) },
      deactivation("row-waiting", .shuffled, isPending: true) { row($0) },
    ]

  private static let layouts: [LayoutGrowth] =
    [
      LayoutGrowth(name: "layout/row") { count in
        let row = row(count)
        return { row.root.layoutIfNeeded() }
      },
      LayoutGrowth(name: "layout/deep", count: 500) { count in
        let deep = deep(count)
        return { deep.root.layoutIfNeeded() }
      },
      LayoutGrowth(name: "touch/deep", count: 500) { count in
        let deep = deep(count)
        deep.root.layoutIfNeeded()
        return { precondition(deep.root.hitTest(CGPoint(x: 5, y: 5), with: nil) === deep.leaf) }
      },
      // From 500 views on, so that what is quadratic with a small factor shows.
      LayoutGrowth(name: "stack/fill", count: 500) { count in { stack(.fill, count).layoutIfNeeded() } },
      LayoutGrowth(name: "stack/equal", count: 500) { count in { stack(.fillEqually, count).layoutIfNeeded() } },
      LayoutGrowth(name: "stack/proportional") { count in { stack(.fillProportionally, count).layoutIfNeeded() } },
      LayoutGrowth(name: "stack/proportional-row-of-stacks", count: 30) { count in
        { stackOfStacks(count).layoutIfNeeded() }
      },
      LayoutGrowth(name: "stack/proportional-nested", count: 6) { count in
        { nestedStacks(count).layoutIfNeeded() }
      },
    ]

  @MainActor
  private struct Row {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 3000, height: 300))
    var views: [UIView] = []
    var constraints: [NSLayoutConstraint] = []

    mutating func addView() -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let edge = views.last?.trailingAnchor ?? root.leadingAnchor
      constraints.append(view.leadingAnchor.constraint(equalTo: edge, constant: 1))
      constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor))
      views.append(view)
      return view
    }
  }

  /// Views of 10 points, each a point after the previous one.
  @MainActor
  private static func row(_ count: Int) -> Row {
    var row = Row()
    row.root.layoutIfNeeded()
    for _ in 0..<count {
      let view = row.addView()
      row.constraints.append(view.widthAnchor.constraint(equalToConstant: 10))
      row.constraints.append(view.heightAnchor.constraint(equalToConstant: 10))
    }
    NSLayoutConstraint.activate(row.constraints)
    return row
  }

  /// Views with equal widths that fill their superview.
  @MainActor
  private static func equalRow(_ count: Int) -> Row {
    var row = Row()
    row.root.layoutIfNeeded()
    for _ in 0..<count {
      let last = row.views.last
      let view = row.addView()
      if let last { row.constraints.append(view.widthAnchor.constraint(equalTo: last.widthAnchor)) }
    }
    row.constraints.append(row.views[count - 1].trailingAnchor.constraint(equalTo: row.root.trailingAnchor))
    NSLayoutConstraint.activate(row.constraints)
    return row
  }

  private static func removal(
    _ name: String, _ order: RemovalOrder, isPending: Bool, _ make: @escaping @MainActor (Int) -> Row
  ) -> LayoutGrowth {
    LayoutGrowth(name: "remove/\(name)/\(order)") { count in
      let row = make(count)
      if !isPending { row.root.layoutIfNeeded() }
      let views = order.sort(row.views)
      return {
        for view in views { view.removeFromSuperview() }
        row.root.layoutIfNeeded()
      }
    }
  }

  private static func deactivation(
    _ name: String, _ order: RemovalOrder, isPending: Bool, _ make: @escaping @MainActor (Int) -> Row
  ) -> LayoutGrowth {
    LayoutGrowth(name: "deactivate/\(name)/\(order)") { count in
      let row = make(count)
      if !isPending { row.root.layoutIfNeeded() }
      let constraints = order.sort(row.constraints)
      return {
        NSLayoutConstraint.deactivate(constraints)
        row.root.layoutIfNeeded()
      }
    }
  }

  /// Nested views, each as large as its superview.
  @MainActor
  private static func deep(_ count: Int) -> (root: UIView, leaf: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    var step = root
    for _ in 0..<count {
      let inside = UIView()
      inside.translatesAutoresizingMaskIntoConstraints = false
      step.addSubview(inside)
      NSLayoutConstraint.activate([
        inside.leadingAnchor.constraint(equalTo: step.leadingAnchor),
        inside.topAnchor.constraint(equalTo: step.topAnchor),
        inside.widthAnchor.constraint(equalTo: step.widthAnchor),
        inside.heightAnchor.constraint(equalTo: step.heightAnchor),
      ])
      step = inside
    }
    return (root, step)
  }

  @MainActor
  private static func stack(_ distribution: UIStackView.Distribution, _ count: Int) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<count).map { Content(length: CGFloat(10 + $0 % 7)) })
    stack.distribution = distribution
    stack.frame = CGRect(x: 0, y: 0, width: 20 * count, height: 30)
    return stack
  }

  /// Stack views of three views beside one another.
  @MainActor
  private static func stackOfStacks(_ count: Int) -> UIStackView {
    let stack = UIStackView()
    stack.distribution = .fillProportionally
    for level in 0..<count {
      let inner = UIStackView(arrangedSubviews: (0..<3).map { Content(length: CGFloat(10 + (level + $0) % 7)) })
      inner.distribution = .fillProportionally
      stack.addArrangedSubview(inner)
    }
    stack.frame = CGRect(x: 0, y: 0, width: 60 * count, height: 30)
    return stack
  }

  /// Stack views of a view and another stack view, in one another.
  @MainActor
  private static func nestedStacks(_ count: Int) -> UIView {
    var inner: UIView = Content(length: 10)
    for level in 0..<count {
      let stack = UIStackView(arrangedSubviews: [Content(length: CGFloat(10 + level % 7)), inner])
      stack.distribution = .fillProportionally
      inner = stack
    }
    // More than the contents need.
    inner.frame = CGRect(x: 0, y: 0, width: 20 * count + 10, height: 30)
    return inner
  }

  private final class Content: UIView {
    private let length: CGFloat

    init(length: CGFloat) {
      self.length = length
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: length, height: 20) }
  }
}
