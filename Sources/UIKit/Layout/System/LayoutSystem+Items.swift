import CoreGraphics
import UIFoundation

/// What a system knows about items and constraints.
extension LayoutSystem {
  /// Whether nothing has changed since all passes of a solution were completed.
  var isSolved: Bool { state.isSolved }

  /// Returns the insets of an item's rectangles in its frame.
  func insets(of slot: ItemSlot) -> ItemInsets { state.items[slot].insets }

  /// Returns the height of an item's content at the width of the last solution, in points; negative for none.
  func contentHeight(of slot: ItemSlot) -> CGFloat { state.items[slot].content.size.height }

  /// Returns whether the baselines of an item have been measured.
  func hasBaselines(_ slot: ItemSlot) -> Bool { state.items[slot].content.baselines != nil }

  /// Records that an item's content has changed, so that its baselines are measured again.
  func contentDidChange(of slot: ItemSlot) { state.items[slot].content.contentDidChange() }

  /// Sets the stack view that arranges an item.
  func setArranger(_ arranger: StackIdentity?, of slot: ItemSlot) { state.items[slot].arranger = arranger }

  /// Records that an item is the root and a stack view. Its size enters the solver before anything else.
  func setStackRoot(_ slot: ItemSlot) { state.stackRoot = slot }

  /// Returns the constraints whose constants depend on an item, in the order of activation.
  func followers(of slot: ItemSlot) -> LayoutItem.Followers { state.items[slot].followers }

  /// Returns the constraint that an item contributes in a role, or `nil`.
  func contribution(_ role: Contribution.Role, of slot: ItemSlot) -> Contribution? {
    state.items[slot].contributions.first { $0.role == role }
  }

  /// Returns the share of a stack view's length that replaces a constraint's multiplier, or `nil`.
  func share(at slot: ConstraintSlot) -> Double? { state.installed[slot].share }
}
