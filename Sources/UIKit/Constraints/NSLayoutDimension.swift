public import Foundation

/// A width, a height, or the distance between two anchors.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the size equal to a constant, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, nil, constant: c)
  }

  /// Returns a constraint that makes the size at least a constant, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the size at most a constant, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the size equal to a multiple of another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m)
  }

  /// Returns a constraint that makes the size at least a multiple of another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m)
  }

  /// Returns a constraint that makes the size at most a multiple of another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m)
  }

  /// Returns a constraint that makes the size equal to a multiple of another plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the size at least a multiple of another plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }

  /// Returns a constraint that makes the size at most a multiple of another plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
  }
}
