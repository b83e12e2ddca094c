public import Foundation

// Core Graphics has methods for equality in addition to Swift's operators.

extension CGPoint {
  /// Returns whether both points are equal.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns whether both sizes are equal.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns whether both rectangles are equal.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
