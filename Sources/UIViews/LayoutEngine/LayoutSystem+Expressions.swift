import Cassowary
import Foundation
import UIFoundation

/// A linear expression under construction, and the items whose variables it needs.
struct ExpressionBuilder {
  var terms: [LinearExpression.Term] = []
  var constant = 0.0
  var slots: [Int] = []
  var follows: LayoutSystem.Follows = []

  mutating func add(_ variable: Variable, _ coefficient: Double) {
    terms.append(LinearExpression.Term(variable, coefficient))
  }

  mutating func add(_ constant: CGFloat, _ coefficient: Double) { self.constant += Double(constant) * coefficient }
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
    if let origin = operand.origin {
      add(origin, times: -factor, in: holder, isMirrored: isMirrored, to: &builder)
    }
    let attribute = operand.attribute.absolute(isMirrored: isMirrored)
    var factor = factor
    if isMirrored, attribute.kind == .x {
      let slot = slot(of: holder)
      builder.slots.append(slot)
      if let item = items[slot] { builder.add(item.width, factor) }
      factor = -factor
    }
    if let guide = operand.guide, guide.rectangle == .own {
      let slot = slot(of: guide)
      builder.slots.append(slot)
      add(attribute, of: slot, insets: .zero, isHolder: false, times: factor, to: &builder)
      if let owner = guide.owner { addOrigins(from: owner, to: holder, attribute.axis, factor, &builder) }
      return
    }
    guard var view = operand.view ?? operand.guide?.owner else { return }
    if attribute.isBaseline { view = view.baselineView(for: attribute) }
    let slot = slot(of: view)
    builder.slots.append(slot)
    let insets = view.insets(of: operand.guide?.rectangle ?? .own, for: operand.attribute)
    if insets != .zero || attribute.isMargin || operand.guide != nil { builder.follows.insert(.insets) }
    if attribute.isBaseline {
      addBaseline(attribute, of: view, slot, insets: insets, isHolder: view === holder, times: factor, to: &builder)
    } else {
      add(attribute, of: slot, insets: insets, isHolder: view === holder, times: factor, to: &builder)
    }
    if view !== holder, let parent = view.tree.superview {
      addOrigins(from: parent, to: holder, attribute.axis, factor, &builder)
    }
  }

  /// Adds the origins of the views from one up to, and without, the holder.
  private mutating func addOrigins(
    from view: UIView, to holder: UIView, _ axis: LayoutAxis?, _ factor: Double, _ builder: inout ExpressionBuilder
  ) {
    guard let axis else { return }
    var step: UIView? = view
    while let view = step, view !== holder {
      let slot = slot(of: view)
      builder.slots.append(slot)
      if let item = items[slot] { builder.add(axis == .x ? item.minX : item.minY, factor) }
      builder.follows.insert(.insets)
      builder.add(axis == .x ? -view.geometry.bounds.origin.x : -view.geometry.bounds.origin.y, factor)
      step = view.tree.superview
    }
  }

  /// Adds an attribute of an item's rectangle, which lies inside the item's frame by the insets.
  private func add(
    _ attribute: NSLayoutConstraint.Attribute, of slot: Int, insets: UIEdgeInsets, isHolder: Bool,
    times factor: Double, to builder: inout ExpressionBuilder
  ) {
    guard let item = items[slot] else { return }
    if let axis = attribute.axis, !isHolder { builder.add(axis == .x ? item.minX : item.minY, factor) }
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: builder.add(insets.left, factor)
    case .right, .trailing, .rightMargin, .trailingMargin:
      builder.add(item.width, factor)
      builder.add(-insets.right, factor)
    case .top, .firstBaseline, .topMargin: builder.add(insets.top, factor)
    case .bottom, .lastBaseline, .bottomMargin:
      builder.add(item.height, factor)
      builder.add(-insets.bottom, factor)
    case .width:
      builder.add(item.width, factor)
      builder.add(-insets.left - insets.right, factor)
    case .height:
      builder.add(item.height, factor)
      builder.add(-insets.top - insets.bottom, factor)
    case .centerX, .centerXWithinMargins:
      builder.add(item.width, factor / 2)
      builder.add((insets.left - insets.right) / 2, factor)
    case .centerY, .centerYWithinMargins:
      builder.add(item.height, factor / 2)
      builder.add((insets.top - insets.bottom) / 2, factor)
    case .notAnAttribute: break
    }
  }

  private mutating func addBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, _ slot: Int, insets: UIEdgeInsets, isHolder: Bool,
    times factor: Double, to builder: inout ExpressionBuilder
  ) {
    builder.follows.insert(.text)
    secondPassSlots.insert(slot)
    if items[slot]?.baselines == nil {
      let baselines = view.baselines(in: startingSize(of: view, slot))
      items[slot]?.baselines = baselines
    }
    add(attribute, of: slot, insets: insets, isHolder: isHolder, times: factor, to: &builder)
    guard let baselines = items[slot]?.baselines else { return }
    if attribute == .firstBaseline {
      builder.add(baselines.firstFromTop ?? 0, factor)
    } else {
      builder.add(-(baselines.lastFromBottom ?? 0), factor)
    }
  }

  /// The size at which baselines are looked up before anything is solved: the content's, where it has one.
  private func startingSize(of view: UIView, _ slot: Int) -> CGSize {
    let content = items[slot]?.content ?? .zero
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
  /// How far the rectangle that an attribute is about lies inside the frame.
  func insets(of rectangle: LayoutRectangle, for attribute: NSLayoutConstraint.Attribute) -> UIEdgeInsets {
    switch rectangle {
    case .own: return attribute.isMargin ? layoutMargins : alignmentRectInsets
    case .margins: return layoutMargins
    case .safeArea: return safeAreaInsets
    }
  }

  /// The baselines at a size of the alignment rectangle.
  func baselines(in size: CGSize) -> LayoutItem.Baselines {
    let offsets = baselineOffsets(in: size)
    return LayoutItem.Baselines(
      size: size, firstFromTop: offsets?.firstFromTop, lastFromBottom: offsets?.lastFromBottom)
  }
}
