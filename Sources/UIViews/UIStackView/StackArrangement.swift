import Foundation
import UIFoundation

/// The views that a stack view arranges, and the constraints that do it.
@MainActor
struct StackArrangement {
  var views: [UIView] = []
  /// The spacings after single views.
  var spacings: [ObjectIdentifier: CGFloat] = [:]
  /// Whether something has changed since the constraints were brought up to date.
  var isStale = true
  /// The constraints, and what each stands for.
  var made: [(key: StackConstraint.Key, constraint: NSLayoutConstraint)] = []
  /// What lies between neighbours, where gaps are to be equal.
  var gaps: [UILayoutGuide] = []
  /// What spans all views across the axis, where they do not fill it.
  var spanner: UILayoutGuide?
  /// The kinds of content of the views when the constraints were brought up to date; empty where they do not matter.
  var contents: [ArrangedContent] = []

  /// The views that are not hidden.
  var visible: [UIView] {
    var shown: [UIView] = []
    shown.reserveCapacity(views.count)
    for view in views where !view.isHidden { shown.append(view) }
    return shown
  }

  /// How many views are not hidden.
  var visibleCount: Int {
    var count = 0
    for view in views where !view.isHidden { count += 1 }
    return count
  }

  /// The place of a view among those that are arranged; nil for another.
  ///
  /// A loop of its own: a closure that is handed to the standard library checks on each call which thread it is on.
  func order(of view: UIView) -> Int? {
    for index in views.indices where views[index] === view { return index }
    return nil
  }
}

/// The kind of content of an arranged view along the axis of its stack view.
enum ArrangedContent {
  /// A length of its own.
  case firm
  /// A text of several lines, whose length on one axis follows from the other.
  case wrapping
  /// No length of its own.
  case none
}

extension UIStackView {
  /// Arranges a view at a place in the order, or as the last.
  func arrange(_ view: UIView, at index: Int?) {
    raiseException(
      unless: index.map { (0...arrangement.views.count).contains($0) } ?? true,
      "Can't arrange \(view) at \(index ?? 0): the stack view arranges \(arrangement.views.count) views")
    if !view.tree.isRightInside(self) { addSubview(view) }
    if let former = arrangement.order(of: view) { arrangement.views.remove(at: former) }
    if let index, index < arrangement.views.count {
      arrangement.views.insert(view, at: index)
    } else {
      arrangement.views.append(view)
    }
    if !view.layoutState.isArranged {
      view.layoutState.isArranged = true
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    arrangementDidChange()
  }

  func cease(toArrange view: UIView) {
    guard let index = arrangement.order(of: view) else { return }
    arrangement.views.remove(at: index)
    arrangement.spacings[ObjectIdentifier(view)] = nil
    view.layoutState.isArranged = false
    view.setYielding([])
    arrangementDidChange()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard spacing != customSpacing(after: view), arrangement.order(of: view) != nil else { return }
    arrangement.spacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The constraints may have to change before the next layout.
  func arrangementDidChange() {
    arrangement.isStale = true
    setNeedsUpdateConstraints()
    markProportionalStacks()
  }

  /// Updates what follows from the content of an arranged view: shares of the length, which views compete with others,
  /// which is the tallest.
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

  /// Marks the enclosing stack views that fill proportionally: this one's fitting size may have changed.
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

  /// Makes the first visible view stretch or give way where contents of equal priority compete along the axis
  /// (uikit-recorded.md, "Stack views", R).
  ///
  /// It was recorded of views with a content of their own: beside a container or a label that wraps, the first view
  /// stretches but does not give way.
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
  /// Sets which of ``LayoutFlags/stretchesAlongX``, `stretchesAlongY` and `givesWay` hold.
  fileprivate func setYielding(_ flags: LayoutFlags) {
    let all: LayoutFlags = [.stretchesAlongX, .stretchesAlongY, .givesWay]
    if layoutState.flags.intersection(all) == flags { return }
    layoutState.flags.subtract(all)
    layoutState.flags.formUnion(flags)
    engineContentDidChange()
  }

  /// The kind of content by which the view competes with others in a stack view.
  func arrangedContent(along axis: NSLayoutConstraint.Axis) -> ArrangedContent {
    if let label = self as? UILabel { return label.numberOfLines == 1 ? .firm : .wrapping }
    let size = intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) >= 0 ? .firm : .none
  }

  /// The stack view that arranges this view.
  var arranger: UIStackView? { layoutState.isArranged ? tree.superview as? UIStackView : nil }

  /// A stack view leaves a hidden view no room.
  func hiddenDidChange() {
    arranger?.arrangementDidChange()
    tellObservers()
  }
}
