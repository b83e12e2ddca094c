extension UIView {
  /// The view controller whose root view this is.
  package var viewOwner: (any ViewOwner)? { tree.owner }

  /// Sets the view controller whose root view this is, and updates what depends on it: insets and traits.
  package func setOwner(_ owner: (any ViewOwner)?) {
    tree.owner = owner
    if owner != nil { layoutState.flags.insert(.dealsWithTraits) }
    inheritanceMayDiffer()
    guard owner != nil else { return }
    forgetTraits()
    insetsMayDiffer()
  }

  /// Notes that some view or controller overrides traits, so that each view's traits have to be looked up.
  package static func noteTraitOverrides() { hasTraitOverrides = true }
}
