import Cassowary
import Foundation
import UIFoundation

/// What a layout system knows of a view, or of a guide with a rectangle of its own.
///
/// The variables describe the untransformed frame in the superview's (or owning view's) points.
struct LayoutItem {
  /// Which view or guide the item is; nil for one that was forgotten.
  let key: ObjectIdentifier?
  /// The view; nil for a guide. The tree keeps it alive: a view that leaves is forgotten in the same call.
  unowned let view: UIView?
  /// The guide; nil for a view.
  unowned let guide: UILayoutGuide?
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
  /// The installed constraints whose constants follow the item's insets, baselines, fonts or scrolling.
  var followers: [Follower] = []
  /// What the item itself contributes: its mask, its content, that it is never smaller than nothing.
  var contributions: [Contribution] = []
  /// The content's size that the contributions stand for.
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The width that the content's height was asked for in the second pass; nil: the unwrapped height.
  var askedWidth: CGFloat?
  /// The font that spacing next to the item's baselines was measured by.
  var font: UIFont?
  /// Where the baselines lie, once a constraint mentions one.
  var baselines: Baselines?
  /// Whether the content has changed since the baselines were looked up.
  var hasStaleBaselines = true
  /// How far the rectangle that constraints see lies inside the frame.
  var alignment = UIEdgeInsets.zero

  /// A constraint whose constant follows the item, and in which ways: what follows in another is not looked at.
  struct Follower: BitwiseCopyable {
    var place: Int32
    var ways: LayoutSystem.Follows
  }

  /// A constraint that the system adds on an item's behalf: `side == value`, or as its role says.
  struct Contribution: Equatable {
    var role: Role
    /// The handle in the solver; nil while it is not in there.
    var id: ConstraintID?
    /// What the side is compared with, in points.
    var value: Double
    var priority = UILayoutPriority.required
    /// For a content's side, how much it matters that it is not longer: the hugging priority, where ``priority`` is that of
    /// compression resistance.
    var hugging = UILayoutPriority.required
    /// The part of the superview's side that the side follows besides, and that side.
    var share = 0.0
    var outer: Variable?

    var isRequired: Bool { priority == .required }

    /// Whether a contribution, which is in the solver, says what another does.
    @MainActor
    func isSame(as other: Contribution) -> Bool {
      id != nil && priority == other.priority && hugging == other.hugging
        && abs(value - other.value) <= LayoutSystem.constantTolerance
    }

    /// Whether another contribution differs by its value or by its optional priority alone, so that the solver need not
    /// let go of it.
    func canBecome(_ other: Contribution) -> Bool {
      role == other.role && share == other.share && outer == other.outer && isRequired == other.isRequired
    }
  }

  /// Why the system added a constraint.
  enum Role: UInt8 {
    /// Follows from the frame and the autoresizing mask.
    case maskX, maskY, maskWidth, maskHeight
    /// A size is never negative.
    case positiveWidth, positiveHeight
    /// The content's size, from above by hugging and from below by compression resistance.
    case contentWidth, contentHeight
    /// The size that a root without a mask has where nothing decides it.
    case restingWidth, restingHeight
    /// The target of `systemLayoutSizeFitting`.
    case targetWidth, targetHeight
    /// A pull that moves what is ambiguous.
    case exerciseX, exerciseY, exerciseWidth, exerciseHeight

    var isExercise: Bool {
      switch self {
      case .exerciseX, .exerciseY, .exerciseWidth, .exerciseHeight: return true
      default: return false
      }
    }

    /// Whether hugging and compression resistance are the two sides of the constraint.
    var isContent: Bool { self == .contentWidth || self == .contentHeight }

    var relation: Cassowary.Relation {
      switch self {
      case .positiveWidth, .positiveHeight: return .greaterThanOrEqual
      default: return .equal
      }
    }
  }

  /// The variable that a contribution is about.
  func variable(of role: Role) -> Variable {
    switch role {
    case .maskX, .exerciseX: return minX
    case .maskY, .exerciseY: return minY
    case .maskWidth, .positiveWidth, .contentWidth, .restingWidth, .targetWidth, .exerciseWidth: return width
    case .maskHeight, .positiveHeight, .contentHeight, .restingHeight, .targetHeight, .exerciseHeight: return height
    }
  }

  /// A contribution as the solver takes it; nil for a value that is not finite.
  func linear(_ contribution: Contribution) -> LinearConstraint? {
    var terms = [LinearExpression.Term(variable(of: contribution.role))]
    if let outer = contribution.outer { terms.append(LinearExpression.Term(outer, -contribution.share)) }
    guard let priority = try? Priority(Double(contribution.priority.rawValue)) else { return nil }
    let expression = LinearExpression(terms, constant: -contribution.value)
    guard contribution.role.isContent else {
      return try? LinearConstraint(expression, contribution.role.relation, priority: priority)
    }
    guard let hugging = try? Priority(Double(contribution.hugging.rawValue)) else { return nil }
    return try? LinearConstraint(balancing: expression, above: hugging, below: priority)
  }

  /// Distances of the baselines from the alignment rectangle's edges, in points.
  struct Baselines: Hashable {
    var size: CGSize
    var firstFromTop: CGFloat?
    var lastFromBottom: CGFloat?
  }
}

// Of the contributions rather than of the item: an item whose method is called is copied for it.
extension [LayoutItem.Contribution] {
  /// Where the contribution of a role is.
  func index(of role: LayoutItem.Role) -> Int? {
    for index in indices where self[index].role == role { return index }
    return nil
  }

  /// Whether there is a content's size among them.
  var haveContent: Bool { contains { $0.role.isContent } }

  /// Whether others differ from these by values and optional priorities alone.
  func areEdits(_ others: [LayoutItem.Contribution]) -> Bool {
    if others.count != count { return false }
    for index in indices where !others[index].canBecome(self[index]) { return false }
    return true
  }
}
