import Cassowary
import Foundation
import UIFoundation

/// A linear expression under construction, with the parts of its constant.
struct ExpressionBuilder {
  var terms = ConstraintTerms()
  var parts: [ConstantPart] = []

  mutating func add(_ variable: Variable, _ coefficient: Double) { terms.add(variable, coefficient) }
}

extension LayoutSystem {
  /// Adds an operand, times a factor, in the points of the view that holds the constraint.
  ///
  /// Mirrored, places along x are measured leftwards from the holder's right edge: a constant then points in the reading
  /// direction, as it does on iOS.
  mutating func add(
    _ operand: LayoutOperand, times factor: Double, in holder: UIView, isMirrored: Bool,
    to builder: inout ExpressionBuilder
  ) {
    if operand.isDistance, let origin = operand.origin {
      add(origin, times: -factor, in: holder, isMirrored: isMirrored, to: &builder)
    }
    let attribute = operand.attribute.absolute(isMirrored: isMirrored)
    var factor = factor
    if isMirrored, attribute.kind == .x {
      builder.add(items[slot(of: holder)].width, factor)
      factor = -factor
    }
    let guide = operand.guide
    if let guide, guide.rectangle == .own || guide.rectangle == .content {
      let slot = slot(of: guide)
      add(attribute, of: slot, .own, isHolder: false, times: factor, to: &builder)
      if let owner = guide.owner { addOrigins(from: owner, to: holder, attribute.axis, factor, &builder) }
      return
    }
    guard var view = operand.view ?? guide?.owner else { return }
    if view === holder, guide == nil, attribute.isEdge, let content = view.contentEdges {
      addContentEdge(attribute, of: content, in: view, times: factor, to: &builder)
      return
    }
    if attribute.isBaseline { view = view.baselineView(for: attribute) }
    let slot = slot(of: view)
    let rectangle = guide?.rectangle ?? (attribute.isMargin ? .margins : .own)
    if attribute.isBaseline { addBaseline(attribute, of: view, slot, times: factor, to: &builder) }
    add(attribute, of: slot, rectangle, isHolder: view === holder, times: factor, to: &builder)
    if view !== holder, let parent = view.tree.superview {
      addOrigins(from: parent, to: holder, attribute.axis, factor, &builder)
    } else if rectangle == .frame, let axis = attribute.axis {
      // Inside, the frame lies where the view has been scrolled to.
      builder.parts.append(
        ConstantPart(slot: slot, quantity: axis == .x ? .scrolledX : .scrolledY, rectangle: .own, factor: -factor))
    }
  }

  /// Adds an edge of a scroll view as what is inside it means it: the content's, or the margin's inside that.
  private mutating func addContentEdge(
    _ attribute: NSLayoutConstraint.Attribute, of content: UILayoutGuide, in view: UIView, times factor: Double,
    to builder: inout ExpressionBuilder
  ) {
    let slots = (content: slot(of: content), view: slot(of: view))
    add(attribute, of: slots.content, .own, isHolder: false, times: factor, to: &builder)
    let quantity: ConstantPart.Quantity
    switch attribute {
    case .leftMargin: quantity = .left
    case .rightMargin: quantity = .right
    case .topMargin: quantity = .top
    case .bottomMargin: quantity = .bottom
    default: return
    }
    builder.parts.append(ConstantPart(slot: slots.view, quantity: quantity, rectangle: .margins, factor: factor))
  }

  /// Adds the origins of the views from one up to, and without, the holder.
  private mutating func addOrigins(
    from view: UIView, to holder: UIView, _ axis: LayoutAxis?, _ factor: Double, _ builder: inout ExpressionBuilder
  ) {
    guard let axis else { return }
    var step: UIView? = view
    while let view = step, view !== holder {
      let slot = slot(of: view)
      builder.add(axis == .x ? items[slot].minX : items[slot].minY, factor)
      builder.parts.append(
        ConstantPart(slot: slot, quantity: axis == .x ? .scrolledX : .scrolledY, rectangle: .own, factor: factor))
      step = view.tree.superview
    }
  }

  /// Adds an attribute of an item's rectangle, which lies inside the item's frame by its insets.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of slot: Int, _ rectangle: LayoutRectangle, isHolder: Bool,
    times factor: Double, to builder: inout ExpressionBuilder
  ) {
    if let axis = attribute.axis, !isHolder { builder.add(axis == .x ? items[slot].minX : items[slot].minY, factor) }
    let quantity: ConstantPart.Quantity
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: quantity = .left
    case .right, .trailing, .rightMargin, .trailingMargin:
      builder.add(items[slot].width, factor)
      quantity = .right
    case .top, .firstBaseline, .topMargin: quantity = .top
    case .bottom, .lastBaseline, .bottomMargin:
      builder.add(items[slot].height, factor)
      quantity = .bottom
    case .width:
      builder.add(items[slot].width, factor)
      quantity = .width
    case .height:
      builder.add(items[slot].height, factor)
      quantity = .height
    case .centerX, .centerXWithinMargins:
      builder.add(items[slot].width, factor / 2)
      quantity = .centerX
    case .centerY, .centerYWithinMargins:
      builder.add(items[slot].height, factor / 2)
      quantity = .centerY
    case .notAnAttribute: return
    }
    // Most views are all alignment rectangle; when one ceases to be, its constraints are made anew.
    if rectangle == .own, items[slot].alignment == .zero { return }
    builder.parts.append(ConstantPart(slot: slot, quantity: quantity, rectangle: rectangle, factor: factor))
  }

  private mutating func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ slot: Int, times factor: Double,
    to builder: inout ExpressionBuilder
  ) {
    secondPassSlots.insert(slot)
    if items[slot].baselines == nil {
      let baselines = view.baselines(in: startingSize(of: view, slot))
      items[slot].baselines = baselines
    }
    let quantity: ConstantPart.Quantity = attribute == .firstBaseline ? .firstBaseline : .lastBaseline
    builder.parts.append(ConstantPart(slot: slot, quantity: quantity, rectangle: .own, factor: factor))
  }

  /// The size at which baselines are looked up before anything is solved: the content's, where it has one.
  private func startingSize(of view: UIView, _ slot: Int) -> CGSize {
    let content = items[slot].content
    let bounds = view.geometry.bounds.size
    return CGSize(
      width: content.width >= 0 ? content.width : bounds.width,
      height: content.height >= 0 ? content.height : bounds.height)
  }
}

/// The axis of a place.
enum LayoutAxis: Hashable {
  case x, y
}

extension NSLayoutConstraint.Attribute {
  /// The axis of a place; nil for a size.
  var axis: LayoutAxis? {
    switch kind {
    case .x: return .x
    case .y: return .y
    case .size, .none: return nil
    }
  }

  /// The attribute with left and right in place of leading and trailing.
  func absolute(isMirrored: Bool) -> Self {
    switch self {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .leadingMargin: return isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: return isMirrored ? .leftMargin : .rightMargin
    default: return self
    }
  }

  /// Whether the attribute is an edge, or a margin at one; left and right have taken the place of leading and trailing.
  var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leftMargin, .rightMargin, .topMargin, .bottomMargin: return true
    default: return false
    }
  }

  /// Whether the attribute is about the margins and not about the alignment rectangle.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      return true
    default: return false
    }
  }
}

extension UIView {
  /// The baselines at a size of the alignment rectangle.
  func baselines(in size: CGSize) -> LayoutItem.Baselines {
    let offsets = baselineOffsets(in: size)
    return LayoutItem.Baselines(
      size: size, firstFromTop: offsets?.firstFromTop, lastFromBottom: offsets?.lastFromBottom)
  }
}
