import Foundation
import UIFoundation

/// The spacing of `equalToSystemSpacingAfter`, `equalToSystemSpacingBelow`, and stack views with system spacing.
struct SystemSpacing: Hashable {
  /// The spacing between edges, or between items without text, in points.
  static let edgeToEdge: CGFloat = 8

  /// The factor applied to the spacing. A negative multiplier counts as 0.
  let multiplier: CGFloat

  /// Creates a multiple of the spacing.
  init(multiplier: CGFloat) { self.multiplier = multiplier > 0 ? multiplier : 0 }

  /// Returns the constant of a constraint whose first operand is below or after its second.
  @MainActor
  func constant(of constraint: NSLayoutConstraint) -> CGFloat {
    Self.spacing(lower: constraint.first, upper: constraint.second) * multiplier
  }

  /// Returns the distance between two baselines, in points, rounded up to a pixel.
  ///
  /// The lower font determines it. The system font uses its leading: 22 at 17 points, as Apple's layout recorded
  /// (uikit-recorded.md, "Stack views"; which of two different fonts counts is weakly supported). Any other font uses
  /// its line height, with the upper font's descender in place of its own (uikit.md, "System spacing").
  /// <doc:SystemSpacing> shows where both rules come from.
  static func betweenBaselines(lower: UIFont, upper: UIFont, snapping: PixelSnapping) -> CGFloat {
    snapping.ceilToPixel(lower.systemLeading ?? lower.lineHeight + lower.descender - upper.descender)
  }

  @MainActor
  private static func spacing(lower: LayoutOperand, upper: LayoutOperand?) -> CGFloat {
    guard let upper, lower.kind == .y, lower.attribute.isBaseline || upper.attribute.isBaseline else {
      return edgeToEdge
    }
    let fonts = (lower: font(of: lower), upper: font(of: upper))
    guard let lowerFont = fonts.lower ?? fonts.upper, let upperFont = fonts.upper ?? fonts.lower else {
      return edgeToEdge
    }
    let view = lower.participant?.layoutView ?? upper.participant?.layoutView
    let snapping = view?.pixelSnapping ?? PixelSnapping(scale: UITraitCollection.current.displayScale)
    return betweenBaselines(lower: lowerFont, upper: upperFont, snapping: snapping)
  }

  @MainActor
  private static func font(of operand: LayoutOperand) -> UIFont? {
    guard let view = operand.view else { return nil }
    return view.baselineView(for: operand.attribute).baselineFont
  }
}

extension UIView {
  /// Returns the view whose text provides this view's first or last baseline.
  func baselineView(for attribute: NSLayoutConstraint.Attribute) -> UIView {
    let isFirst = attribute != .lastBaseline
    var view = self
    while true {
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isInside(view) { return view }
      view = next
    }
  }
}
