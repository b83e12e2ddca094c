import Cassowary
import Foundation
import UIFoundation

/// A view, or a guide with a rectangle of its own, in a layout system.
///
/// The variables describe the untransformed frame in the coordinate system of the superview or, for a guide, the owning
/// view.
struct LayoutItem {
  /// The identity of the view or guide; `nil` for a removed item.
  let key: ObjectIdentifier?
  /// The view; `nil` for a guide. The view tree retains it, and a view that leaves the tree is removed in the same
  /// call.
  unowned let view: UIView?
  /// The guide; `nil` for a view.
  unowned let guide: UILayoutGuide?
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
  /// The installed constraints whose constants depend on the item's insets, baselines, fonts, or scroll position.
  var followers: [Follower] = []
  /// The constraints that the item contributes itself, from its mask or content, or so that it has no negative size.
  var contributions: [Contribution] = []
  /// The content size that the contributions are based on.
  var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The width for which the second pass requested the content's height; `nil` if `content` has the unwrapped height.
  var askedWidth: CGFloat?
  /// The font that determines the system spacing next to the item's baselines.
  var font: UIFont?
  /// The positions of the baselines; `nil` until a constraint mentions one.
  var baselines: Baselines?
  /// Whether the content has changed since the baselines were computed.
  var hasStaleBaselines = true
  /// The insets of the alignment rectangle in the frame.
  var alignment = UIEdgeInsets.zero

  /// A constraint whose constant depends on the item, and the properties of the item that it depends on.
  struct Follower: BitwiseCopyable {
    var place: Int32
    var ways: LayoutSystem.Follows
  }

  /// A constraint that the system adds on behalf of an item: `side == value`, or as its role says.
  struct Contribution: Equatable {
    var role: Role
    /// The handle in the solver; `nil` if the constraint is not there.
    var id: ConstraintID?
    /// The value that the side is compared with, in points.
    var value: Double
    var priority = UILayoutPriority.required
    /// For a side of the content, the content hugging priority; ``priority`` is then that of compression resistance.
    var hugging = UILayoutPriority.required
    /// The factor of the superview's side that is added to the value, and that side.
    var share = 0.0
    var outer: Variable?

    var isRequired: Bool { priority == .required }

    /// Returns whether a contribution is in the solver and equal to another one.
    @MainActor
    func isSame(as other: Contribution) -> Bool {
      id != nil && priority == other.priority && hugging == other.hugging
        && abs(value - other.value) <= LayoutSystem.constantTolerance
    }

    /// Returns whether another contribution differs only in value or optional priority, so that the solver's constraint
    /// can be edited.
    func canBecome(_ other: Contribution) -> Bool {
      role == other.role && share == other.share && outer == other.outer && isRequired == other.isRequired
    }
  }

  /// The reason for a contribution.
  enum Role: UInt8 {
    /// The frame and the autoresizing mask.
    case maskX, maskY, maskWidth, maskHeight
    /// Sizes are never negative.
    case positiveWidth, positiveHeight
    /// The content size, limited from above by content hugging and from below by compression resistance.
    case contentWidth, contentHeight
    /// The current size of a root without a mask, or an empty scrollable content, if nothing else determines the size.
    case restingWidth, restingHeight
    /// The target of `systemLayoutSizeFitting`.
    case targetWidth, targetHeight
    /// A pull that moves ambiguous edges or sides, for `exerciseAmbiguityInLayout()`.
    case exerciseX, exerciseY, exerciseWidth, exerciseHeight

    var isExercise: Bool {
      switch self {
      case .exerciseX, .exerciseY, .exerciseWidth, .exerciseHeight: return true
      default: return false
      }
    }

    /// Whether content hugging and compression resistance are the two sides of the constraint.
    var isContent: Bool { self == .contentWidth || self == .contentHeight }

    var relation: Cassowary.Relation {
      switch self {
      case .positiveWidth, .positiveHeight: return .greaterThanOrEqual
      default: return .equal
      }
    }
  }

  /// Returns the variable that contributions of a role constrain.
  func variable(of role: Role) -> Variable {
    switch role {
    case .maskX, .exerciseX: return minX
    case .maskY, .exerciseY: return minY
    case .maskWidth, .positiveWidth, .contentWidth, .restingWidth, .targetWidth, .exerciseWidth: return width
    case .maskHeight, .positiveHeight, .contentHeight, .restingHeight, .targetHeight, .exerciseHeight: return height
    }
  }

  /// Returns a contribution as a constraint for the solver; `nil` for a value that is not finite.
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

  /// The distances of the baselines from the edges of the alignment rectangle, in points.
  struct Baselines: Hashable {
    var size: CGSize
    var firstFromTop: CGFloat?
    var lastFromBottom: CGFloat?
  }
}

// An extension of the array rather than a method of the item, which would copy the item for the call.
extension [LayoutItem.Contribution] {
  /// Returns the index of the contribution with a role, or `nil`.
  func index(of role: LayoutItem.Role) -> Int? {
    for index in indices where self[index].role == role { return index }
    return nil
  }

  /// Whether one of the contributions is a content size.
  var haveContent: Bool { contains { $0.role.isContent } }

  /// Returns whether others differ from these only in values and optional priorities.
  func areEdits(_ others: [LayoutItem.Contribution]) -> Bool {
    if others.count != count { return false }
    for index in indices where !others[index].canBecome(self[index]) { return false }
    return true
  }
}
