import Foundation
import UIFoundation

/// The length of a stack view that fills proportionally, as an enclosing one asks for it.
extension UIStackView {
  /// Returns the stack view's compressed length along an axis if it follows from the contents alone; otherwise `nil`.
  ///
  /// The views of a stack view that fills proportionally have their shares of any length. So they reach the lengths of
  /// their contents together, at the sum of these and the gaps, and the stack view can't be shorter without compressing
  /// all of them. Solving instead, for each of several nested stack views and all views inside it, would take time at
  /// least quadratic in the depth.
  ///
  /// Constraints of the application, heights that depend on widths, and contents that give way to the target may make a
  /// difference. So do nested stack views whose lengths are not whole pixels, since their shares are rounded up.
  func contentLength(along axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard type(of: self) == UIStackView.self, self.axis == axis, distribution == .fillProportionally,
      !isLayoutMarginsRelativeArrangement, !isBaselineRelativeArrangement, !layoutState.formsRegion
    else { return nil }
    runUpdateConstraints()
    guard let length = arrangement.contentLength, isArrangedByContentAlone else { return nil }
    let rounded = pixelSnapping.ceilToPixel(length)
    return abs(rounded - length) <= LayoutTolerance.width ? rounded : nil
  }

  /// Whether no view inside has a constraint of the application, and each arranged view has content of a fixed size
  /// that resists compression.
  private var isArrangedByContentAlone: Bool {
    if hasApplicationConstraintsInside { return false }
    for view in arrangement.views where !(view is UIStackView) {
      let resistance = view.engineContentPriorities.resistance
      guard !view.isHidden, !view.layoutState.translatesMask, !view.heightDependsOnWidth,
        view.alignmentRectInsets == .zero,
        (axis == .horizontal ? resistance.x : resistance.y) > .fittingSizeLevel
      else { return false }
    }
    return arrangement.visibleCount == arrangement.views.count
  }
}

extension UIView {
  /// Whether the view or one inside it holds a constraint that no stack view made.
  fileprivate var hasApplicationConstraintsInside: Bool {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      for constraint in view.constraintState.held.all where !constraint.isArrangement { return true }
      pending += view.tree.subviews
    }
    return false
  }
}
