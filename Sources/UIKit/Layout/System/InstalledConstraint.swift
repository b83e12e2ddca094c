import Cassowary
import Foundation

/// A constraint in a layout system, as data.
struct InstalledConstraint {
  /// The serial number of the constraint's activation; 0 for a vacant slot.
  var activation: UInt64
  var standing = Standing.outside
  var relation: Cassowary.Relation
  var priority: Priority
  /// The terms of the expression, and the parts of its constant that come from items.
  var expression: LayoutExpression
  /// The constraint's own constant: the one set by the application, or the system spacing.
  var own: Double
  /// Whether the constraint's own constant is the system spacing, which depends on fonts.
  var hasSpacing = false
  /// The slots of items that list the constraint as a follower only because its spacing depends on their fonts.
  var spaced: [ItemSlot] = []
  /// What decides whether the constraint gives way to others that contradict it.
  var origin: ConstraintOrigin
  /// The multiplier of an arranged view's share that follows wrapped text; `nil` if it is the constraint's own.
  var share: Double?
  /// The constant of the expression, as in `expression relation 0`.
  var constant = 0.0

  var parts: ConstantParts { expression.parts }

  /// Returns whether no part before the one at an index refers to the same item.
  func isFirst(_ index: Int) -> Bool {
    for before in 0..<index where parts[before].slot == parts[index].slot { return false }
    return true
  }

  /// Returns the properties of an item that the constant depends on.
  func properties(of slot: ItemSlot) -> LayoutSystem.ItemProperties {
    var properties: LayoutSystem.ItemProperties = hasSpacing ? .fonts : []
    for part in parts where part.slot == slot { properties.formUnion(part.dependencies) }
    return properties
  }

  /// Returns whether the constant depends on the scroll position of an item.
  func followsScrolling(of slot: ItemSlot) -> Bool {
    for part in parts where part.slot == slot {
      if part.quantity == .scrolledX || part.quantity == .scrolledY { return true }
    }
    return false
  }

  /// The constraint for the solver; `nil` if its constant is not finite.
  var current: LinearConstraint? {
    try? LinearConstraint(LinearExpression(expression.terms.list, constant: constant), relation, priority: priority)
  }

  /// Adds the constraint to a structure. This is mutating, although it changes nothing, so that the constraint is not
  /// copied.
  mutating func describe(in structure: inout SolverTemplate.Structure) {
    let code: UInt64
    switch relation {
    case .equal: code = 0
    case .lessThanOrEqual: code = 1
    case .greaterThanOrEqual: code = 2
    }
    structure.append(UInt64(expression.terms.count) << 2 | code)
    structure.append(priority.value.bitPattern)
    for index in 0..<expression.terms.count {
      let term = expression.terms[index]
      structure.append(UInt64(term.variable.ordinal))
      structure.append(term.coefficient.bitPattern)
    }
  }
}

/// A part of a constraint's constant that comes from an item: an inset, a baseline, or a scroll position.
struct ConstantPart {
  /// The quantity of the item that is added.
  enum Quantity: Hashable {
    case left, right, top, bottom, width, height, centerX, centerY
    case firstBaseline, lastBaseline, firstBaselineFromCenter, lastBaselineFromCenter
    case scrolledX, scrolledY

    /// A baseline's distance from the center rather than from an edge; every other quantity itself.
    var fromCenter: Quantity {
      switch self {
      case .firstBaseline: .firstBaselineFromCenter
      case .lastBaseline: .lastBaselineFromCenter
      default: self
      }
    }
  }

  /// The slot of the item.
  var slot: ItemSlot
  var quantity: Quantity
  /// The rectangle whose insets are used.
  var rectangle: LayoutRectangle
  var factor: Double

  /// The properties of the item that the quantity depends on, whose changes update the constant.
  var dependencies: LayoutSystem.ItemProperties {
    switch quantity {
    case .firstBaseline, .lastBaseline, .firstBaselineFromCenter, .lastBaselineFromCenter: .baselines
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .scrolledX, .scrolledY: .insets
    }
  }
}

/// Where a constraint comes from, as far as it decides which of several contradictory ones gives way.
enum ConstraintOrigin {
  /// A stack view, which arranges its views with it.
  case arrangement(StackIdentity)
  /// The application, which sets a size with it. The slot is that of the item.
  case fixedSize(ItemSlot)
  /// The application. The slots are those of the first item and of the second one, or `none`.
  case application(ItemSlot, ItemSlot)
  /// The application, which ties the trailing or bottom edge of an item to that of the root.
  case end(ItemSlot, ItemSlot)
}

/// The source of a constraint in the solver.
enum ConstraintSource {
  /// A constraint of the application or of a stack view.
  case installed(ConstraintSlot)
  /// A contribution of the item in a slot.
  case item(ItemSlot, Contribution.Role)

  /// Whether the source is an item.
  var isItem: Bool {
    if case .item = self { return true }
    return false
  }

  /// The slot of an installed constraint; `nil` for a contribution.
  var slot: ConstraintSlot? {
    if case .installed(let slot) = self { return slot }
    return nil
  }

  /// Returns whether the source is the constraint at a slot.
  func isConstraint(at slot: ConstraintSlot) -> Bool { self.slot == slot }
}

/// Where a constraint of a layout system is on its way into the solver.
enum Standing: Equatable {
  /// Not in the solver: it has not been added yet, its value is not finite, or, for a contribution of an item, required
  /// constraints contradict it.
  case outside
  /// Among those that enter the solver together at the first solution.
  case staged
  /// In the system's ``WaitingList``, which says when it is added again.
  case waiting
  /// In the solver.
  case held(ConstraintID)

  /// The handle in the solver; `nil` if the constraint is not there.
  @inline(__always)
  var id: ConstraintID? {
    if case .held(let id) = self { return id }
    return nil
  }
}
