import Cassowary
import Foundation
import UIFoundation

/// Construction of linear expressions: their terms, and the parts of their constants.
extension LayoutSystem {
  /// Adds a multiple of an operand, in the coordinate system of the view that holds the constraint.
  ///
  /// If `isMirrored` is set, x coordinates are measured leftward from the holder's right edge, so that a positive
  /// constant points in the reading direction, as on iOS.
  mutating func add(
    _ operand: LayoutOperand, times factor: Double, in holder: UIView, isMirrored: Bool,
    to terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    if case .distance(let distance) = operand.target {
      add(distance.start, times: -factor, in: holder, isMirrored: isMirrored, to: &terms, &parts)
      add(distance.end, times: factor, in: holder, isMirrored: isMirrored, to: &terms, &parts)
      return
    }
    let attribute = operand.attribute.absolute(isMirrored: isMirrored)
    var factor = factor
    if isMirrored, attribute.kind == .x {
      terms.add(items[slot(of: holder)].variables.width, factor)
      factor = -factor
    }
    // A guide with a rectangle of its own is an item. Any other guide stands for a rectangle of its view.
    let guide = operand.guide
    if let guide, guide.rectangle == .own || guide.rectangle == .content {
      let slot = slot(of: guide)
      add(attribute, of: slot, .own, isHolder: false, times: factor, to: &terms, &parts)
      if let owner = guide.owner { addOrigins(from: owner, to: holder, attribute.axis, factor, &terms, &parts) }
      return
    }
    guard var view = guide == nil ? operand.view : guide?.owner else { return }
    if view === holder, guide == nil, attribute.side != .none, let content = view.contentEdges {
      return addContentEdge(attribute, of: content, in: view, times: factor, to: &terms, &parts)
    }
    if let baseline = attribute.baselineQuantity {
      view = view.baselineView(for: attribute)
      addBaseline(baseline, of: view, times: factor, to: &parts)
    }
    let rectangle = guide?.rectangle ?? (attribute.isMargin ? .margins : .own)
    let slot = slot(of: view)
    let isHolder = view === holder
    add(attribute, of: slot, rectangle, isHolder: isHolder, times: factor, to: &terms, &parts)
    if isHolder {
      guard rectangle == .frame, let axis = attribute.axis else { return }
      // In the coordinate system of the view's inside, the frame's origin is the scroll position.
      parts.append(
        ConstantPart(slot: slot, quantity: axis == .x ? .scrolledX : .scrolledY, rectangle: .own, factor: -factor))
    } else if !view.tree.isRightInside(holder), let parent = view.tree.superview {
      // Most views are direct subviews of the holder.
      addOrigins(from: parent, to: holder, attribute.axis, factor, &terms, &parts)
    }
  }

  /// Adds an edge of a scroll view for a constraint to its inside: the edge of the content, or the margin in it.
  private mutating func addContentEdge(
    _ attribute: NSLayoutConstraint.Attribute, of content: UILayoutGuide, in view: UIView, times factor: Double,
    to terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    let slots = (content: slot(of: content), view: slot(of: view))
    add(attribute, of: slots.content, .own, isHolder: false, times: factor, to: &terms, &parts)
    guard attribute.isMargin else { return }
    let quantity: ConstantPart.Quantity
    switch attribute.side {
    case .left: quantity = .left
    case .right: quantity = .right
    case .top: quantity = .top
    case .bottom: quantity = .bottom
    case .leading, .trailing, .none: return
    }
    parts.append(ConstantPart(slot: slots.view, quantity: quantity, rectangle: .margins, factor: factor))
  }

  /// Adds the origins of a view and its superviews, up to but excluding the holder.
  private mutating func addOrigins(
    from view: UIView, to holder: UIView, _ axis: LayoutAxis?, _ factor: Double,
    _ terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    guard let axis else { return }
    var step: UIView? = view
    while let view = step, view !== holder {
      let slot = slot(of: view)
      terms.add(axis == .x ? items[slot].variables.minX : items[slot].variables.minY, factor)
      parts.append(
        ConstantPart(slot: slot, quantity: axis == .x ? .scrolledX : .scrolledY, rectangle: .own, factor: factor))
      step = view.tree.superview
    }
  }

  /// Adds an attribute of an item's rectangle, which its insets place inside the item's frame.
  ///
  /// For a baseline, this adds the edge that it is measured from.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of slot: ItemSlot, _ rectangle: LayoutRectangle, isHolder: Bool,
    times factor: Double, to terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    if let axis = attribute.axis, !isHolder {
      terms.add(axis == .x ? items[slot].variables.minX : items[slot].variables.minY, factor)
    }
    let quantity: ConstantPart.Quantity
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: quantity = .left
    case .right, .trailing, .rightMargin, .trailingMargin:
      terms.add(items[slot].variables.width, factor)
      quantity = .right
    case .top, .firstBaseline, .topMargin: quantity = .top
    case .bottom, .lastBaseline, .bottomMargin:
      terms.add(items[slot].variables.height, factor)
      quantity = .bottom
    case .width:
      terms.add(items[slot].variables.width, factor)
      quantity = .width
    case .height:
      terms.add(items[slot].variables.height, factor)
      quantity = .height
    case .centerX, .centerXWithinMargins:
      terms.add(items[slot].variables.width, factor / 2)
      quantity = .centerX
    case .centerY, .centerYWithinMargins:
      terms.add(items[slot].variables.height, factor / 2)
      quantity = .centerY
    case .notAnAttribute: return
    }
    // For most views, the alignment rectangle is the frame. When that changes, the view's constraints are refreshed,
    // except for those on baselines that it provides for another view, which do not mention it.
    if rectangle == .own, !attribute.isBaseline, items[slot].alignment == .zero { return }
    parts.append(ConstantPart(slot: slot, quantity: quantity, rectangle: rectangle, factor: factor))
  }

  /// Adds the distance of a baseline from its edge.
  private mutating func addBaseline(
    _ baseline: ConstantPart.Quantity, of view: UIView, times factor: Double, to parts: inout [ConstantPart]
  ) {
    let slot = slot(of: view)
    includeInSecondPass(slot)
    if items[slot].content.baselines == nil {
      let baselines = view.baselines(in: startingSize(of: view, slot))
      _ = items[slot].content.setBaselines(baselines)
    }
    parts.append(ConstantPart(slot: slot, quantity: baseline, rectangle: .own, factor: factor))
  }

  /// Returns the size for computing baselines before anything is solved: the content size if there is one, or else the
  /// current size.
  private func startingSize(of view: UIView, _ slot: ItemSlot) -> CGSize {
    let content = items[slot].content.size
    let bounds = view.geometry.bounds.size
    return CGSize(
      width: content.width >= 0 ? content.width : bounds.width,
      height: content.height >= 0 ? content.height : bounds.height)
  }
}

/// The axis of a coordinate.
enum LayoutAxis: Hashable {
  case x, y
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

extension UIView {
  /// Returns the baselines for a size of the alignment rectangle.
  func baselines(in size: CGSize) -> MeasuredContent.Baselines {
    let offsets = baselineOffsets(in: size)
    return MeasuredContent.Baselines(
      size: size, firstFromTop: offsets?.firstFromTop, lastFromBottom: offsets?.lastFromBottom)
  }
}
