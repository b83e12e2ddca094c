public import Foundation

/// A horizontal and vertical offset, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The horizontal offset, in points.
  public var horizontal: CGFloat
  /// The vertical offset, in points.
  public var vertical: CGFloat

  /// An offset of 0.
  public static let zero = UIOffset()

  /// Creates an offset of 0.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset from its values.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
