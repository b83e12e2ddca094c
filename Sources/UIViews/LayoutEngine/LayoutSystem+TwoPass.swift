import Cassowary
import Foundation
import UIFoundation

/// The second pass, which updates heights and baselines for the widths solved by the first pass.
extension LayoutSystem {
  /// Updates the heights of multi-line views and the positions of baselines for the solved sizes.
  ///
  /// - Returns: Whether anything has changed.
  mutating func updateForSolvedWidths() -> Bool {
    var hasChanged = false
    for index in 0..<secondPassSlots.count {
      let slot = secondPassSlots[index]
      if updateForSolvedWidth(slot) { hasChanged = true }
    }
    return hasChanged
  }

  private mutating func updateForSolvedWidth(_ slot: ItemSlot) -> Bool {
    guard let view = items[slot].view else { return false }
    let solved = solvedFrame(at: slot)
    let insets = items[slot].alignment
    // Use the width on the screen: text that is measured wider than it is drawn would lose a line.
    let width = view.pixelSnapping.frame(solved).width - insets.left - insets.right
    var hasChanged = false
    if view.heightDependsOnWidth, items[slot].contributions.haveContent,
      items[slot].content.startAsking(at: width)
    {
      let height = view.intrinsicContentSize(forWidth: width).height
      hasChanged = items[slot].content.setHeight(height)
      if hasChanged { updateContentHeight(of: slot) }
    }
    guard let known = items[slot].content.baselines else { return hasChanged }
    // Compute baselines at the content's own height, which the view gets in the second pass unless something stretches
    // it. The solved height of the first pass may differ: a label may have filled space that another one, which had not
    // wrapped yet, left.
    let own = items[slot].content.size.height
    let solvedHeight = solved.height - insets.top - insets.bottom
    // If the height does not change, the view may be stretched as before. Otherwise, the solved height is that of the
    // old text.
    let isSettled =
      !hasChanged && known.size.width == width
      && abs(known.size.height - solvedHeight) <= LayoutTolerance.width
    let size = isSettled ? known.size : CGSize(width: width, height: own >= 0 ? own : solvedHeight)
    guard items[slot].content.startMeasuringBaselines(in: size) else { return hasChanged }
    let isSet = setBaselines(view.baselines(in: size), of: slot)
    return isSet || hasChanged
  }

  /// Moves the baselines of a view. Returns false if they have not changed.
  private mutating func setBaselines(_ baselines: MeasuredContent.Baselines, of slot: ItemSlot) -> Bool {
    guard items[slot].content.setBaselines(baselines) else { return false }
    updateFollowers(of: slot, following: .baselines)
    return true
  }

  /// Moves the baselines of views that are stretched or compressed to where their text then lies, if their heights stay
  /// the same.
  ///
  /// The height of a view may depend on its own baselines. It would never settle, since its text moves by half of each
  /// stretch, so such a view keeps the baselines of its own height. Differences of up to a pixel, which result from
  /// rounding a row's height up, are ignored.
  mutating func settleStretchedBaselines() {
    var former: [(slot: ItemSlot, baselines: MeasuredContent.Baselines, height: Double)] = []
    for index in 0..<secondPassSlots.count {
      let slot = secondPassSlots[index]
      guard let view = items[slot].view, let known = items[slot].content.baselines, known.firstFromTop != nil else {
        continue
      }
      let height = solver.value(of: items[slot].variables.height)
      let inside = CGFloat(height) - items[slot].alignment.top - items[slot].alignment.bottom
      if abs(inside - known.size.height) <= view.pixelSnapping.pixel { continue }
      if setBaselines(view.baselines(in: CGSize(width: known.size.width, height: inside)), of: slot) {
        former.append((slot, known, height))
      }
    }
    if former.isEmpty { return }
    // This is only an attempt, so do not report conflicts. If a change contradicts other constraints, undo all of them.
    if !waiting.hasDeferred {
      solveOnce()
      // A loop, since each call of a closure would check the actor.
      var isSettled = true
      for (slot, _, height) in former
      where abs(solver.value(of: items[slot].variables.height) - height) > Double(LayoutTolerance.width) {
        isSettled = false
      }
      if isSettled { return }
    }
    for (slot, baselines, _) in former { _ = setBaselines(baselines, of: slot) }
    solveEdits()
  }
}
