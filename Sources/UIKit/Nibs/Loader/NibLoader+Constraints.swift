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
    var second: AnyObject?
    var other = NSLayoutConstraint.Attribute.notAnAttribute
    if let name = constraint.secondAttribute, name != "notAnAttribute" {
      guard let item = item(constraint.secondItem, view) else {
        return fail("there is no object '\(constraint.secondItem ?? "")'")
      }
      second = item
      other = Self.attributes[name] ?? .notAnAttribute
    }
    guard Self.isLegal(attribute, other, hasSecond: second != nil, multiplier: constraint.multiplier) else {
      return fail(
        "'\(constraint.firstAttribute)' and '\(constraint.secondAttribute ?? "a constant")' can't be compared")
    }
    let values = constraint.variations.isEmpty ? nil : variation(of: constraint)
    let made =
      systemSpacing(constraint, first, attribute, second, other)
      ?? NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: Self.relation(constraint.relation), toItem: second,
        attribute: other, multiplier: constraint.multiplier, constant: values?.constant ?? constraint.constant)
    made.priority = UILayoutPriority(Float(values?.priority ?? constraint.priority))
    made.identifier = constraint.identifier
    return made
  }

  /// Returns a constraint whose constant is the system spacing of two fonts, or `nil` for other constraints.
  ///
  /// Between edges, the constant that Xcode computed for a symbolic constraint is the system spacing already.
  private func systemSpacing(
    _ constraint: InterfaceConstraint, _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ second: AnyObject?, _ other: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint? {
    guard constraint.isSymbolic, attribute.isBaseline || other.isBaseline,
      let lower = first as? any LayoutParticipant, let upper = second as? any LayoutParticipant
    else { return nil }
    return NSLayoutConstraint(
      LayoutOperand(lower, attribute), Self.relation(constraint.relation), spacedFrom: LayoutOperand(upper, other),
      multiplier: constraint.multiplier)
  }

  private func item(_ id: String?, _ view: UIView) -> AnyObject? {
    guard let id else { return view }
    guard let object = objects[id] else { return nil }
    return object is UIView || object is UILayoutGuide ? object : nil
  }

  /// The values of a constraint that vary by size class.
  private func variation(of constraint: InterfaceConstraint) -> (constant: Double?, priority: Double?) {
    let (width, height) = (traits.horizontalSizeClass.nibClass, traits.verticalSizeClass.nibClass)
    var result: (constant: Double?, priority: Double?) = (nil, nil)
    for variation in constraint.variations.sorted(by: { $0.specificity < $1.specificity }) {
      guard variation.applies(width: width, height: height) else { continue }
      for attribute in variation.attributes {
        guard let number = Double(attribute.value), abs(number) <= InterfaceDocumentLimits.magnitude else { continue }
        if attribute.name == "constant" { result.constant = number }
        if attribute.name == "priority" { result.priority = min(max(number, 1), 1000) }
      }
    }
    return result
  }

  // MARK: - Legality

  /// Returns whether UIKit allows a constraint between the attributes; it raises an exception for others.
  private static func isLegal(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute, hasSecond: Bool, multiplier: Double
  ) -> Bool {
    guard first != .notAnAttribute else { return false }
    guard hasSecond, second != .notAnAttribute, multiplier != 0 else { return isSize(first) }
    guard isSize(first) == isSize(second) else { return false }
    return !(isDirectional(first) && isAbsolute(second)) && !(isAbsolute(first) && isDirectional(second))
  }

  private static func isSize(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute == .width || attribute == .height
  }

  private static func isDirectional(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  private static func isAbsolute(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
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

extension UIView {
  /// The outermost superview, or the view itself.
  var nibRoot: UIView {
    var view = self
    while let above = view.superview { view = above }
    return view
  }
}
