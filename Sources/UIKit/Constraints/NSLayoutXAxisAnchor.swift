public import Foundation

/// An anchor for a horizontal location, such as the leading edge or the center.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another, as a dimension.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(operand.distance(to: otherAnchor.operand))
  }

  /// Returns a constraint that places this anchor after another by a multiple of the system spacing, 8 points.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, spacedFrom: anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor after another by at least a multiple of the system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, spacedFrom: anchor.operand, multiplier: multiplier)
  }

  /// Returns a constraint that places this anchor after another by at most a multiple of the system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, spacedFrom: anchor.operand, multiplier: multiplier)
  }
}
