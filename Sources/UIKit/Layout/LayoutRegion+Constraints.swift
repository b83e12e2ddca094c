import Cassowary
import Foundation
import UIFoundation

/// Constraints as data: their terms and the parts of their constants over the slots of items.
extension LayoutRegion {
  /// Returns a constraint as `first - multiplier * second - constant relation 0`, or `nil` if it is inactive.
  ///
  /// Its views are asked for their facts if the region did not know them.
  @inline(__always)
  func data(of constraint: NSLayoutConstraint, share: Double? = nil) -> InstalledConstraint? {
    guard let holder = constraint.holder, let priority = try? Priority(Self.enteredPriority(of: constraint)) else {
      return nil
    }
    // Read each once, since every read retains the operand.
    let (first, second) = (constraint.first, constraint.second)
    let isDirectional = first.isDirectional || (second?.isDirectional ?? false)
    let isMirrored = isDirectional && holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var expression = LayoutExpression()
    var items = (first: ItemSlot.none, second: ItemSlot.none)
    items.first = add(first, times: 1, in: holder, isMirrored: isMirrored, to: &expression)
    if let second {
      let factor = -(share ?? Double(constraint.multiplier))
      items.second = add(second, times: factor, in: holder, isMirrored: isMirrored, to: &expression)
    }
    let origin: ConstraintOrigin
    if constraint.isArrangement {
      origin = .arrangement(ObjectIdentifier(holder))
    } else if second == nil, constraint.relation == .equal {
      origin = .fixedSize(items.first)
    } else if holder.formsLayoutRegion, let second, Self.ties(first, second, toEndOf: holder, constraint.relation) {
      origin = .end(items.first, items.second)
    } else {
      origin = .application(items.first, items.second)
    }
    let hasSpacing = constraint.spacing != nil
    let spaced = hasSpacing ? spacedSlots(first, second, besides: expression.parts) : []
    return InstalledConstraint(
      activation: constraint.activation, relation: Self.relation(of: constraint), priority: priority,
      expression: consume expression, own: Double(constraint.constant), hasSpacing: hasSpacing, spaced: spaced,
      origin: origin, share: share)
  }

  /// Whether a constraint makes the trailing or bottom edge of an item follow that of a view.
  private static func ties(
    _ first: LayoutOperand, _ second: LayoutOperand, toEndOf root: UIView, _ relation: NSLayoutConstraint.Relation
  ) -> Bool {
    relation == .equal && first.attribute.isEnd && second.attribute.isEnd
      && (first.view === root || second.view === root)
  }

  /// The lowest priority of an arranged view's share of its stack view's length in the solver: that of the 32nd share.
  ///
  /// Shares have the priorities 999, 998, 997, and so on, so that the last views give way first if not all can have
  /// their share. Each distinct priority costs the solver one number per variable. In a stack view with more views than
  /// any recording has, those from the 32nd on give way together; that is our own decision.
  private static let leastSharePriority = 968.0

  @inline(__always)
  private static func enteredPriority(of constraint: NSLayoutConstraint) -> Double {
    let priority = Double(constraint.priority.rawValue)
    return constraint.isShare ? max(priority, leastSharePriority) : priority
  }

  private static func relation(of constraint: NSLayoutConstraint) -> Cassowary.Relation {
    switch constraint.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .lessThanOrEqual
    case .greaterThanOrEqual: return .greaterThanOrEqual
    }
  }

  /// Returns the slots of the items whose fonts determine a system spacing, except those with a part in the constant.
  private func spacedSlots(
    _ first: LayoutOperand, _ second: LayoutOperand?, besides parts: ConstantParts
  ) -> [ItemSlot] {
    var spaced: [ItemSlot] = []
    for operand in [first, second] {
      guard let operand, let view = operand.view,
        let slot = knownSlot(of: view.baselineView(for: operand.attribute)), !spaced.contains(slot),
        !parts.contains(where: { $0.slot == slot })
      else { continue }
      spaced.append(slot)
    }
    return spaced
  }

  // MARK: - Expressions

  /// Adds a multiple of an operand, in the coordinate system of the view that holds the constraint.
  ///
  /// If `isMirrored` is set, x coordinates are measured leftward from the holder's right edge, so that a positive
  /// constant points in the reading direction, as on iOS.
  ///
  /// - Returns: The slot of the operand's item; `none` for a guide that stands for a rectangle of its view, and for an
  ///   item that was released.
  @discardableResult
  func add(
    _ operand: LayoutOperand, times factor: Double, in holder: UIView, isMirrored: Bool,
    to expression: inout LayoutExpression
  ) -> ItemSlot {
    if case .distance(let distance) = operand.target {
      add(distance.start, times: -factor, in: holder, isMirrored: isMirrored, to: &expression)
      return add(distance.end, times: factor, in: holder, isMirrored: isMirrored, to: &expression)
    }
    let attribute = operand.attribute.absolute(isMirrored: isMirrored)
    var factor = factor
    if isMirrored, attribute.kind == .x {
      system.addWidth(of: insertIfNeeded(holder), times: factor, to: &expression)
      factor = -factor
    }
    // A guide with a rectangle of its own is an item. Any other guide stands for a rectangle of its view.
    let guide = operand.guide
    if let guide, guide.rectangle == .own || guide.rectangle == .content {
      let slot = insertIfNeeded(guide)
      system.add(attribute, of: slot, .own, isHolder: false, times: factor, to: &expression)
      if let owner = guide.owner { addOrigins(from: owner, to: holder, attribute.axis, factor, &expression) }
      return slot
    }
    guard var view = guide == nil ? operand.view : guide?.owner else { return .none }
    if view === holder, guide == nil, attribute.side != .none, let content = view.contentEdges {
      return addContentEdge(attribute, of: content, in: view, times: factor, to: &expression)
    }
    let own = view
    var edge = attribute
    if let baseline = attribute.baselineQuantity {
      view = view.baselineView(for: attribute)
      if view !== own { view.joinRegions(upTo: holder) }
      if view.centersText { edge = .centerY }
      addBaseline(view.centersText ? baseline.fromCenter : baseline, of: view, times: factor, to: &expression)
    }
    let rectangle = guide?.rectangle ?? (attribute.isMargin ? .margins : .own)
    let slot = insertIfNeeded(view)
    let isHolder = view === holder
    if rectangle != .own { tellInsets(of: view, in: rectangle, slot) }
    system.add(
      edge, of: slot, rectangle, isHolder: isHolder, isForBaseline: attribute.isBaseline, times: factor, to: &expression
    )
    if isHolder {
      // In the coordinate system of the view's inside, the frame's origin is the scroll position.
      if rectangle == .frame, let axis = attribute.axis {
        addScrollPosition(of: view, slot, axis, times: -factor, to: &expression)
      }
    } else if !view.tree.isRightInside(holder), let parent = view.tree.superview {
      // Most views are direct subviews of the holder.
      addOrigins(from: parent, to: holder, attribute.axis, factor, &expression)
    }
    if guide != nil { return .none }
    return view === own ? slot : knownSlot(of: own) ?? .none
  }

  /// Adds an edge of a scroll view for a constraint to its inside: the edge of the content, or the margin in it.
  private func addContentEdge(
    _ attribute: NSLayoutConstraint.Attribute, of content: UILayoutGuide, in view: UIView, times factor: Double,
    to expression: inout LayoutExpression
  ) -> ItemSlot {
    let slots = (content: insertIfNeeded(content), view: insertIfNeeded(view))
    system.add(attribute, of: slots.content, .own, isHolder: false, times: factor, to: &expression)
    guard attribute.isMargin else { return slots.view }
    let quantity: ConstantPart.Quantity
    switch attribute.side {
    case .left: quantity = .left
    case .right: quantity = .right
    case .top: quantity = .top
    case .bottom: quantity = .bottom
    case .leading, .trailing, .none: return slots.view
    }
    tellInsets(of: view, in: .margins, slots.view)
    expression.add(quantity, of: slots.view, in: .margins, times: factor)
    return slots.view
  }

  /// Adds the origins of a view and its superviews, up to but excluding the holder.
  private func addOrigins(
    from view: UIView, to holder: UIView, _ axis: LayoutAxis?, _ factor: Double, _ expression: inout LayoutExpression
  ) {
    guard let axis else { return }
    var step: UIView? = view
    while let view = step, view !== holder {
      let slot = insertIfNeeded(view)
      system.addOrigin(of: slot, axis, times: factor, to: &expression)
      addScrollPosition(of: view, slot, axis, times: factor, to: &expression)
      step = view.tree.superview
    }
  }

  private func addScrollPosition(
    of view: UIView, _ slot: ItemSlot, _ axis: LayoutAxis, times factor: Double, to expression: inout LayoutExpression
  ) {
    system.setScrollPosition(view.geometry.bounds.origin, of: slot)
    expression.add(axis.scrolled, of: slot, times: factor)
  }

  /// Adds the distance of a baseline from the edge or center that it is measured from.
  private func addBaseline(
    _ baseline: ConstantPart.Quantity, of view: UIView, times factor: Double, to expression: inout LayoutExpression
  ) {
    let slot = insertIfNeeded(view)
    system.includeInSecondPass(slot)
    if !system.hasBaselines(slot) {
      let size = system.startingSize(of: slot, current: view.geometry.bounds.size)
      system.storeFirstBaselines(view.baselines(in: size), of: slot)
    }
    expression.add(baseline, of: slot, times: factor)
  }
}

extension UIView {
  /// Returns the baselines for a size of the alignment rectangle, in points.
  func baselines(in size: CGSize) -> MeasuredContent.Baselines {
    let offsets = baselineOffsets(in: size)
    return MeasuredContent.Baselines(
      size: size, firstFromTop: offsets?.firstFromTop, lastFromBottom: offsets?.lastFromBottom)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a trailing, right, or bottom edge, or the margin there. Of these, only trailing and bottom
  /// edges are recorded.
  fileprivate var isEnd: Bool {
    switch self {
    case .trailing, .bottom, .right, .trailingMargin, .bottomMargin, .rightMargin: true
    default: false
    }
  }
}
