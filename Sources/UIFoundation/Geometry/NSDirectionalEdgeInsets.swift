public import CoreGraphics
public import Foundation

/// Insets from a rectangle's edges, in points, with sides that follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Insets of 0 on every edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of 0 on every edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets from their values.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets: FiniteNumbers {
  /// Whether all insets are finite.
  @inlinable package var isFinite: Bool { top * 0 + leading * 0 + bottom * 0 + trailing * 0 == 0 }
  /// The insets, each limited to `CGFloat.longest`.
  @inlinable package var bounded: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top.bounded, leading: leading.bounded, bottom: bottom.bounded, trailing: trailing.bounded)
  }
}
