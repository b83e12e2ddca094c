public import Foundation

/// An anchor for a vertical location, such as the top edge or a baseline.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand.distance(to: otherAnchor.operand))
  }

  /// Returns a constraint that places this anchor below another by a multiple of the system spacing.
  ///
  /// The spacing is 8 points between edges. Between baselines, it depends on the fonts.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, spacedFrom: anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor below another by at least a multiple of the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, spacedFrom: anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor below another by at most a multiple of the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, spacedFrom: anchor.operand, multiplier: multiplier)
  }
}
