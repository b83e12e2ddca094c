public import Foundation

/// Insets of a rectangle's edges, in points, whose sides follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// The inset of the top edge.
  public var top: CGFloat
  /// The inset of the edge where a line of text starts.
  public var leading: CGFloat
  /// The inset of the bottom edge.
  public var bottom: CGFloat
  /// The inset of the edge where a line of text ends.
  public var trailing: CGFloat

  /// Whether all insets are finite.
  package var isFinite: Bool { top * 0 + leading * 0 + bottom * 0 + trailing * 0 == 0 }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Insets of 0 on every edge.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The given insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
