import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Makes the constraints of a view, without activating them.
  func makeConstraints(of description: InterfaceObject, on view: UIView) {
    guard !description.constraints.isEmpty else { return }
    let values = varied(description)
    for constraint in description.constraints where source.includesPlaceholders || !constraint.isPlaceholder {
      guard let made = make(constraint, on: view, description) else { continue }
      register(made, for: constraint.id)
      source.constraintObserver?(constraint, made)
      if !values.isExcluded(constraint.id, from: "constraints") { pending.append((made, constraint)) }
    }
  }

  /// Activates the constraints whose items are in one tree of views. Those of views that aren't installed stay inactive.
  func installConstraints() {
    for (made, description) in pending where !made.activateIfPossible() {
      let views = made.participants.compactMap(\.layoutView)
      if views.contains(where: { view in uninstalled.contains { view.isDescendant(of: $0) } }) { continue }
      let isExcluded = objects[description.firstItem ?? ""] != nil || description.firstItem == nil
      let reason = isExcluded ? "its items are not in one tree of views" : "an item is missing"
      source.warn(
        .damaged, "the constraint is left out: \(reason)", description.position, "constraint", description.id)
    }
    pending = []
  }

  private func make(
    _ constraint: InterfaceConstraint, on view: UIView, _ description: InterfaceObject
  ) -> NSLayoutConstraint? {
    func fail(_ reason: String) -> NSLayoutConstraint? {
      source.warn(.damaged, "the constraint is left out: \(reason)", constraint.position, "constraint", constraint.id)
      return nil
    }
    guard let first = item(constraint.firstItem, view) else {
      return fail("there is no object '\(constraint.firstItem ?? "")'")
    }
    let left = LayoutOperand(first, NSLayoutConstraint.Attribute(constraint.firstAttribute))
    var right: LayoutOperand?
    if let attribute = constraint.secondAttribute {
      guard let second = item(constraint.secondItem, view) else {
        return fail("there is no object '\(constraint.secondItem ?? "")'")
      }
      right = LayoutOperand(second, NSLayoutConstraint.Attribute(attribute))
    }
    if left.objection(toComparingWith: right, multiplier: constraint.multiplier) != nil {
      let second = constraint.secondAttribute?.rawValue ?? "a constant"
      return fail("'\(constraint.firstAttribute.rawValue)' and '\(second)' can't be compared")
    }
    let values = constraint.values(in: traits)
    let relation = Self.relation(constraint.relation)
    let made: NSLayoutConstraint
    if let right, constraint.isSymbolic, left.attribute.isBaseline || right.attribute.isBaseline {
      // Between edges, the constant that Xcode computed for a symbolic constraint is the system spacing already.
      made = NSLayoutConstraint(left, relation, spacedFrom: right, multiplier: constraint.multiplier)
    } else {
      made = NSLayoutConstraint(left, relation, right, multiplier: constraint.multiplier, constant: values.constant)
    }
    made.priority = UILayoutPriority(Float(values.priority))
    made.identifier = constraint.identifier
    return made
  }

  private func item(_ id: String?, _ view: UIView) -> (any LayoutParticipant)? {
    guard let id else { return view }
    // Casting to a protocol looks a conformance up.
    let object = objects[id]
    return object as? UIView ?? object as? UILayoutGuide
  }

  private static func relation(_ relation: InterfaceConstraint.Relation) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate init(_ attribute: InterfaceConstraint.Attribute) {
    self =
      switch attribute {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .baseline, .lastBaseline: .lastBaseline
      case .firstBaseline: .firstBaseline
      case .leftMargin: .leftMargin
      case .rightMargin: .rightMargin
      case .topMargin: .topMargin
      case .bottomMargin: .bottomMargin
      case .leadingMargin: .leadingMargin
      case .trailingMargin: .trailingMargin
      case .centerXWithinMargins: .centerXWithinMargins
      case .centerYWithinMargins: .centerYWithinMargins
      }
  }
}

extension InterfaceConstraint {
  /// The constant and the priority in the size classes of traits.
  package func values(in traits: UITraitCollection) -> (constant: Double, priority: Double) {
    var values = (constant: constant, priority: priority)
    if variations.isEmpty { return values }
    let (width, height) = (traits.horizontalSizeClass.nibClass, traits.verticalSizeClass.nibClass)
    for variation in variations.sorted(by: { $0.specificity < $1.specificity }) {
      guard variation.applies(width: width, height: height) else { continue }
      for attribute in variation.attributes {
        guard let number = DocumentNumber.value(attribute.value) else { continue }
        if attribute.name == "constant" { values.constant = number }
        if attribute.name == "priority" { values.priority = min(max(number, 1), 1000) }
      }
    }
    return values
  }
}
