import Cassowary
import Foundation
import UIFoundation

/// Linear expressions under construction: their terms, and the parts of their constants.
extension LayoutSystem {
  /// Adds an operand, times a factor, in the points of the view that holds the constraint.
  ///
  /// Mirrored, places along x are measured leftwards from the holder's right edge: a constant then points in the reading
  /// direction, as it does on iOS.
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
      terms.add(items[slot(of: holder)].width, factor)
      factor = -factor
    }
    if let view = operand.view {
      add(attribute, of: view, nil, in: holder, times: factor, to: &terms, &parts)
    } else if let guide = operand.guide {
      add(attribute, of: guide, in: holder, times: factor, to: &terms, &parts)
    }
  }

  /// Adds an attribute of a guide, or of the rectangle of its view that it stands for.
  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of guide: UILayoutGuide, in holder: UIView, times factor: Double,
    to terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    let owner = guide.owner
    if guide.rectangle == .own || guide.rectangle == .content {
      let slot = slot(of: guide)
      add(attribute, of: slot, .own, isHolder: false, times: factor, to: &terms, &parts)
      if let owner { addOrigins(from: owner, to: holder, attribute.axis, factor, &terms, &parts) }
    } else if let owner {
      add(attribute, of: owner, guide.rectangle, in: holder, times: factor, to: &terms, &parts)
    }
  }

  /// Adds an attribute of a view: of the rectangle that a guide stands for, or of the one that the attribute is about.
  private mutating func add(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ rectangle: LayoutRectangle?, in holder: UIView,
    times factor: Double, to terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    if view === holder, rectangle == nil, attribute.isEdge, let content = view.contentEdges {
      addContentEdge(attribute, of: content, in: view, times: factor, to: &terms, &parts)
    } else if attribute.isBaseline {
      let view = view.baselineView(for: attribute)
      addBaseline(attribute, of: view, slot(of: view), times: factor, to: &parts)
      addPlaced(attribute, of: view, rectangle ?? .own, in: holder, times: factor, to: &terms, &parts)
    } else {
      let rectangle = rectangle ?? (attribute.isMargin ? .margins : .own)
      addPlaced(attribute, of: view, rectangle, in: holder, times: factor, to: &terms, &parts)
    }
  }

  /// Adds an attribute of a view's rectangle, and where the view lies in the holder.
  private mutating func addPlaced(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ rectangle: LayoutRectangle, in holder: UIView,
    times factor: Double, to terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    let slot = slot(of: view)
    let isHolder = view === holder
    add(attribute, of: slot, rectangle, isHolder: isHolder, times: factor, to: &terms, &parts)
    if isHolder {
      guard rectangle == .frame, let axis = attribute.axis else { return }
      // Inside, the frame lies where the view has been scrolled to.
      parts.append(
        ConstantPart(slot: slot, quantity: axis == .x ? .scrolledX : .scrolledY, rectangle: .own, factor: -factor))
      return
    }
    // As most are: right in the holder.
    if view.tree.isRightInside(holder) { return }
    if let parent = view.tree.superview {
      addOrigins(from: parent, to: holder, attribute.axis, factor, &terms, &parts)
    }
  }

  /// Adds an edge of a scroll view as what is inside it means it: the content's, or the margin's inside that.
  private mutating func addContentEdge(
    _ attribute: NSLayoutConstraint.Attribute, of content: UILayoutGuide, in view: UIView, times factor: Double,
    to terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    let slots = (content: slot(of: content), view: slot(of: view))
    add(attribute, of: slots.content, .own, isHolder: false, times: factor, to: &terms, &parts)
    let quantity: ConstantPart.Quantity
    switch attribute {
    case .leftMargin: quantity = .left
    case .rightMargin: quantity = .right
    case .topMargin: quantity = .top
    case .bottomMargin: quantity = .bottom
    default: return
    }
    parts.append(ConstantPart(slot: slots.view, quantity: quantity, rectangle: .margins, factor: factor))
  }

  /// Adds the origins of the views from one up to, and without, the holder.
  private mutating func addOrigins(
    from view: UIView, to holder: UIView, _ axis: LayoutAxis?, _ factor: Double,
    _ terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    guard let axis else { return }
    var step: UIView? = view
    while let view = step, view !== holder {
      let slot = slot(of: view)
      terms.add(axis == .x ? items[slot].minX : items[slot].minY, factor)
      parts.append(
        ConstantPart(slot: slot, quantity: axis == .x ? .scrolledX : .scrolledY, rectangle: .own, factor: factor))
      step = view.tree.superview
    }
  }

  /// Adds an attribute of an item's rectangle, which lies inside the item's frame by its insets.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of slot: Int, _ rectangle: LayoutRectangle, isHolder: Bool,
    times factor: Double, to terms: inout ConstraintTerms, _ parts: inout [ConstantPart]
  ) {
    if let axis = attribute.axis, !isHolder { terms.add(axis == .x ? items[slot].minX : items[slot].minY, factor) }
    let quantity: ConstantPart.Quantity
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: quantity = .left
    case .right, .trailing, .rightMargin, .trailingMargin:
      terms.add(items[slot].width, factor)
      quantity = .right
    case .top, .firstBaseline, .topMargin: quantity = .top
    case .bottom, .lastBaseline, .bottomMargin:
      terms.add(items[slot].height, factor)
      quantity = .bottom
    case .width:
      terms.add(items[slot].width, factor)
      quantity = .width
    case .height:
      terms.add(items[slot].height, factor)
      quantity = .height
    case .centerX, .centerXWithinMargins:
      terms.add(items[slot].width, factor / 2)
      quantity = .centerX
    case .centerY, .centerYWithinMargins:
      terms.add(items[slot].height, factor / 2)
      quantity = .centerY
    case .notAnAttribute: return
    }
    // Most views are all alignment rectangle; when one ceases to be, its constraints are made anew. Not those on baselines
    // that it stands in for, which do not mention it.
    if rectangle == .own, !attribute.isBaseline, items[slot].alignment == .zero { return }
    parts.append(ConstantPart(slot: slot, quantity: quantity, rectangle: rectangle, factor: factor))
  }

  private mutating func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ slot: Int, times factor: Double,
    to parts: inout [ConstantPart]
  ) {
    secondPassSlots.insert(slot)
    if items[slot].baselines == nil {
      let baselines = view.baselines(in: startingSize(of: view, slot))
      items[slot].baselines = baselines
    }
    let quantity: ConstantPart.Quantity = attribute == .firstBaseline ? .firstBaseline : .lastBaseline
    parts.append(ConstantPart(slot: slot, quantity: quantity, rectangle: .own, factor: factor))
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
