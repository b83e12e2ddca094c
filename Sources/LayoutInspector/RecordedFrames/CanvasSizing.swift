import CoreGraphics
import UIKit

/// What the installed constraints of a document's part say about the lengths of its plain views.
@MainActor
struct CanvasSizing {
  /// The constraints of each view, of its layout guides among them.
  private var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  init(_ made: MadePart) {
    for constraint in made.constraints.lazy.map(\.constraint) where constraint.isActive {
      let views = [Self.view(constraint.firstItem), Self.view(constraint.secondItem)].compactMap(\.self)
      for id in Set(views.map { ObjectIdentifier($0) }) { constraints[id, default: []].append(constraint) }
    }
  }

  /// Returns whether no constraint can size a view along an axis: those to its content lead to one of its edges at most,
  /// those to the views that it's in give one of its edges or its middle at most, and a length has the priority at which views
  /// hug at most, so that a size that Interface Builder gives it is as strong.
  func isUnsized(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    var (inner, outer): (Set<Place>, Set<Place>) = ([], [])
    for constraint in constraints[ObjectIdentifier(view)] ?? [] {
      let (first, second) = (Self.view(constraint.firstItem), Self.view(constraint.secondItem))
      for (end, attribute, other) in [
        (first, constraint.firstAttribute, second), (second, constraint.secondAttribute, first),
      ] where end === view {
        guard let place = Place(attribute, axis) else { continue }
        let isStrong = constraint.priority > .defaultLow
        if place == .length {
          if isStrong { return false }
        } else if let other, other !== view {
          if other.isDescendant(of: view) {
            if place != .middle { inner.insert(place) }
          } else if constraint.relation == .equal, isStrong, view.isDescendant(of: other) {
            outer.insert(place)
          }
        }
      }
    }
    return inner.count < 2 && outer.count < 2
  }

  /// Returns whether a constraint gives a view a length in points along an axis.
  func hasFixedLength(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    (constraints[ObjectIdentifier(view)] ?? []).contains { constraint in
      constraint.firstItem === view && constraint.secondItem == nil && constraint.relation == .equal
        && constraint.priority > .defaultLow && Place(constraint.firstAttribute, axis) == .length
    }
  }

  /// The view that an item of a constraint is, or whose layout guide it is.
  private static func view(_ item: AnyObject?) -> UIView? { item as? UIView ?? (item as? UILayoutGuide)?.owningView }

  /// What an attribute of a view says along an axis.
  private enum Place: Hashable {
    case start, middle, end, length

    init?(_ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis) {
      switch (axis, attribute) {
      case (.horizontal, .left), (.horizontal, .leading), (.horizontal, .leftMargin), (.horizontal, .leadingMargin),
        (.vertical, .top), (.vertical, .topMargin):
        self = .start
      case (.horizontal, .right), (.horizontal, .trailing), (.horizontal, .rightMargin), (.horizontal, .trailingMargin),
        (.vertical, .bottom), (.vertical, .bottomMargin):
        self = .end
      case (.horizontal, .centerX), (.horizontal, .centerXWithinMargins), (.vertical, .centerY),
        (.vertical, .centerYWithinMargins):
        self = .middle
      case (.horizontal, .width), (.vertical, .height): self = .length
      default: return nil
      }
    }
  }
}
