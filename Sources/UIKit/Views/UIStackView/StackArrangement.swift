import Foundation
import UIFoundation

/// The views that a stack view arranges, and the constraints that arrange them.
@MainActor
struct StackArrangement {
  var views: [UIView] = []
  /// The custom spacings after individual views.
  var spacings: [ObjectIdentifier: CGFloat] = [:]
  /// Whether something has changed since the constraints were last updated.
  var isStale = true
  /// The installed constraints, and the key of each.
  var made: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []
  /// The guides between neighbors, for distributions with equal gaps.
  var gaps: [UILayoutGuide] = []
  /// The guide that spans all views across the axis, for alignments that don't fill it.
  var spanner: UILayoutGuide?
  /// The sum of the contents and the gaps at the last update of the constraints; `nil` if the views have no shares.
  var contentLength: CGFloat?
  /// The lengths of the visible views' contents and the sum of the gaps, in points, in a column that fills
  /// proportionally and has text that wraps; otherwise `nil`.
  var wrappedProportions: (lengths: [CGFloat], gaps: CGFloat)?
  /// The kinds of the views' content at the last update of the constraints; empty if they have no effect.
  var contents: [ArrangedContent] = []

  /// The arranged views that aren't hidden, in order.
  var visible: [UIView] {
    var shown: [UIView] = []
    shown.reserveCapacity(views.count)
    for view in views where !view.isHidden { shown.append(view) }
    return shown
  }

  /// The number of visible views.
  var visibleCount: Int {
    var count = 0
    for view in views where !view.isHidden { count += 1 }
    return count
  }

  /// Returns the index of an arranged view, or `nil` if `view` isn't one.
  ///
  /// A plain loop: a closure passed to the standard library checks on each call which thread it runs on.
  func order(of view: UIView) -> Int? {
    for index in views.indices where views[index] === view { return index }
    return nil
  }
}

/// The kind of content of an arranged view along the axis of its stack view.
enum ArrangedContent {
  /// Content with a length of its own.
  case firm
  /// Text on several lines, whose length on one axis depends on the other.
  case wrapping
  /// No content, or content without a length.
  case none
}

extension UIStackView {
  /// Arranges a view at an index, or after the others.
  func arrange(_ view: UIView, at index: Int?) {
    raiseException(
      unless: index.map { (0...arrangement.views.count).contains($0) } ?? true,
      "Can't arrange \(view) at \(index ?? 0): the stack view arranges \(arrangement.views.count) views")
    if !view.tree.isRightInside(self) { addSubview(view) }
    if view.layoutState.isArranged, let former = arrangement.order(of: view) { arrangement.views.remove(at: former) }
    if let index, index < arrangement.views.count {
      arrangement.views.insert(view, at: index)
    } else {
      arrangement.views.append(view)
    }
    if !view.layoutState.isArranged {
      view.layoutState.isArranged = true
      view.translatesAutoresizingMaskIntoConstraints = false
      view.engineContentDidChange()
    }
    arrangementDidChange()
  }

  func cease(toArrange view: UIView) {
    guard view.layoutState.isArranged, let index = arrangement.order(of: view) else { return }
    arrangement.views.remove(at: index)
    arrangement.spacings[ObjectIdentifier(view)] = nil
    view.layoutState.isArranged = false
    view.setYielding([])
    view.engineContentDidChange()
    arrangementDidChange()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard spacing.isUsable(for: "setCustomSpacing", in: "UIStackView"), spacing != customSpacing(after: view),
      arrangement.order(of: view) != nil
    else { return }
    arrangement.spacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Marks the constraints for an update before the next layout.
  func arrangementDidChange() {
    arrangement.isStale = true
    setNeedsUpdateConstraints()
    markProportionalStacks()
  }

  /// Updates what depends on the content of an arranged view.
  ///
  /// That is the views' shares of the length, which views compete with others, and which is the tallest.
  func arrangedContentDidChange(of view: UIView) {
    let isStale =
      distribution == .fillProportionally || axis == .horizontal && hasBaselineMentions
      || contentKindDidChange(of: view)
    if isStale { arrangementDidChange() } else { markProportionalStacks() }
  }

  private func contentKindDidChange(of view: UIView) -> Bool {
    guard !arrangement.isStale, let index = arrangement.order(of: view), index < arrangement.contents.count else {
      return false
    }
    return arrangement.contents[index] != view.arrangedContent(along: axis)
  }

  /// Marks the enclosing stack views that fill proportionally, because this one's fitting size may have changed.
  private func markProportionalStacks() {
    var around = arranger
    while let stack = around {
      if stack.distribution == .fillProportionally {
        stack.arrangement.isStale = true
        stack.setNeedsUpdateConstraints()
      }
      around = stack.arranger
    }
  }

  /// Makes the first visible view stretch or give way where contents of equal priority compete along the axis.
  ///
  /// See uikit-recorded.md, "Stack views", R, which recorded views with content of their own. Beside a container or a
  /// label that wraps, the first view stretches but doesn't give way.
  func refreshYielding() {
    arrangement.contents = distribution == .fill ? arrangement.views.map { $0.arrangedContent(along: axis) } : []
    let visible = zip(arrangement.views, arrangement.contents).filter { !$0.0.isHidden }
    let first = visible.count > 1 ? visible.first?.0 : nil
    var yielding: LayoutFlags = axis == .horizontal ? .stretchesAlongX : .stretchesAlongY
    if visible.dropFirst().allSatisfy({ $0.1 == .firm }) { yielding.insert(.givesWay) }
    for view in arrangement.views { view.setYielding(view === first ? yielding : []) }
  }
}

extension UIView {
  /// Replaces the view's ``LayoutFlags/stretchesAlongX``, `stretchesAlongY`, and `givesWay` flags.
  fileprivate func setYielding(_ flags: LayoutFlags) {
    let all: LayoutFlags = [.stretchesAlongX, .stretchesAlongY, .givesWay]
    if layoutState.flags.intersection(all) == flags { return }
    layoutState.flags.subtract(all)
    layoutState.flags.formUnion(flags)
    engineContentDidChange()
  }

  /// Returns the kind of content by which the view competes with others in a stack view.
  func arrangedContent(along axis: NSLayoutConstraint.Axis) -> ArrangedContent {
    if let label = self as? UILabel { return label.numberOfLines == 1 ? .firm : .wrapping }
    let size = intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) >= 0 ? .firm : .none
  }

  /// The stack view that arranges this view, or `nil`.
  var arranger: UIStackView? { layoutState.isArranged ? tree.superview as? UIStackView : nil }
  /// The identity of the stack view that arranges the view, or `nil`.
  var arrangerIdentity: StackIdentity? {
    guard layoutState.isArranged, let stack = tree.superview else { return nil }
    return ObjectIdentifier(stack)
  }

  /// Updates the stack view, which gives a hidden view no space, and tells observers.
  func hiddenDidChange() {
    arranger?.arrangementDidChange()
    tellObservers()
  }
}
