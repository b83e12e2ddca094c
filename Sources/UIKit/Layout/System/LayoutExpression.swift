import Cassowary
import CoreGraphics

/// One side of a constraint minus the other: terms over the variables of items, and the parts of the constant that come
/// from items.
struct LayoutExpression {
  var terms = ConstraintTerms()
  var parts = ConstantParts(padding: ConstantPart(slot: .none, quantity: .left, rectangle: .own, factor: 0))

  /// Adds a part to the constant.
  mutating func add(
    _ quantity: ConstantPart.Quantity, of slot: ItemSlot, in rectangle: LayoutRectangle = .own, times factor: Double
  ) {
    parts.append(ConstantPart(slot: slot, quantity: quantity, rectangle: rectangle, factor: factor))
  }
}

/// The parts of a constraint's constant that come from items.
typealias ConstantParts = ShortList<2, ConstantPart>

/// The axis of a coordinate.
enum LayoutAxis: Hashable {
  case x, y

  /// The coordinate of a scroll position along the axis.
  var scrolled: ConstantPart.Quantity { self == .x ? .scrolledX : .scrolledY }
}

extension LayoutSystem {
  /// Adds an attribute of an item's rectangle, which its insets place inside the item's frame.
  ///
  /// Coordinates are those of the item's superview. Those of an item that holds the constraint are its own: its frame's
  /// origin is 0. For a baseline, this adds the edge or center that it is measured from. Leading and trailing count as
  /// left and right.
  func add(
    _ attribute: NSLayoutConstraint.Attribute, of slot: ItemSlot, _ rectangle: LayoutRectangle, isHolder: Bool,
    isForBaseline: Bool = false, times factor: Double, to expression: inout LayoutExpression
  ) {
    if let axis = attribute.axis, !isHolder { addOrigin(of: slot, axis, times: factor, to: &expression) }
    let quantity: ConstantPart.Quantity
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: quantity = .left
    case .right, .trailing, .rightMargin, .trailingMargin:
      addWidth(of: slot, times: factor, to: &expression)
      quantity = .right
    case .top, .firstBaseline, .topMargin: quantity = .top
    case .bottom, .lastBaseline, .bottomMargin:
      addHeight(of: slot, times: factor, to: &expression)
      quantity = .bottom
    case .width:
      addWidth(of: slot, times: factor, to: &expression)
      quantity = .width
    case .height:
      addHeight(of: slot, times: factor, to: &expression)
      quantity = .height
    case .centerX, .centerXWithinMargins:
      addWidth(of: slot, times: factor / 2, to: &expression)
      quantity = .centerX
    case .centerY, .centerYWithinMargins:
      addHeight(of: slot, times: factor / 2, to: &expression)
      quantity = .centerY
    case .notAnAttribute: return
    }
    // For most views, the alignment rectangle is the frame. When that changes, the view's constraints are refreshed,
    // except for those on baselines that it provides for another view, which do not mention it.
    if rectangle == .own, !isForBaseline, state.items[slot].insets.alignment == .zero { return }
    expression.add(quantity, of: slot, in: rectangle, times: factor)
  }

  /// Adds the coordinate of an item's frame in its superview.
  func addOrigin(of slot: ItemSlot, _ axis: LayoutAxis, times factor: Double, to expression: inout LayoutExpression) {
    expression.terms.add(axis == .x ? state.items[slot].variables.minX : state.items[slot].variables.minY, factor)
  }

  /// Adds the width of an item's frame.
  func addWidth(of slot: ItemSlot, times factor: Double, to expression: inout LayoutExpression) {
    expression.terms.add(state.items[slot].variables.width, factor)
  }

  private func addHeight(of slot: ItemSlot, times factor: Double, to expression: inout LayoutExpression) {
    expression.terms.add(state.items[slot].variables.height, factor)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The axis of a coordinate; `nil` for a size.
  var axis: LayoutAxis? {
    switch kind {
    case .x: return .x
    case .y: return .y
    case .size, .none: return nil
    }
  }

  /// Returns the attribute with left and right instead of leading and trailing.
  func absolute(isMirrored: Bool) -> Self {
    switch self {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .leadingMargin: return isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return isMirrored ? .leftMargin : .rightMargin
    case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins, .notAnAttribute:
      return self
    }
  }
}
