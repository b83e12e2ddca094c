import Foundation
import UIFoundation

extension SystemSpacing {
  /// Returns the constant of a constraint whose first operand is below or after its second.
  @MainActor
  func constant(of constraint: NSLayoutConstraint) -> CGFloat {
    Self.spacing(lower: constraint.first, upper: constraint.second) * multiplier
  }

  @MainActor
  private static func spacing(lower: LayoutOperand, upper: LayoutOperand?) -> CGFloat {
    guard let upper, lower.kind == .y, lower.attribute.isBaseline || upper.attribute.isBaseline else {
      return edgeToEdge
    }
    let view = lower.participant?.layoutView ?? upper.participant?.layoutView
    let snapping = view?.pixelSnapping ?? PixelSnapping(scale: UITraitCollection.current.displayScale)
    return switch (font(of: upper), font(of: lower)) {
    case (let upper?, let lower?): betweenBaselines(lower: lower, upper: upper, snapping: snapping)
    case (nil, let lower?): belowEdge(lower, snapping)
    case (let upper?, nil): aboveEdge(upper, snapping)
    case (nil, nil): edgeToEdge
    }
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
