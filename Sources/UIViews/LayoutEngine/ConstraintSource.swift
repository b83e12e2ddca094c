/// The origin of a constraint in the solver.
enum ConstraintSource {
  /// A constraint of the application or of a stack view.
  case installed(ConstraintPlace)
  /// A contribution of the item in a slot.
  case item(ItemSlot, Contribution.Role)

  /// Whether the origin is an item.
  var isItem: Bool {
    if case .item = self { return true }
    return false
  }

  /// Returns whether the origin is the constraint at a place.
  func isConstraint(at place: ConstraintPlace) -> Bool {
    if case .installed(place) = self { return true }
    return false
  }
}
