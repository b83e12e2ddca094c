public import Foundation

/// What layout knows about a view and its subviews. All numbers are in points.
public struct ViewReport: Hashable, Codable, Sendable {
  /// The distances of baselines from the top of the view.
  public struct Baselines: Hashable, Sendable {
    /// The distance of the first baseline.
    public var first: CGFloat
    /// The distance of the last baseline.
    public var last: CGFloat
    /// The distances of the baselines of the lines between them, in order. Reports of earlier versions have none.
    public var inner: [CGFloat] = []
  }

  /// The insets of a rectangle's edges.
  public struct Insets: Hashable, Codable, Sendable {
    /// The inset of the top edge.
    public var top: CGFloat
    /// The inset of the left edge.
    public var left: CGFloat
    /// The inset of the bottom edge.
    public var bottom: CGFloat
    /// The inset of the right edge.
    public var right: CGFloat
  }

  /// The constraints that determine a view's position and size along each axis, in UIKit's words.
  public struct Constraints: Hashable, Codable, Sendable {
    /// Those along the x axis.
    public var horizontal: [String]
    /// Those along the y axis.
    public var vertical: [String]
  }

  /// The names of properties and classes on the way to the view; see ``LayoutProblem/view``.
  public var name: String
  /// The class of the view.
  public var className: String
  /// The displayed text, or `nil` if the view has none.
  public var text: String?
  /// The frame in the coordinates of the outermost view.
  public var frame: CGRect
  /// The rectangle that constraints refer to, in the same coordinates.
  public var alignmentRect: CGRect
  /// The size of the content, or `nil` for a view without one along both axes. -1 means none along an axis.
  public var intrinsicSize: CGSize?
  /// The baselines, or `nil` for a view without text.
  public var baselines: Baselines?
  /// The layout margins, in points.
  public var margins: Insets
  /// The part that window chrome covers.
  public var safeArea: Insets
  /// Whether the view is hidden, or inside a hidden one.
  public var isHidden: Bool
  /// Whether the constraints allow more than one position or size.
  public var isAmbiguous: Bool
  /// The constraints that determine the frame.
  public var constraints: Constraints
  /// The subviews, from back to front.
  public var subviews: [ViewReport]
}

extension ViewReport.Baselines: Codable {
  private enum CodingKeys: String, CodingKey { case first, last, inner }

  /// Reads baselines. Those of the lines between may be missing.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    first = try values.decode(CGFloat.self, forKey: .first)
    last = try values.decode(CGFloat.self, forKey: .last)
    inner = try values.decodeIfPresent([CGFloat].self, forKey: .inner) ?? []
  }

  /// Writes the baselines, and those of the lines between if there are any.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(first, forKey: .first)
    try values.encode(last, forKey: .last)
    if !inner.isEmpty { try values.encode(inner, forKey: .inner) }
  }
}
