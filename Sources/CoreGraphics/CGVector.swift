public import Foundation

/// A direction and a length in the plane.
public struct CGVector: Hashable, Codable, Sendable {
  /// The length along x.
  public var dx: CGFloat
  /// The length along y.
  public var dy: CGFloat

  /// The vector of length 0.
  public static let zero = CGVector()

  /// The vector of length 0.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector with the given lengths.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector with the given lengths.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
}
