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
