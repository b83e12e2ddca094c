public import Foundation
import UIFoundation

extension NSLayoutConstraint {
  /// Creates the constraint `view1.attr1 relation multiplier * view2.attr2 + c`. The items are views or guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = view1 as? any LayoutParticipant else {
      raiseException(
        "NSLayoutConstraint for \(view1): Constraint items must each be a view or layout guide.")
    }
    let other = view2.map { view2 -> any LayoutParticipant in
      guard let other = view2 as? any LayoutParticipant else {
        raiseException(
          "NSLayoutConstraint for \(view2): Constraint items must each be a view or layout guide.")
      }
      return other
    }
    let second = other.flatMap { attr2 == .notAnAttribute ? nil : LayoutOperand($0, attr2) }
    self.init(LayoutOperand(item, attr1), relation, second, multiplier: multiplier, constant: c)
  }

  /// The constraint's items that still exist.
  var participants: [any LayoutParticipant] { first.participants + (second?.participants ?? []) }
}
