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
    for slot in secondPassSlots.sorted() {
      if updateForSolvedWidth(slot) { hasChanged = true }
    }
    return hasChanged
  }

  private mutating func updateForSolvedWidth(_ slot: Int) -> Bool {
    guard let item = items[slot], let view = item.view else { return false }
    let solved = solvedFrame(item)
    let insets = view.alignmentRectInsets
    // The width on the screen: text that was measured wider than it is drawn would lose a line.
    let width = view.pixelSnapping.frame(solved).width - insets.left - insets.right
    let solvedHeight = solved.height - insets.top - insets.bottom
    let hasContent = item.contributions.contains { $0.role.isContent }
    var hasChanged = false
    if view.heightDependsOnWidth, hasContent {
      hasChanged = askHeight(of: view, item, slot, at: width)
    }
    guard item.baselines != nil else { return hasChanged }
    // At the content's own height, which the second pass will give the view unless something stretches it. The height of the
    // first pass is not it: there, a label may have filled in for another that had not wrapped yet.
    let natural = items[slot]?.content.height ?? -1
    let height = natural >= 0 ? natural : solvedHeight
    let baselines = view.baselines(in: CGSize(width: width, height: height))
    if baselines == items[slot]?.baselines { return hasChanged }
    items[slot]?.baselines = baselines
    refreshDependents(of: slot, following: .text)
    return true
  }

  private mutating func askHeight(of view: UIView, _ item: LayoutItem, _ slot: Int, at width: CGFloat) -> Bool {
    if let asked = item.askedWidth, abs(asked - width) <= Self.widthTolerance { return false }
    items[slot]?.askedWidth = width
    let height = view.intrinsicContentSize(forWidth: width).height
    guard height.isFinite, abs(height - item.content.height) > Self.widthTolerance else { return false }
    items[slot]?.content.height = height
    let content = CGSize(width: item.content.width, height: height)
    let others = item.contributions.filter { !$0.role.isContent }.map { ($0.role, $0.linear) }
    replaceContributions(of: slot, by: others + contentConstraints(view, item, content))
    return true
  }
}
