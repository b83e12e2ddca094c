import Foundation

extension NSLayoutConstraint {
  /// Counts activations.
  private static var activations: UInt64 = 0

  /// Installs the constraint on the nearest view that holds all its items.
  func activate() {
    guard holder == nil else { return }
    let (first, second) = (first, second)
    guard var ancestor = first.layoutView else { return missingAncestor() }
    if first.isDistance, !Self.widen(&ancestor, to: first.origin) { return missingAncestor() }
    if second != nil, !Self.widen(&ancestor, to: second) { return missingAncestor() }
    ancestor.hold(self, first, second)
  }

  /// Has a view hold the items of an operand as well; false if no view does.
  private static func widen(_ ancestor: inout UIView, to operand: LayoutOperand?) -> Bool {
    guard let operand else { return true }
    guard let view = operand.layoutView else { return false }
    if view !== ancestor {
      guard let common = ancestor.nearestCommonAncestor(with: view) else { return false }
      ancestor = common
    }
    return !operand.isDistance || widen(&ancestor, to: operand.origin)
  }

  private func missingAncestor() {
    let anchors = "\(first.anchor) and \(second.map { "\($0.anchor)" } ?? "(null)")"
    preconditionFailure(
      "Unable to activate constraint with anchors \(anchors) because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal.")
  }

  fileprivate func takeActivation() {
    Self.activations += 1
    activation = Self.activations
  }
}

extension UIView {
  /// Holds a constraint between views and guides that lie inside this view or are it.
  func take(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    let (first, second) = (constraint.first, constraint.second)
    requireInside(first, of: constraint)
    if let second { requireInside(second, of: constraint) }
    constraint.holder?.drop(constraint)
    hold(constraint, first, second)
  }

  private func requireInside(_ operand: LayoutOperand, of constraint: NSLayoutConstraint) {
    let view = operand.layoutView
    precondition(
      view === self || view?.isInside(self) ?? false,
      "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's "
        + "items must be descendants of that view (or the view itself).")
    if operand.isDistance, let origin = operand.origin { requireInside(origin, of: constraint) }
  }

  /// Holds a constraint between operands whose items lie inside this view or are it, and which nobody else holds.
  ///
  /// The operands are the constraint's own: callers have read them, and what is read from a constraint is retained.
  fileprivate func hold(_ constraint: NSLayoutConstraint, _ first: LayoutOperand, _ second: LayoutOperand?) {
    constraint.takeActivation()
    constraint.holderReference = backReference
    if layoutState.constraints.isEmpty { layoutState.constraints.reserveCapacity(8) }
    layoutState.constraints.append(constraint)
    let isAboutBaseline = first.attribute.isBaseline || second?.attribute.isBaseline ?? false
    note(constraint, of: first, isAboutBaseline)
    if let second { note(constraint, of: second, isAboutBaseline) }
    let root = regionRoot
    root.layoutState.engine?.install(constraint)
    root.markPendingSolution()
  }

  /// Notes at the views of an operand that a constraint mentions them, and has their regions join this one.
  private func note(_ constraint: NSLayoutConstraint, of operand: LayoutOperand, _ isAboutBaseline: Bool) {
    if let view = operand.layoutView {
      view.layoutState.mentions.insert(constraint, isAboutBaseline: isAboutBaseline)
      view.joinRegions(upTo: self)
    }
    if case .distance(let distance) = operand.target { note(constraint, of: distance.start, isAboutBaseline) }
  }

  /// Takes back what was noted at the views of an operand.
  private func forget(_ constraint: NSLayoutConstraint, of operand: LayoutOperand) {
    operand.layoutView?.layoutState.mentions.remove(constraint)
    if let origin = operand.origin { forget(constraint, of: origin) }
  }

  func drop(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutState.constraints.remove(at: index(of: constraint))
    forget(constraint, of: constraint.first)
    if let second = constraint.second { forget(constraint, of: second) }
    regionEngine?.uninstall(constraint)
    regionRoot.markPendingSolution()
  }

  /// The place of a constraint that the view holds. They are in the order of their activation.
  private func index(of constraint: NSLayoutConstraint) -> Int {
    var (low, high) = (0, layoutState.constraints.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if layoutState.constraints[middle].activation < constraint.activation { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Deactivates the constraints between a subview's inside and what lies outside it.
  func dropConstraints(across subview: UIView) {
    var holder: UIView? = self
    while let view = holder, view.layoutState.constraints.isEmpty { holder = view.tree.superview }
    guard holder != nil else { return }
    let inside = subview.subtree
    let keys = Set(inside.map(ObjectIdentifier.init))
    let crossing = inside.flatMap { view in
      view.layoutState.mentions.all.filter { constraint in
        constraint.holder.map { !keys.contains(ObjectIdentifier($0)) } ?? false
      }
    }
    drop(crossing)
  }

  /// Deactivates the constraints that mention a guide of the view's.
  func dropConstraints(mentioning guide: UILayoutGuide) { drop(layoutState.mentions.all.filter { $0.mentions(guide) }) }

  private func drop(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.sorted(by: { $0.activation < $1.activation }) { constraint.holder?.drop(constraint) }
  }
}
