import Foundation
import UIFoundation

/// Returns a number as descriptions print it: with six significant digits, like `%g`.
func numberText(_ value: Double) -> String { String(format: "%g", value) }

/// Returns an offset as descriptions print it: ` + 8` or ` - 8`, or an empty string for 0.
func offsetText(_ value: Double) -> String {
  value == 0 ? "" : " \(value < 0 ? "-" : "+") \(numberText(abs(value)))"
}

extension NSLayoutConstraint {
  /// The name of the class in descriptions.
  private var className: String {
    if spacing != nil, first.kind == .y { return "_UISystemBaselineConstraint" }
    return UIView.className(of: self)
  }

  /// The description, `<NSLayoutConstraint:0x... UIView:0x....height == 200   (active)>` (auto-layout.md, "Description
  /// grammar").
  var text: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let name = identifier.map { " '\($0)'" } ?? ""
    let visual = visualForm
    var pairs: [String] = []
    if let outer = visual?.outer { pairs.append("'|':\(UIView.name(of: outer))") }
    for view in participants.compactMap({ $0 as? UIView }) where view !== visual?.outer {
      guard let name = view.givenName, !pairs.contains(where: { $0.hasPrefix("\(name):") }) else { continue }
      pairs.append("\(name):\(view.layoutNameWithoutGiven)")
    }
    let names = pairs.isEmpty ? "" : ", names: \(pairs.joined(separator: ", ")) "
    return "<\(className):0x\(address)\(name) \(visual?.body ?? equation)\(isActive ? "   (active\(names))" : "")>"
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

  /// The constant of a space, marked as such if it is the system's spacing.
  private var spaceText: String {
    spacing == nil ? numberText(constant) : "NSLayoutAnchorConstraintSpace(\(numberText(constant)))"
  }

  /// The constraint as an equation, such as `item.attr == 2*item.attr + 8`.
  private var equation: String {
    let left = "\(first.text) \(relationText) "
    guard let second else { return left + numberText(constant) + (priority == .required ? "" : " \(priorityText)") }
    let factor = multiplier == 1 ? "" : "\(numberText(multiplier))*"
    let offset = spacing == nil ? offsetText(constant) : " + \(spaceText)"
    return left + factor + second.text + offset + (priority == .required ? "" : " \(priorityText)")
  }

  /// The constraint in visual format, such as `H:[a]-(8)-[b]`, and the view printed as `|`.
  ///
  /// `nil` unless the first item follows the second in reading order.
  private var visualForm: (body: String, outer: UIView?)? {
    guard multiplier == 1, first.origin == nil, let second, second.origin == nil, let follower = first.participant,
      let leader = second.participant, let axis = visualAxis(second)
    else { return nil }
    let isInLeader = (follower as? UIView)?.superview === leader
    let isInFollower = (leader as? UIView)?.superview === follower
    let gap = "-(\(relation == .equal ? "" : relationText)\(spaceText)\(priorityText))-"
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
    return ("\(axis):\(from)\(gap)\(to)\(direction)", outer as? UIView)
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
