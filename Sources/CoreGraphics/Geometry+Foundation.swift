public import Foundation

// Foundation on Linux declares these types without a description. Core Graphics on iOS gives them this one, which
// interpolation, `print`, and `String(describing:)` use too.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The point as `(x, y)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The size as `(width, height)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The rectangle as `(x, y, width, height)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

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
