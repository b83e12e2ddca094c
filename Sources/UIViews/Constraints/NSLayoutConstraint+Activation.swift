import Foundation

extension NSLayoutConstraint {
  /// Counts activations.
  private static var activations: UInt64 = 0

  /// Installs the constraint on the nearest view that holds all its items.
  func activate() {
    guard holder == nil else { return }
    let views = participants.compactMap(\.layoutView)
    guard let start = views.first, views.count == participants.count else { return missingAncestor() }
    var ancestor = start
    for view in views.dropFirst() {
      guard let common = ancestor.nearestCommonAncestor(with: view) else { return missingAncestor() }
      ancestor = common
    }
    ancestor.hold(self)
  }

  private func missingAncestor() {
    let anchors = "\(firstAnchor) and \(secondAnchor.map { "\($0)" } ?? "(null)")"
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
  /// The constraints that the view holds, oldest first.
  public var constraints: [NSLayoutConstraint] { layoutState.constraints }

  /// Holds a constraint between views and guides that lie inside this view or are it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    for item in constraint.participants {
      precondition(
        item.layoutView?.isInside(self) ?? false,
        "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, the constraint's "
          + "items must be descendants of that view (or the view itself).")
    }
    constraint.holder?.drop(constraint)
    hold(constraint)
  }

  /// Holds several constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Gives up a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { drop(constraint) }
  }

  /// Gives up several constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  fileprivate func hold(_ constraint: NSLayoutConstraint) {
    constraint.takeActivation()
    constraint.holder = self
    layoutState.constraints.append(constraint)
    joinRegions(across: constraint)
    regionEngine?.install(constraint)
    regionRoot.markPendingSolution()
  }

  func drop(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    layoutState.constraints.removeAll { $0 === constraint }
    regionEngine?.uninstall(constraint)
    regionRoot.markPendingSolution()
  }

  /// Deactivates the constraints, held by this view or one above it, that a condition picks.
  func dropConstraints(where isCut: (NSLayoutConstraint) -> Bool) {
    var step: UIView? = self
    while let view = step {
      for constraint in view.layoutState.constraints where isCut(constraint) { view.drop(constraint) }
      step = view.tree.superview
    }
  }
}
