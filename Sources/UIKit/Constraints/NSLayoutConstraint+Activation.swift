import Foundation
import UIFoundation

extension NSLayoutConstraint {
  /// The number of activations so far.
  private static var activations: UInt64 = 0

  /// Activates the constraint on the nearest common ancestor of its items, which must have one.
  func activate() { if !activateIfPossible() { missingAncestor() } }

  /// Activates the constraint on the nearest common ancestor of its items, and returns whether they have one.
  func activateIfPossible() -> Bool {
    guard holder == nil else { return true }
    guard let view = first.layoutView else { return false }
    var ancestor = view
    let other = second?.layoutView
    if second != nil {
      guard let other, let common = view.nearestCommonAncestor(with: other) else { return false }
      ancestor = common
    }
    for origin in originViews {
      guard let origin, let common = ancestor.nearestCommonAncestor(with: origin) else { return false }
      ancestor = common
    }
    ancestor.storeConstraint(self, mentioning: view, other)
    return true
  }

  /// The views that distances start from; `nil` for one that was released.
  @inline(__always)
  fileprivate var originViews: [UIView?] {
    first.isDistance || second?.isDistance ?? false ? foundOriginViews : []
  }

  private var foundOriginViews: [UIView?] {
    var views: [UIView?] = []
    for operand in [first, second] {
      var step = operand?.origin
      while let origin = step {
        views.append(origin.layoutView)
        step = origin.origin
      }
    }
    return views
  }

  private func missingAncestor() {
    let anchors = "\(first.anchor) and \(second.map { "\($0.anchor)" } ?? "(null)")"
    raiseException(
      "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal.")
  }

  fileprivate func assignActivation() {
    Self.activations += 1
    activation = Self.activations
  }
}

extension UIView {
  /// Activates a constraint on this view, which must contain its items or be one of them.
  func installConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let (view, other) = (constraint.first.layoutView, constraint.second?.layoutView)
    requireInside(view, of: constraint)
    if constraint.second != nil { requireInside(other, of: constraint) }
    for origin in constraint.originViews { requireInside(origin, of: constraint) }
    constraint.holder?.uninstallConstraint(constraint)
    if let view { storeConstraint(constraint, mentioning: view, other) }
  }

  private func requireInside(_ view: UIView?, of constraint: NSLayoutConstraint) {
    raiseException(
      unless: view === self || view?.isInside(self) ?? false,
      "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's "
        + "items must be descendants of that view (or the view itself).")
  }

  /// Activates a constraint whose items are inside this view or are it, and that no other view holds.
  ///
  /// Callers pass the views of the constraint's items, because looking them up again would retain them.
  fileprivate func storeConstraint(_ constraint: NSLayoutConstraint, mentioning view: UIView, _ other: UIView?) {
    constraint.assignActivation()
    constraint.holder = self
    constraintState.held.append(constraint)
    let isAboutBaseline = constraint.first.attribute.isBaseline || constraint.second?.attribute.isBaseline ?? false
    view.recordMention(constraint, heldBy: self, isAboutBaseline)
    if let other { other.recordMention(constraint, heldBy: self, isAboutBaseline) }
    for case let origin? in constraint.originViews { origin.recordMention(constraint, heldBy: self, isAboutBaseline) }
    let root = regionRoot
    root.layoutState.engine?.install(constraint)
    root.markPendingSolution()
  }

  /// Records that a constraint mentions the view or one of its guides, and merges the view's region with the holder's.
  private func recordMention(_ constraint: NSLayoutConstraint, heldBy holder: UIView, _ isAboutBaseline: Bool) {
    if constraintState.mentions.insert(constraint, isAboutBaseline: isAboutBaseline) {
      let removed = constraintState.mentions.prune()
      withExtendedLifetime(removed) {}
    }
    joinRegions(upTo: holder)
  }

  /// Removes the record of a constraint from the views of an operand.
  private func removeMentions(_ constraint: NSLayoutConstraint, of operand: LayoutOperand) {
    operand.layoutView?.constraintState.mentions.remove(constraint)
    if let origin = operand.origin { removeMentions(constraint, of: origin) }
  }

  func uninstallConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    constraintState.held.remove(constraint)
    removeMentions(constraint, of: constraint.first)
    if let second = constraint.second { removeMentions(constraint, of: second) }
    regionEngine?.uninstall(constraint)
    regionRoot.markPendingSolution()
  }

  /// Deactivates the constraints between items inside a subview and items outside it.
  func dropConstraints(across subview: UIView) {
    var holder: UIView? = self
    while let view = holder, view.constraintState.held.isEmpty { holder = view.tree.superview }
    guard holder != nil else { return }
    let inside = subview.subtree
    let keys = Set(inside.map(ObjectIdentifier.init))
    let crossing = inside.flatMap { view in
      view.constraintState.mentions.all.filter { constraint in
        constraint.holder.map { !keys.contains(ObjectIdentifier($0)) } ?? false
      }
    }
    uninstallConstraints(crossing)
  }

  /// Deactivates the constraints that mention one of the view's guides.
  func dropConstraints(mentioning guide: UILayoutGuide) {
    uninstallConstraints(constraintState.mentions.all.filter { $0.mentions(guide) })
  }

  private func uninstallConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.oldestFirst { constraint.holder?.uninstallConstraint(constraint) }
  }
}
