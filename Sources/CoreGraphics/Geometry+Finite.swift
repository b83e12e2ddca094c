import Foundation

// The product with 0 is 0 for finite numbers and NaN for others, so the sum of products needs only one comparison.

extension CGPoint {
  /// Whether both coordinates are finite.
  package var isFinite: Bool { x * 0 + y * 0 == 0 }
  /// Whether a coordinate is NaN.
  package var isNaN: Bool { x.isNaN || y.isNaN }
}

extension CGSize {
  /// Whether both sides are finite.
  package var isFinite: Bool { width * 0 + height * 0 == 0 }
  /// Whether a side is NaN.
  package var isNaN: Bool { width.isNaN || height.isNaN }
}

extension CGRect {
  /// Whether the origin and both sides are finite.
  package var isFinite: Bool { origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0 }
  /// Whether a coordinate or a side is NaN.
  package var isNaN: Bool { origin.isNaN || size.isNaN }
}
