import Cassowary
import Foundation
import UIFoundation

/// The second pass: what follows from the widths that the first pass solved.
extension LayoutSystem {
  /// How far a width may change before a multi-line view is asked again, in points.
  static let widthTolerance: CGFloat = 1e-6

  /// Asks multi-line views for their height at the solved width, and moves baselines to where the solved size has
  /// them. Whether anything has changed.
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
    // The width on the screen: text that was measured wider than it is drawn would lose a line.
    let width = view.pixelSnapping.frame(solved).width - insets.left - insets.right
    var hasChanged = false
    if view.heightDependsOnWidth, items[slot].contributions.haveContent {
      hasChanged = askHeight(of: view, slot, at: width)
    }
    guard let known = items[slot].baselines else { return hasChanged }
    // At the content's own height, which the second pass will give the view unless something stretches it. The height of the
    // first pass is not it: there, a label may have filled in for another that had not wrapped yet.
    let own = items[slot].content.height
    let solvedHeight = solved.height - insets.top - insets.bottom
    // Stretched as before, unless the height is about to change: it is then the old text's.
    let isSettled =
      !hasChanged && known.size.width == width && abs(known.size.height - solvedHeight) <= Self.widthTolerance
    let size = isSettled ? known.size : CGSize(width: width, height: own >= 0 ? own : solvedHeight)
    if known.size == size, !items[slot].hasStaleBaselines { return hasChanged }
    items[slot].hasStaleBaselines = false
    let isSet = set(view.baselines(in: size), of: slot)
    return isSet || hasChanged
  }

  /// Moves the baselines of a view; false if they were there already.
  private mutating func set(_ baselines: LayoutItem.Baselines, of slot: Int) -> Bool {
    if baselines == items[slot].baselines { return false }
    items[slot].baselines = baselines
    updateFollowers(of: slot, following: .baselines)
    return true
  }

  /// Moves the baselines of views that something else made taller or shorter than their text to where the text then lies,
  /// if they stay as tall as they are.
  ///
  /// A view whose height hangs on its own baselines would never settle, as its text moves by half of what it is stretched:
  /// it keeps the baselines of its own height. A pixel is let be; rounding a row's height up gives that much.
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
    // Trying is no reason to report a conflict: what contradicts others there goes back to where it was.
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

  private mutating func askHeight(of view: UIView, _ slot: Int, at width: CGFloat) -> Bool {
    if let asked = items[slot].askedWidth, abs(asked - width) <= Self.widthTolerance { return false }
    items[slot].askedWidth = width
    let height = view.intrinsicContentSize(forWidth: width).height
    guard height.isFinite, abs(height - items[slot].content.height) > Self.widthTolerance else { return false }
    setContentHeight(height, of: view, slot)
    return true
  }
}
