import Cassowary
import Foundation
import UIFoundation

/// The second pass, which updates sizes and baselines for the widths solved by the first pass.
extension LayoutSystem {
  /// Has the first pass use the widths of unwrapped text.
  mutating func unwrapContents() {
    for index in 0..<secondPassSlots.count { unwrapContent(of: secondPassSlots[index]) }
  }

  private mutating func unwrapContent(of slot: ItemSlot) {
    if items[slot].content.unwrap() { updateContentWidth(of: slot) }
  }

  /// Has the first pass use the sizes of text as it was wrapped when it was last laid out, or else of unwrapped text.
  mutating func wrapContentsAsLaidOut() {
    for index in 0..<secondPassSlots.count {
      let slot = secondPassSlots[index]
      guard let view = items[slot].view, view.heightDependsOnWidth, items[slot].contributions.haveContent,
        let width = view.widthOfLastLayout
      else {
        unwrapContent(of: slot)
        continue
      }
      _ = measureContent(of: view, slot, at: width)
      if items[slot].content.wrap() { updateContentWidth(of: slot) }
    }
  }

  /// Updates the height of a multi-line view for a width, and measures its width there. Returns whether the height has
  /// changed.
  private mutating func measureContent(of view: UIView, _ slot: ItemSlot, at width: CGFloat) -> Bool {
    guard items[slot].content.startAsking(at: width) else { return false }
    // A fitting size that is requested meanwhile may ask for another width.
    let outer = view.layoutState.askedWidth
    view.layoutState.askedWidth = width
    let size = view.intrinsicContentSize
    view.layoutState.askedWidth = outer
    if view.hugsWrappedContent { items[slot].content.setWrappedWidth(size.width) }
    guard items[slot].content.setHeight(size.height) else { return false }
    updateContentHeight(of: slot)
    return true
  }

  /// Updates the sizes of multi-line views and the positions of baselines for the solved sizes.
  ///
  /// - Returns: Whether anything has changed.
  mutating func updateForSolvedWidths() -> Bool {
    var hasChanged = false
    var columns: [UIStackView] = []
    for index in 0..<secondPassSlots.count {
      let slot = secondPassSlots[index]
      guard let view = items[slot].view else { continue }
      if view.heightDependsOnWidth, let stack = view.arranger, stack.arrangement.wrappedProportions != nil,
        stack !== columns.last
      {
        columns.append(stack)
      }
      let solved = solvedFrame(at: slot)
      let insets = items[slot].alignment
      // Use the width on the screen: text that is measured wider than it is drawn would lose a line.
      let width = view.pixelSnapping.frame(solved).width - insets.left - insets.right
      var (hasNewWidth, hasNewHeight) = (false, false)
      if view.heightDependsOnWidth, items[slot].contributions.haveContent {
        hasNewHeight = measureContent(of: view, slot, at: width)
        // Most multi-line views fill a width that constraints determine.
        if items[slot].content.canWrap, !hasFixedWidth(slot) {
          hasNewWidth = items[slot].content.wrap()
          updateContentWidth(of: slot)
        }
      }
      let solvedSize = CGSize(width: width, height: solved.height - insets.top - insets.bottom)
      let hasMoved = updateBaselines(of: view, slot, solvedSize, hasNewHeight: hasNewHeight)
      if hasNewWidth || hasNewHeight || hasMoved { hasChanged = true }
    }
    for stack in columns where updateShares(of: stack) { hasChanged = true }
    return hasChanged
  }

  /// Updates the shares of the views in a column that fills proportionally, in which text counts with its wrapped
  /// height. Returns whether any has changed.
  ///
  /// Recorded: a title and a text of two lines have 21.667 and 33.667 of 71.333 points with 16 between them, and two
  /// wrapped labels 36 and 56 of 115 (uikit-recorded.md, "Stack views").
  private mutating func updateShares(of stack: UIStackView) -> Bool {
    guard let (lengths, gaps) = stack.arrangement.wrappedProportions else { return false }
    let views = stack.arrangement.visible
    guard views.count == lengths.count else { return false }
    var wrapped = lengths
    var content: CGFloat = 0
    for index in views.indices where lengths[index] > 0 {
      if views[index].heightDependsOnWidth, let slot = knownSlot(of: views[index]) {
        wrapped[index] = max(items[slot].content.size.height, 0)
      }
      content += wrapped[index]
    }
    guard content > 0, content + gaps > 0 else { return false }
    var hasChanged = false
    // The shares are in the order of the views.
    var index = 0
    for (key, constraint) in stack.arrangement.made where constraint.isShare && key.second != nil {
      while index < views.count, ObjectIdentifier(views[index]) != key.first { index += 1 }
      guard index < views.count else { return hasChanged }
      if setShare(Double(wrapped[index] / (content + gaps)), of: constraint) { hasChanged = true }
    }
    return hasChanged
  }

  /// Updates the positions of a view's baselines for the solved size of its alignment rectangle. Returns whether they
  /// have changed.
  ///
  /// They are computed at the content's own height, which the view gets in the second pass unless something stretches
  /// it. The solved height of the first pass may differ: a label may have filled space that another one, which had not
  /// wrapped yet, left.
  private mutating func updateBaselines(
    of view: UIView, _ slot: ItemSlot, _ solved: CGSize, hasNewHeight: Bool
  ) -> Bool {
    guard let known = items[slot].content.baselines else { return false }
    let own = items[slot].content.size.height
    // If the height does not change, the view may be stretched as before. Otherwise, the solved height is that of the
    // old text.
    let isSettled =
      !hasNewHeight && known.size.width == solved.width
      && abs(known.size.height - solved.height) <= LayoutTolerance.width
    let size = isSettled ? known.size : CGSize(width: solved.width, height: own >= 0 ? own : solved.height)
    guard items[slot].content.startMeasuringBaselines(in: size) else { return false }
    return setBaselines(view.baselines(in: size), of: slot)
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
    if !hasDeferred {
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
