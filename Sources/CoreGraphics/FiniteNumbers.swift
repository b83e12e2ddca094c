public import Foundation

// The product with 0 is 0 for finite numbers and NaN for others, so the sum of products needs only one comparison.

/// A number, or a type made of numbers, that layout can use only if it is finite.
package protocol FiniteNumbers {
  /// Whether all numbers are finite.
  var isFinite: Bool { get }
}

extension CGFloat: FiniteNumbers {}
extension Double: FiniteNumbers {}
extension Float: FiniteNumbers {}

extension CGPoint: FiniteNumbers {
  /// Whether both coordinates are finite.
  @inlinable package var isFinite: Bool { x * 0 + y * 0 == 0 }
  /// Whether a coordinate is NaN.
  package var isNaN: Bool { x.isNaN || y.isNaN }
}

extension CGSize: FiniteNumbers {
  /// Whether both sides are finite.
  @inlinable package var isFinite: Bool { width * 0 + height * 0 == 0 }
  /// Whether a side is NaN.
  package var isNaN: Bool { width.isNaN || height.isNaN }
  /// The size with both sides limited to ``CGFloat/longest``.
  @inlinable package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension CGRect: FiniteNumbers {
  /// Whether the origin, the size, and the far edges are finite. A far edge that is finite has a finite origin and
  /// side.
  @inlinable package var isFinite: Bool { (origin.x + size.width) * 0 + (origin.y + size.height) * 0 == 0 }

  /// Returns the part that two rectangles share: null if they share none, or if an edge of either isn't a number.
  ///
  /// Foundation's `intersection(_:)` and `intersects(_:)` trap where an edge isn't a number.
  package func overlap(with other: CGRect) -> CGRect {
    guard !isNull, !other.isNull, !minX.isNaN, !maxX.isNaN, !minY.isNaN, !maxY.isNaN, !other.minX.isNaN,
      !other.maxX.isNaN, !other.minY.isNaN, !other.maxY.isNaN
    else { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    let shared = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    return shared.isNaN ? .null : shared
  }
  /// Whether a coordinate or a side is NaN.
  package var isNaN: Bool { origin.isNaN || size.isNaN }
}

extension CGAffineTransform: FiniteNumbers {
  /// Whether all six numbers are finite.
  @inlinable package var isFinite: Bool { a * 0 + b * 0 + c * 0 + d * 0 + tx * 0 + ty * 0 == 0 }
}

extension CGFloat {
  /// The greatest length that lists and constraints compute with, in points.
  ///
  /// Sums of such lengths stay finite, and a position at this distance still has a precision of an eighth of a point.
  @inlinable package static var longest: CGFloat { 1e15 }

  /// The number limited to ``longest`` and its negative, or 0 if it is NaN.
  @inlinable package var bounded: CGFloat {
    if magnitude <= Self.longest { return self }
    return isNaN ? 0 : self > 0 ? Self.longest : -Self.longest
  }
}
