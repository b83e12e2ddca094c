import Cassowary
import Foundation
import UIFoundation

/// What a layout system knows of a view, or of a guide with a rectangle of its own.
///
/// The variables describe the untransformed frame in the superview's (or owning view's) points.
struct LayoutItem {
  /// The view; nil for a guide. The tree keeps it alive: a view that leaves is forgotten in the same call.
  unowned let view: UIView?
  /// The guide; nil for a view.
  unowned let guide: UILayoutGuide?
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
  /// The constraints that mention the item.
  var dependents: Set<ObjectIdentifier> = []
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

  /// A constraint that the system adds on an item's behalf.
  struct Contribution {
    var role: Role
    var id: ConstraintID?
    var linear: LinearConstraint
  }

  /// Why the system added a constraint.
  enum Role: Hashable {
    /// Follows from the frame and the autoresizing mask.
    case maskX, maskY, maskWidth, maskHeight
    /// A size is never negative.
    case positiveWidth, positiveHeight
    /// The content's size, from above by hugging and from below by compression resistance.
    case hugWidth, resistWidth, hugHeight, resistHeight
    /// The size that a root without a mask has where nothing decides it.
    case restingWidth, restingHeight
    /// The target of `systemLayoutSizeFitting`.
    case targetWidth, targetHeight

    var isMask: Bool {
      switch self {
      case .maskX, .maskY, .maskWidth, .maskHeight: return true
      default: return false
      }
    }

    var isContent: Bool {
      switch self {
      case .hugWidth, .resistWidth, .hugHeight, .resistHeight: return true
      default: return false
      }
    }
  }

  /// Distances of the baselines from the alignment rectangle's edges, in points.
  struct Baselines: Hashable {
    var size: CGSize
    var firstFromTop: CGFloat?
    var lastFromBottom: CGFloat?
  }
}
