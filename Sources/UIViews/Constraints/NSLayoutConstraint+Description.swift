import Foundation
import UIFoundation

/// A number as a description prints it: six digits, as `%g` does.
func numberText(_ value: Double) -> String { String(format: "%g", value) }

extension NSLayoutConstraint {
  /// The class's name in a description.
  private var className: String {
    guard let spacing, spacing.multiplier >= 0, first.kind == .y else { return "\(type(of: self))" }
    let isBaseline = first.attribute.isBaseline || (second?.attribute.isBaseline ?? false)
    return isBaseline ? "_UISystemBaselineConstraint" : "\(type(of: self))"
  }

  /// `<NSLayoutConstraint:0x... UIView:0x....height == 200   (active)>` (auto-layout.md, "Description grammar").
  var text: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let name = identifier.map { " '\($0)'" } ?? ""
    let visual = visualForm
    let state = isActive ? "   (active\(visual?.names.map { ", names: \($0) " } ?? ""))" : ""
    return "<\(className):0x\(address)\(name) \(visual?.body ?? equation)\(state)>"
  }

  private var relationText: String {
    switch relation {
    case .lessThanOrEqual: return "<="
    case .equal: return "=="
    case .greaterThanOrEqual: return ">="
    }
  }

  private var priorityText: String {
    priority == .required ? "" : "@\(numberText(Double(priority.rawValue)))"
  }

  /// `item.attr == 2*item.attr + 8`.
  private var equation: String {
    let left = "\(first.text) \(relationText) "
    guard let second else { return left + numberText(constant) + (priority == .required ? "" : " \(priorityText)") }
    let factor = multiplier == 1 ? "" : "\(numberText(multiplier))*"
    let sign = constant < 0 ? "-" : "+"
    let offset = constant == 0 ? "" : " \(sign) \(numberText(abs(constant)))"
    return left + factor + second.text + offset + (priority == .required ? "" : " \(priorityText)")
  }

  /// `H:[a]-(8)-[b]` and the names it needs, where the first item follows the second in reading order.
  private var visualForm: (body: String, names: String?)? {
    guard multiplier == 1, first.origin == nil, let second, second.origin == nil, let follower = first.participant,
      let leader = second.participant, let axis = visualAxis(second)
    else { return nil }
    let isInLeader = (follower as? UIView)?.superview === leader
    let isInFollower = (leader as? UIView)?.superview === follower
    let relationPrefix = relation == .equal ? "" : relationText
    let gap = "-(\(relationPrefix)\(numberText(constant))\(priorityText))-"
    let starts = first.attribute == .leading || first.attribute == .left || first.attribute == .top
    let sameSide = first.attribute == second.attribute
    let (from, to): (String, String)
    switch (isInLeader, isInFollower) {
    case (true, _) where sameSide && starts: (from, to) = ("|", "[\(follower.layoutName)]")
    case (_, true) where sameSide && !starts: (from, to) = ("[\(leader.layoutName)]", "|")
    case (false, false) where !sameSide && starts: (from, to) = ("[\(leader.layoutName)]", "[\(follower.layoutName)]")
    default: return nil
    }
    let outer = isInLeader ? leader : (isInFollower ? follower : nil)
    let direction = axis == "H" && first.attribute.isDirectional ? readingDirection : ""
    return ("\(axis):\(from)\(gap)\(to)\(direction)", outer.map { "'|':\($0.layoutName)" })
  }

  private func visualAxis(_ second: LayoutOperand) -> String? {
    switch (first.attribute, second.attribute) {
    case (.leading, .leading), (.trailing, .trailing), (.leading, .trailing), (.left, .left), (.right, .right),
      (.left, .right):
      return "H"
    case (.top, .top), (.bottom, .bottom), (.top, .bottom): return "V"
    default: return nil
    }
  }

  private var readingDirection: String {
    (holder ?? first.participant?.layoutView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "(RTL)" : "(LTR)"
  }
}
