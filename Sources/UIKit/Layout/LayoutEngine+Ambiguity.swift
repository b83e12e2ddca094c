import Cassowary
import Foundation

/// Questions about the solution. While the engine is busy, there is none, so nothing is ambiguous and no constraint
/// determines anything.
extension LayoutEngine {
  /// Returns whether a view or guide is ambiguous; `nil` if no constraint mentions it.
  func isAmbiguous(_ item: any LayoutParticipant) -> Bool? {
    if isBusy { return false }
    return region.knownSlot(of: item).map { region.system.isAmbiguous($0) }
  }

  /// Returns whether an attribute of an item could have another value.
  func isAmbiguous(_ operand: LayoutOperand) -> Bool {
    if isBusy { return false }
    let copy = LayoutRegion(copying: region)
    guard let expression = copy.expression(of: operand) else { return false }
    return copy.system.isAmbiguous(expression)
  }

  /// Returns the constraints that determine the position and size of an item along an axis.
  func constraintsHolding(_ item: any LayoutParticipant, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard !isBusy, let slot = region.knownSlot(of: item) else { return [] }
    return region.system.sourcesHolding(slot, axis).compactMap { region.constraint(for: $0) }
  }

  /// Returns the constraints that determine an attribute of an item.
  func constraintsHolding(_ operand: LayoutOperand) -> [NSLayoutConstraint] {
    if isBusy { return [] }
    let copy = LayoutRegion(copying: region)
    guard let expression = copy.expression(of: operand) else { return [] }
    return copy.system.sourcesHolding(expression).compactMap { copy.constraint(for: $0) }
  }

  /// Returns how far a view's edges and sides can move, in points; `nil` if no constraint mentions it.
  fileprivate func freedom(of view: UIView) -> Double? {
    if isBusy { return 0 }
    let copy = LayoutSystem(copying: region.system)
    return region.knownSlot(of: view).map { copy.freedom(of: $0) }
  }

  /// Moves an ambiguous view to another position or size that satisfies all constraints as well.
  func exercise(_ view: UIView) {
    let hasMoved = change { region in
      guard let slot = region.knownSlot(of: view) else { return false }
      return region.system.exercise(slot)
    }
    if hasMoved { noteChange() }
  }
}

extension UIView {
  /// The engine that lays the view out, after applying and solving all changes so far.
  fileprivate var settledEngine: LayoutEngine {
    let region = regionRoot
    region.runUpdateConstraints()
    let engine = region.ensureEngine()
    engine.solve()
    return engine
  }

  func findAmbiguity() -> Bool {
    if regionRoot === self { return false }
    return settledEngine.isAmbiguous(self) ?? !layoutState.translatesMask
  }

  /// How far an edge or a side of the view can move at most with all constraints satisfied as well, in points.
  ///
  /// It is 0 unless the layout is ambiguous, and infinite if no constraint mentions the view. Rounding a cell's height
  /// up to a pixel leaves less than a pixel to distribute among views that resist it equally.
  package var layoutFreedom: CGFloat {
    if !findAmbiguity() { return 0 }
    return settledEngine.freedom(of: self).map { CGFloat($0) } ?? .infinity
  }

  func moveAmbiguously() {
    if regionRoot === self { return }
    settledEngine.exercise(self)
    rootView.layoutIfNeeded()
  }

  func findConstraintsHolding(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    settledEngine.constraintsHolding(self, axis)
  }
}

extension UILayoutGuide {
  /// Returns whether the constraints leave the guide's position or size ambiguous. A guide for insets is as ambiguous
  /// as its view.
  func findAmbiguity() -> Bool {
    guard let owner else { return false }
    if rectangle != .own { return owner.hasAmbiguousLayout }
    return owner.settledEngine.isAmbiguous(self) ?? true
  }

  func findConstraintsHolding(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let owner else { return [] }
    if rectangle != .own { return owner.constraintsAffectingLayout(for: axis) }
    return owner.settledEngine.constraintsHolding(self, axis)
  }
}

extension NSLayoutAnchor {
  func findAmbiguity() -> Bool {
    guard let view = operand.participant?.layoutView, view.regionRoot !== view || operand.view == nil else {
      return false
    }
    let engine = view.settledEngine
    let isKnown = operand.participants.contains { engine.isAmbiguous($0) != nil }
    if !isKnown, let view = operand.view { return !view.layoutState.translatesMask }
    return engine.isAmbiguous(operand)
  }

  func findConstraintsHolding() -> [NSLayoutConstraint] {
    operand.participant?.layoutView?.settledEngine.constraintsHolding(operand) ?? []
  }
}

extension LayoutRegion {
  /// Returns an attribute as an expression, in the coordinate system of its view's superview; `nil` for one whose item
  /// was released.
  fileprivate func expression(of operand: LayoutOperand) -> LayoutExpression? {
    guard let view = operand.participant?.layoutView else { return nil }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let holder = operand.view == nil ? view : view.tree.superview ?? view
    var expression = LayoutExpression()
    add(operand.absolute(isMirrored: isMirrored), times: 1, in: holder, isMirrored: false, to: &expression)
    return expression
  }
}

extension LayoutOperand {
  /// Returns the operand with left and right instead of leading and trailing.
  fileprivate func absolute(isMirrored: Bool) -> LayoutOperand {
    let end = LayoutOperand(participant, attribute.absolute(isMirrored: isMirrored))
    return origin.map { $0.absolute(isMirrored: isMirrored).distance(to: end) } ?? end
  }
}
