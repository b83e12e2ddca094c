import Foundation
import UIFoundation

extension UIView {
  /// The root of the view's tree.
  var rootView: UIView {
    if tree.superview == nil { return self }
    var root = regionRoot
    while let above = root.tree.superview { root = above.regionRoot }
    return root
  }

  /// The view and its descendants, each view before its subviews.
  var subtree: [UIView] {
    var found: [UIView] = []
    var pending = [self]
    while let view = pending.popLast() {
      found.append(view)
      pending.append(contentsOf: view.tree.subviews.reversed())
    }
    return found
  }

  /// Returns the nearest view that contains both views or is one of them, or `nil` if they are in different trees.
  func nearestCommonAncestor(with other: UIView) -> UIView? {
    if other === self || other.tree.isRightInside(self) { return self }
    if tree.isRightInside(other) { return other }
    if let parent = tree.superview, other.tree.isRightInside(parent) { return parent }
    var (a, b): (UIView?, UIView?) = (self, other)
    var (depth, otherDepth) = (depth, other.depth)
    while depth > otherDepth {
      a = a?.tree.superview
      depth -= 1
    }
    while otherDepth > depth {
      b = b?.tree.superview
      otherDepth -= 1
    }
    while a !== b {
      a = a?.tree.superview
      b = b?.tree.superview
    }
    return a
  }

  /// The number of the view's ancestors.
  private var depth: Int {
    var depth = 0
    var view = tree.superview
    while let above = view {
      depth += 1
      view = above.tree.superview
    }
    return depth
  }

  func isInside(_ view: UIView) -> Bool {
    var step: UIView? = self
    while let current = step {
      if current === view || current.tree.isRightInside(view) { return true }
      step = current.tree.superview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

  func insert(_ view: UIView, at index: Int) {
    raiseException(unless: view !== self, "Can't add self as subview")
    raiseException(
      unless: view.tree.subviews.isEmpty || rootView !== view.rootView || !isInside(view),
      "Can't add \(view) as a subview of \(self), which lies inside it")
    if view.tree.isRightInside(self) {
      reorder(view, to: min(index, tree.subviews.count - 1))
      return
    }
    let traits = view.traitCollection
    let (oldWindow, newWindow) = (view.window, window)
    if oldWindow !== newWindow { view.announceWindow(newWindow, isBefore: true) }
    view.willMove(toSuperview: self)
    if view.tree.superview != nil { view.detach() }
    tree.insertSubview(view, at: index)
    view.tree.superview = self
    view.forgetRegionRoot()
    view.forgetTraits()
    layoutTreeDidGain(view)
    view.inheritInsets()
    view.traitsMayDiffer(from: traits)
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.announceWindow(newWindow, isBefore: false) }
    didAddSubview(view)
  }

  /// Returns the index of a subview, or `nil` if `view` isn't one.
  private func order(ofSubview view: UIView) -> Int? {
    view.tree.isRightInside(self) ? tree.index(ofSubview: view) : nil
  }

  func insert(_ view: UIView, next sibling: UIView, offset: Int) {
    guard let index = order(ofSubview: sibling) else { return }
    guard let old = order(ofSubview: view) else {
      insert(view, at: index + offset)
      return
    }
    reorder(view, to: old < index ? index + offset - 1 : index + offset)
  }

  func exchange(_ index: Int, _ other: Int) {
    guard tree.subviews.indices.contains(index), tree.subviews.indices.contains(other) else { return }
    tree.exchangeSubviews(at: index, other)
  }

  func reorder(_ view: UIView, to index: Int) {
    guard let old = order(ofSubview: view) else { return }
    tree.removeSubview(at: old)
    tree.insertSubview(view, at: index)
  }

  /// Removes the view from its superview, with callbacks in the order that iOS logs (uikit-recorded.md, "Events").
  func leaveSuperview() {
    guard tree.superview != nil else { return }
    let traits = traitCollection
    let hadWindow = window != nil
    willMove(toSuperview: nil)
    if hadWindow { announceWindow(nil, isBefore: true) }
    detach()
    inheritInsets()
    traitsMayDiffer(from: traits)
    if hadWindow { announceWindow(nil, isBefore: false) }
    didMoveToSuperview()
  }

  /// Detaches the view from its superview, without telling the view.
  private func detach() {
    while let parent = tree.superview {
      parent.willRemoveSubview(self)
      // An override may have moved the view to another superview, which it is then detached from.
      guard tree.isRightInside(parent) else { continue }
      parent.layoutTreeWillLose(self)
      if let index = parent.order(ofSubview: self) { parent.tree.removeSubview(at: index) }
      tree.superview = nil
      layoutState.flags.set(.wasPlaced, false)
      forgetRegionRoot()
      forgetTraits()
      parent.markNeedsLayout()
    }
  }

  private func announceWindow(_ window: UIWindow?, isBefore: Bool) {
    for view in subtree {
      if isBefore { view.willMove(toWindow: window) } else { view.didMoveToWindow() }
    }
    announceAppearance(in: window, isBefore: isBefore)
  }

  /// Tells the controllers of the view and its descendants that their views appear or disappear.
  private func announceAppearance(in window: UIWindow?, isBefore: Bool) {
    guard window == nil || window?.isShown == true else { return }
    for owner in subtree.compactMap(\.tree.owner) {
      if isBefore { owner.viewWillMove(toShown: window != nil) } else { owner.viewDidMove() }
    }
  }
}
