public import CoreGraphics
public import Foundation

/// Insets from a rectangle's four edges, in points.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the left edge.
  public var left: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the right edge.
  public var right: CGFloat

  /// Insets of 0 on every edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0 on every edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from their values.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inward; a negative inset moves it outward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}

extension UIEdgeInsets: FiniteNumbers {
  /// Whether all insets are finite.
  @inlinable package var isFinite: Bool { top * 0 + left * 0 + bottom * 0 + right * 0 == 0 }
  /// The insets, each limited to `CGFloat.longest`.
  @inlinable package var bounded: UIEdgeInsets {
    UIEdgeInsets(top: top.bounded, left: left.bounded, bottom: bottom.bounded, right: right.bounded)
  }
}

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
