import Cassowary
import CoreGraphics

/// A constraint that the system adds on behalf of an item: `side == value`, or as its role says.
struct Contribution: Equatable {
  var role: Role
  var standing = Standing.outside
  /// The value that the side is compared with, in points.
  var value: Double
  var priority = UILayoutPriority.required
  /// For a side of the content, the content hugging priority; ``priority`` is then that of compression resistance.
  var hugging = UILayoutPriority.required
  /// The factor of the superview's side that is added to the value, and that side.
  var share = 0.0
  var outer: Variable?

  var isRequired: Bool { priority == .required }

  /// Returns whether a contribution is in the solver, or about to enter it, and equal to another one.
  func isSame(as other: Contribution) -> Bool {
    isEntered && priority == other.priority && hugging == other.hugging
      && abs(value - other.value) <= LayoutTolerance.constant
  }

  /// Whether the contribution is in the solver or about to enter it.
  private var isEntered: Bool {
    switch standing {
    case .held, .staged: return true
    case .outside, .waiting: return false
    }
  }

  /// Returns whether another contribution differs only in value or optional priority, so that the solver's constraint
  /// can be edited. The sizes of a root can also become required or optional.
  func canBecome(_ other: Contribution) -> Bool {
    role == other.role && share == other.share && outer == other.outer
      && (isRequired == other.isRequired || role.isRootSize)
  }

  /// Returns the constraint for the solver; `nil` for a value that is not finite.
  func linear(_ variables: ItemVariables) -> LinearConstraint? {
    var terms = [LinearExpression.Term(variables.variable(of: role))]
    if let outer { terms.append(LinearExpression.Term(outer, -share)) }
    guard let priority = try? Priority(Double(priority.rawValue)) else { return nil }
    let expression = LinearExpression(terms, constant: -value)
    guard role.isContent else { return try? LinearConstraint(expression, role.relation, priority: priority) }
    guard let hugging = try? Priority(Double(hugging.rawValue)) else { return nil }
    return try? LinearConstraint(balancing: expression, above: hugging, below: priority)
  }

  /// The reason for a contribution.
  enum Role: UInt8 {
    /// The frame and the autoresizing mask.
    case maskX, maskY, maskWidth, maskHeight
    /// Sizes of alignment rectangles are never negative.
    case positiveWidth, positiveHeight
    /// The content size, limited from above by content hugging and from below by compression resistance.
    case contentWidth, contentHeight
    /// The current size of a root without a mask, or an empty scrollable content, if nothing else determines the size.
    case restingWidth, restingHeight
    /// The size of a root: that of its frame, or the target of `systemLayoutSizeFitting`.
    case rootWidth, rootHeight
    /// A pull that moves ambiguous edges or sides, for `exerciseAmbiguityInLayout()`.
    case exerciseX, exerciseY, exerciseWidth, exerciseHeight

    var isExercise: Bool {
      switch self {
      case .exerciseX, .exerciseY, .exerciseWidth, .exerciseHeight: return true
      default: return false
      }
    }

    /// Whether the contribution sizes a root.
    var isRootSize: Bool { self == .rootWidth || self == .rootHeight }

    /// Whether content hugging and compression resistance are the two sides of the constraint.
    var isContent: Bool { self == .contentWidth || self == .contentHeight }

    var relation: Cassowary.Relation {
      switch self {
      case .positiveWidth, .positiveHeight: return .greaterThanOrEqual
      default: return .equal
      }
    }
  }
}
