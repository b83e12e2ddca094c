import Cassowary
import Foundation

/// A constraint as a layout system knows it.
struct InstalledConstraint {
  /// The constraint; nil where one was uninstalled and the place is free.
  var constraint: NSLayoutConstraint?
  /// The handle in the solver; nil while it is broken or deferred.
  var id: ConstraintID?
  /// What its expression sums up, beside the constant.
  var terms: ConstraintTerms
  var relation: Cassowary.Relation
  var priority: Priority
  /// The constraint's own constant: what was set, or the system spacing.
  var own: Double
  /// What else its constant is made of.
  var parts: [ConstantPart]
  /// The items that list the constraint as their follower without being asked for a part: for their fonts.
  var spaced: [Int] = []
  /// The constant of the whole expression, as in `expression relation 0`.
  var constant = 0.0

  /// Whether no part before one asks the same item.
  func isFirst(_ index: Int) -> Bool {
    for before in 0..<index where parts[before].slot == parts[index].slot { return false }
    return true
  }

  /// In which ways the constant follows an item that lists the constraint.
  @MainActor
  func ways(toFollow slot: Int) -> LayoutSystem.Follows {
    var ways: LayoutSystem.Follows = constraint?.spacing == nil ? [] : .fonts
    for part in parts where part.slot == slot { ways.insert(part.isAboutInsets ? .insets : .baselines) }
    return ways
  }

  /// Whether the constant depends on where an item is scrolled to.
  func followsScrolling(of slot: Int) -> Bool {
    for part in parts where part.slot == slot {
      if part.quantity == .scrolledX || part.quantity == .scrolledY { return true }
    }
    return false
  }

  /// The constraint as the solver takes it now; nil if its constant is not finite.
  var current: LinearConstraint? {
    try? LinearConstraint(LinearExpression(terms.list, constant: constant), relation, priority: priority)
  }
}

/// A summand of a constraint's constant that is not the application's: an inset, a baseline, how far something is scrolled.
struct ConstantPart {
  /// What is added.
  enum Quantity: Hashable {
    case left, right, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case scrolledX, scrolledY
  }

  /// The item that is asked.
  var slot: Int
  var quantity: Quantity
  /// The rectangle whose insets are meant.
  var rectangle: LayoutRectangle
  var factor: Double

  /// Whether the part is about insets or scrolling, and not about text.
  var isAboutInsets: Bool { quantity != .firstBaseline && quantity != .lastBaseline }
}
