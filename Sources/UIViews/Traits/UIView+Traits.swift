import Foundation
package import UIFoundation

/// Traits flow down the tree from the process's own, which the main screen and the application stand for.
extension UIView {
  /// Whether any view ever had traits of its own: until then nobody has to look up the tree for them.
  private static var hasTraitOverrides = false

  var resolvedTraits: UITraitCollection {
    guard Self.hasTraitOverrides else { return UITraitCollection.processDefault }
    let overrides = lineage.compactMap(\.layoutState.traitOverride)
    if overrides.isEmpty { return UITraitCollection.processDefault }
    return UITraitCollection(traitsFrom: [UITraitCollection.processDefault] + overrides.reversed())
  }

  /// Gives the view, and everything inside it, traits of its own.
  package func overrideTraits(with traits: UITraitCollection?) {
    Self.hasTraitOverrides = true
    let old = traitCollection
    layoutState.traitOverride = traits
    traitsMayDiffer(from: old)
  }

  /// Tells the view and everything inside it that traits changed, if they did, the outermost view first.
  func traitsMayDiffer(from previous: UITraitCollection) {
    let current = traitCollection
    if current === previous || current == previous { return }
    let turns = current.layoutDirection != previous.layoutDirection
    let rescales = current.displayScale != previous.displayScale
    for view in subtree {
      if turns { view.insetsMayDiffer() }
      if turns || rescales {
        view.layoutState.engine?.everythingMayHaveChanged()
        // On another grid, frames change where no variable does.
        view.markNeedsLayout()
      }
      view.traitsDidChange(from: previous)
    }
    if turns || rescales { regionEngine?.everythingMayHaveChanged() }
  }
}
