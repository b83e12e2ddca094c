public import Foundation

/// A shift, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The shift along x.
  public var horizontal: CGFloat
  /// The shift along y.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// No shift.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// The given shift.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
