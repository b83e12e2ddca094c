import CoreGraphics
import Foundation
import InterfaceDocuments
import UIFoundation

extension NibLoader {
  /// Makes the constraints of a view, without activating them.
  func makeConstraints(of description: InterfaceObject, on view: UIView) {
    guard !description.constraints.isEmpty else { return }
    let values = varied(description)
    for constraint in description.constraints where !constraint.isPlaceholder {
      guard let made = make(constraint, on: view, description) else { continue }
      add(made, for: constraint.id)
      source.constraintObserver?(constraint, made)
      if !values.isExcluded(constraint.id, from: "constraints") { pending.append((made, constraint)) }
    }
  }

  /// Activates the constraints whose items are in one tree of views.
  func installConstraints() {
    for (made, description) in pending {
      guard made.isNibInstallable else {
        let isExcluded = objects[description.firstItem ?? ""] != nil || description.firstItem == nil
        let reason = isExcluded ? "its items are not in one tree of views" : "an item is missing"
        source.warn(
          .damaged, "the constraint is left out: \(reason)", description.position, "constraint", description.id)
        continue
      }
      made.isActive = true
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
    guard let attribute = Self.attributes[constraint.firstAttribute] else { return fail("its attribute is unknown") }
    let left = LayoutOperand(first, attribute)
    var right: LayoutOperand?
    if let name = constraint.secondAttribute, name != "notAnAttribute" {
      guard let second = item(constraint.secondItem, view) else {
        return fail("there is no object '\(constraint.secondItem ?? "")'")
      }
      right = LayoutOperand(second, Self.attributes[name] ?? .notAnAttribute)
    }
    if left.objection(toComparingWith: right, multiplier: constraint.multiplier) != nil {
      return fail(
        "'\(constraint.firstAttribute)' and '\(constraint.secondAttribute ?? "a constant")' can't be compared")
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
    return objects[id] as? any LayoutParticipant
  }

  private static func relation(_ relation: InterfaceConstraint.Relation) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "leftMargin": .leftMargin,
    "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
    "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
    "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension InterfaceConstraint {
  /// The constant and the priority in the size classes of traits.
  func values(in traits: UITraitCollection) -> (constant: Double, priority: Double) {
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
