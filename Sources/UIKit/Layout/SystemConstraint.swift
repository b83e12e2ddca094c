import Cassowary
import Foundation
import UIFoundation

/// A constraint of the engine's own, for conflict reports and for `constraintsAffectingLayout(for:)`.
///
/// It is created on demand and never installed.
@MainActor
final class SystemConstraint: NSLayoutConstraint {
  private var className = ""
  private var body = ""

  /// Whether the constraint results from an autoresizing mask.
  var isMask: Bool { className == "NSAutoresizingMaskLayoutConstraint" }

  convenience init(
    _ item: any LayoutParticipant, _ attribute: NSLayoutConstraint.Attribute, constant: CGFloat,
    class className: String, body: String
  ) {
    self.init(LayoutOperand(item, attribute), attribute: attribute, constant: constant)
    self.className = className
    self.body = body
  }

  /// A position from a mask has no second item, which applications cannot express, so the superview stands in for it.
  private convenience init(_ operand: LayoutOperand, attribute: NSLayoutConstraint.Attribute, constant: CGFloat) {
    self.init(
      operand, .equal, attribute.kind == .size ? nil : LayoutOperand(operand.view?.tree.superview, attribute),
      constant: constant)
  }

  override var description: String {
    MainThread.value(
      {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        return "<\(className):0x\(address) \(body)   (active)>"
      }, elsewhere: super.description)
  }
}

extension LayoutRegion {
  /// Returns the constraint of a source: one of the application's, or an object that represents a contribution of an
  /// item.
  ///
  /// It returns `nil` for contributions that iOS has no constraint for: nonnegative sizes, and those that only this
  /// engine adds.
  func constraint(for source: ConstraintSource) -> NSLayoutConstraint? {
    switch source {
    case .installed(let slot): return constraint(at: slot)
    case .item(let slot, let role): return constraint(for: role, of: slot)
    }
  }

  private func constraint(for role: Contribution.Role, of slot: ItemSlot) -> NSLayoutConstraint? {
    let view = view(at: slot)
    guard let participant: any LayoutParticipant = view ?? guide(at: slot),
      let contribution = system.contribution(role, of: slot)
    else { return nil }
    let constant = contribution.value
    let name = participant.layoutName
    func content(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
      let size = axis == .horizontal ? "width" : "height"
      let hugging = view?.contentHuggingPriority(for: axis) ?? .required
      let resistance = view?.contentCompressionResistancePriority(for: axis) ?? .required
      return SystemConstraint(
        participant, axis == .horizontal ? .width : .height, constant: constant, class: "NSContentSizeLayoutConstraint",
        body: "\(name).\(size) == \(numberText(constant)) Hug:\(numberText(Double(hugging.rawValue))) "
          + "CompressionResistance:\(numberText(Double(resistance.rawValue)))")
    }
    func mask(_ attribute: NSLayoutConstraint.Attribute, _ text: String, of outer: String) -> NSLayoutConstraint {
      SystemConstraint(
        participant, attribute, constant: constant, class: "NSAutoresizingMaskLayoutConstraint",
        body: "\(maskText(view)) \(name).\(text) == \(right(contribution, of: view, outer))")
    }
    func encapsulated(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint {
      let side = attribute == .width ? "Width" : "Height"
      return SystemConstraint(
        participant, attribute, constant: constant, class: "NSLayoutConstraint",
        body: "'UIView-Encapsulated-Layout-\(side)' \(name).\(attribute.name) == \(numberText(constant))")
    }
    let isRegion = view.map { isRoot($0) && ($0.layoutState.formsRegion || rootSize != .frame) } ?? false
    switch role {
    case .maskX: return mask(.left, "minX", of: "width")
    case .maskY: return mask(.top, "minY", of: "height")
    case .maskWidth, .rootWidth: return isRegion ? encapsulated(.width) : mask(.width, "width", of: "width")
    case .maskHeight, .rootHeight: return isRegion ? encapsulated(.height) : mask(.height, "height", of: "height")
    case .contentWidth: return content(.horizontal)
    case .contentHeight: return content(.vertical)
    case .positiveWidth, .positiveHeight, .restingWidth, .restingHeight, .exerciseX, .exerciseY, .exerciseWidth,
      .exerciseHeight:
      return nil
    }
  }

  /// Returns the right side of a mask's constraint: `0.5*UIView:0x7f....width + 8` if it depends on the superview, or
  /// else a number.
  private func right(_ contribution: Contribution, of view: UIView?, _ side: String) -> String {
    guard contribution.outer != nil, let outer = view?.tree.superview else {
      return numberText(contribution.value)
    }
    let factor = contribution.share == 1 ? "" : "\(numberText(contribution.share))*"
    return "\(factor)\(outer.layoutName).\(side)\(offsetText(contribution.value))"
  }

  /// Returns a mask as text, such as `h=--& v=--&`: the near margin, size, and far margin of each axis, with `&` if it
  /// is flexible.
  private func maskText(_ view: UIView?) -> String {
    let mask = view?.layoutState.mask ?? []
    func mark(_ part: UIView.AutoresizingMask) -> String { mask.contains(part) ? "&" : "-" }
    func axis(_ near: UIView.AutoresizingMask, _ size: UIView.AutoresizingMask, _ far: UIView.AutoresizingMask)
      -> String
    {
      mask.isDisjoint(with: [near, size, far]) ? "--&" : mark(near) + mark(size) + mark(far)
    }
    return "h=\(axis(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)) "
      + "v=\(axis(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin))"
  }
}
