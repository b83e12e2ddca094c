import Cassowary
import Foundation

/// While the engine is busy, nothing is ambiguous and nothing is held: there is no solution to ask about.
extension LayoutEngine {
  /// Whether a view or guide could lie elsewhere; nil for one that no constraint mentions.
  func isAmbiguous(_ item: any LayoutParticipant) -> Bool? {
    if isBusy { return false }
    return system.knownSlot(of: item).map { system.isAmbiguous($0) }
  }

  /// Whether an attribute of an item could have another value.
  func isAmbiguous(_ operand: LayoutOperand) -> Bool {
    if isBusy { return false }
    var copy = system
    return copy.isAmbiguous(operand)
  }

  func constraintsHolding(_ item: any LayoutParticipant, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard !isBusy, let slot = system.knownSlot(of: item) else { return [] }
    return system.sourcesHolding(slot, axis).compactMap { system.constraint(for: $0) }
  }

  func constraintsHolding(_ operand: LayoutOperand) -> [NSLayoutConstraint] {
    if isBusy { return [] }
    var copy = system
    return copy.sourcesHolding(operand).compactMap { system.constraint(for: $0) }
  }

  /// Moves an ambiguous view to another place or size that is as good.
  func exercise(_ view: UIView) {
    let hasMoved = change { system in
      guard let slot = system.knownSlot(of: view) else { return false }
      return system.exercise(slot)
    }
    if hasMoved { noteChange() }
  }
}

extension UIView {
  /// The engine that lays the view out, with everything that has changed so far.
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
  /// Whether the constraints leave the guide more than one place or size. A guide of insets is as ambiguous as its view.
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
