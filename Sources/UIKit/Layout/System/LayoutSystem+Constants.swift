import Cassowary
import CoreGraphics
import UIFoundation

/// The constants of installed constraints, which depend on insets, baselines, and fonts, while their terms do not.
extension LayoutSystem {
  /// The properties of items that a constraint's constant depends on.
  struct ItemProperties: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    /// The positions of baselines.
    static let baselines = ItemProperties(rawValue: 1)
    /// Margins, alignment rectangles, and scroll positions.
    static let insets = ItemProperties(rawValue: 2)
    /// The fonts that determine system spacing.
    static let fonts = ItemProperties(rawValue: 4)
  }

  /// Stores the insets of an item's rectangle. Call ``insetsDidChange(of:)`` after all changes.
  func setInsets(_ insets: UIEdgeInsets, in rectangle: LayoutRectangle, of slot: ItemSlot) {
    state.items[slot].insets.set(insets, of: rectangle)
  }

  /// Stores an item's scroll position. Call ``insetsDidChange(of:)`` after all changes.
  func setScrollPosition(_ position: CGPoint, of slot: ItemSlot) { state.items[slot].insets.set(scrolled: position) }

  /// Updates the constants that depend on an item's insets and scroll position.
  func insetsDidChange(of slot: ItemSlot) { updateFollowers(of: slot, following: .insets) }

  /// Moves the baselines of an item. Returns false if they have not changed.
  @discardableResult
  func setBaselines(_ baselines: MeasuredContent.Baselines, of slot: ItemSlot) -> Bool {
    guard state.items[slot].content.setBaselines(baselines) else { return false }
    updateFollowers(of: slot, following: .baselines)
    return true
  }

  /// Stores the baselines of an item that had none. Constraints that depend on them are installed or replaced next.
  func storeFirstBaselines(_ baselines: MeasuredContent.Baselines, of slot: ItemSlot) {
    _ = state.items[slot].content.setBaselines(baselines)
  }

  /// Forgets the baselines of an item, before all constraints are replaced.
  func forgetBaselines(of slot: ItemSlot) { _ = state.items[slot].content.setBaselines(nil) }

  /// Replaces a constraint's own constant.
  func setOwnConstant(_ own: Double, at slot: ConstraintSlot) {
    state.installed[slot].own = own
    updateConstant(at: slot)
  }

  /// Updates the constants of the constraints that depend on changed properties of an item, in the order of their
  /// activation.
  private func updateFollowers(of slot: ItemSlot, following change: ItemProperties) {
    for index in state.items[slot].followers.indices {
      let follower = state.items[slot].followers[index]
      if !follower.properties.isDisjoint(with: change) { updateConstant(at: follower.constraint) }
    }
  }

  /// Returns whether a constraint between the outside and the inside of an item depends on its scroll position.
  func followsScrolling(of slot: ItemSlot) -> Bool {
    for follower in state.items[slot].followers where follower.properties.contains(.insets) {
      if state.installed[follower.constraint].followsScrolling(of: slot) { return true }
    }
    return false
  }

  /// Recomputes a constraint's constant, and updates the solver if it has changed.
  private func updateConstant(at slot: ConstraintSlot) {
    let constant = constant(own: state.installed[slot].own, state.installed[slot].expression.parts)
    guard abs(constant - state.installed[slot].constant) > LayoutTolerance.constant else { return }
    let id = enteredID(at: slot)
    state.installed[slot].constant = constant
    guard let id else { return waitingConstraintDidChange() }
    setConstant(id, to: constant, of: .installed(slot))
  }

  /// Returns the constant of an expression.
  func constant(own: Double, _ parts: ConstantParts) -> Double {
    var constant = -own
    for part in parts { constant += part.factor * quantity(part) }
    return Double(CGFloat(constant).bounded)
  }

  /// Returns the current value of a quantity, as a distance rightward or downward from the edge that it belongs to.
  private func quantity(_ part: ConstantPart) -> Double {
    switch part.quantity {
    case .firstBaseline: return Double(state.items[part.slot].content.baselines?.firstFromTop ?? 0)
    case .lastBaseline: return -Double(state.items[part.slot].content.baselines?.lastFromBottom ?? 0)
    case .firstBaselineFromCenter:
      guard let baselines = state.items[part.slot].content.baselines else { return 0 }
      return Double((baselines.firstFromTop ?? 0) - baselines.size.height / 2)
    case .lastBaselineFromCenter:
      guard let baselines = state.items[part.slot].content.baselines else { return 0 }
      return Double(baselines.size.height / 2 - (baselines.lastFromBottom ?? 0))
    case .scrolledX: return -Double(state.items[part.slot].insets.scrolled.x)
    case .scrolledY: return -Double(state.items[part.slot].insets.scrolled.y)
    case .left: return Double(insets(of: part).left)
    case .right: return -Double(insets(of: part).right)
    case .top: return Double(insets(of: part).top)
    case .bottom: return -Double(insets(of: part).bottom)
    case .width:
      let insets = insets(of: part)
      return -Double(insets.left + insets.right)
    case .height:
      let insets = insets(of: part)
      return -Double(insets.top + insets.bottom)
    case .centerX:
      let insets = insets(of: part)
      return Double(insets.left - insets.right) / 2
    case .centerY:
      let insets = insets(of: part)
      return Double(insets.top - insets.bottom) / 2
    }
  }

  private func insets(of part: ConstantPart) -> UIEdgeInsets { state.items[part.slot].insets[part.rectangle] }
}
