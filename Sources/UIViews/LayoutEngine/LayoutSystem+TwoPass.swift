import Cassowary
import Foundation
import UIFoundation

/// The second pass, which updates heights and baselines for the widths solved by the first pass.
extension LayoutSystem {
  /// The change of a width, in points, beyond which a multi-line view computes its height again.
  static let widthTolerance: CGFloat = 1e-6

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

  private mutating func updateForSolvedWidth(_ slot: Int) -> Bool {
    guard let view = items[slot].view else { return false }
    let solved = solvedFrame(at: slot)
    let insets = items[slot].alignment
    // Use the width on the screen: text that is measured wider than it is drawn would lose a line.
    let width = view.pixelSnapping.frame(solved).width - insets.left - insets.right
    var hasChanged = false
    if view.heightDependsOnWidth, items[slot].contributions.haveContent {
      hasChanged = askHeight(of: view, slot, at: width)
    }
    guard let known = items[slot].baselines else { return hasChanged }
    // Compute baselines at the content's own height, which the view gets in the second pass unless something stretches
    // it. The solved height of the first pass may differ: a label may have filled space that another one, which had not
    // wrapped yet, left.
    let own = items[slot].content.height
    let solvedHeight = solved.height - insets.top - insets.bottom
    // If the height does not change, the view may be stretched as before. Otherwise, the solved height is that of the
    // old text.
    let isSettled =
      !hasChanged && known.size.width == width && abs(known.size.height - solvedHeight) <= Self.widthTolerance
    let size = isSettled ? known.size : CGSize(width: width, height: own >= 0 ? own : solvedHeight)
    if known.size == size, !items[slot].hasStaleBaselines { return hasChanged }
    items[slot].hasStaleBaselines = false
    let isSet = set(view.baselines(in: size), of: slot)
    return isSet || hasChanged
  }

  /// Moves the baselines of a view. Returns false if they have not changed.
  private mutating func set(_ baselines: LayoutItem.Baselines, of slot: Int) -> Bool {
    if baselines == items[slot].baselines { return false }
    items[slot].baselines = baselines
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
    var former: [(slot: Int, baselines: LayoutItem.Baselines, height: Double)] = []
    for index in 0..<secondPassSlots.count {
      let slot = secondPassSlots[index]
      guard let view = items[slot].view, let known = items[slot].baselines, known.firstFromTop != nil else { continue }
      let height = solver.value(of: items[slot].height)
      let inside = CGFloat(height) - items[slot].alignment.top - items[slot].alignment.bottom
      if abs(inside - known.size.height) <= view.pixelSnapping.pixel { continue }
      if set(view.baselines(in: CGSize(width: known.size.width, height: inside)), of: slot) {
        former.append((slot, known, height))
      }
    }
    if former.isEmpty { return }
    // This is only an attempt, so do not report conflicts. If a change contradicts other constraints, undo all of them.
    if deferred.isEmpty {
      solver.solve()
      let isSettled = former.allSatisfy { slot, _, height in
        abs(solver.value(of: items[slot].height) - height) <= Double(Self.widthTolerance)
      }
      if isSettled { return }
    }
    for (slot, baselines, _) in former { _ = set(baselines, of: slot) }
    solveEdits()
  }

  /// Requests the height of a view for a width. Returns whether the height has changed.
  private mutating func askHeight(of view: UIView, _ slot: Int, at width: CGFloat) -> Bool {
    if let asked = items[slot].askedWidth, abs(asked - width) <= Self.widthTolerance { return false }
    items[slot].askedWidth = width
    let height = view.intrinsicContentSize(forWidth: width).height
    guard height.isFinite, abs(height - items[slot].content.height) > Self.widthTolerance else { return false }
    setContentHeight(height, of: view, slot)
    return true
  }
}
