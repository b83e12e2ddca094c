public import Foundation

// The product with 0 is 0 for finite numbers and NaN for others, so the sum of products needs only one comparison.

/// One number or several, of which layout needs finite ones.
package protocol FiniteNumbers {
  /// Whether all of them are finite.
  var isFinite: Bool { get }
}

extension CGFloat: FiniteNumbers {}
extension Double: FiniteNumbers {}
extension Float: FiniteNumbers {}

extension CGPoint: FiniteNumbers {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x * 0 + y * 0 == 0 }
  /// Whether a coordinate is NaN.
  package var isNaN: Bool { x.isNaN || y.isNaN }
}

extension CGSize: FiniteNumbers {
  /// Whether both sides are finite.
  package var isFinite: Bool { width * 0 + height * 0 == 0 }
  /// Whether a side is NaN.
  package var isNaN: Bool { width.isNaN || height.isNaN }
  /// The size with both sides bounded.
  package var bounded: CGSize { CGSize(width: width.bounded, height: height.bounded) }
}

extension CGRect: FiniteNumbers {
  /// Whether the origin and both sides are finite.
  package var isFinite: Bool { origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0 }
  /// Whether a coordinate or a side is NaN.
  package var isNaN: Bool { origin.isNaN || size.isNaN }
}

extension CGAffineTransform: FiniteNumbers {
  /// Whether all six numbers are finite.
  package var isFinite: Bool { a * 0 + b * 0 + c * 0 + d * 0 + tx * 0 + ty * 0 == 0 }
}

extension CGFloat {
  /// The greatest length that lists and constraints compute with, in points: sums of as many as there can be are finite, and
  /// a place at that distance still resolves an eighth of a point.
  package static let longest: CGFloat = 1e15

  /// The number between ``longest`` and its negative; 0 for NaN.
  package var bounded: CGFloat {
    if magnitude <= Self.longest { return self }
    return isNaN ? 0 : self > 0 ? Self.longest : -Self.longest
  }
}
