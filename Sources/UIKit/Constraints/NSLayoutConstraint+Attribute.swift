extension NSLayoutConstraint {
  /// The part of an item that a constraint refers to. The raw values are Apple's.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right
    /// The top edge of the alignment rectangle.
    case top
    /// The bottom edge of the alignment rectangle.
    case bottom
    /// The leading edge, where lines of text start.
    case leading
    /// The trailing edge, where lines of text end.
    case trailing
    /// The width of the item's alignment rectangle, in points.
    case width
    /// The height of the item's alignment rectangle, in points.
    case height
    /// The horizontal center of the alignment rectangle.
    case centerX
    /// The vertical center of the alignment rectangle.
    case centerY
    /// The baseline of the last line of text, or the bottom edge of an item without text.
    case lastBaseline
    /// The baseline of the first line of text, or the top edge of an item without text.
    case firstBaseline
    /// The left edge of the area within the margins.
    case leftMargin
    /// The right edge of the area within the margins.
    case rightMargin
    /// The top edge of the area within the margins.
    case topMargin
    /// The bottom edge of the area within the margins.
    case bottomMargin
    /// The leading edge of the area within the margins.
    case leadingMargin
    /// The trailing edge of the area within the margins.
    case trailingMargin
    /// The horizontal center of the area within the margins.
    case centerXWithinMargins
    /// The vertical center of the area within the margins.
    case centerYWithinMargins
    /// No attribute, in a constraint with a constant.
    case notAnAttribute = 0

    /// The former name of `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Hashable, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal
    /// The first side is at least the second.
    case greaterThanOrEqual
  }

  /// An axis along which views are laid out.
  public enum Axis: Int, Hashable, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute's value. Locations can't be compared with sizes.
  enum Kind: Hashable {
    case x, y, size, none

    var isLocation: Bool { self == .x || self == .y }
  }

  /// The side of the item, or of the area within its margins, at which an attribute is.
  enum Side: Hashable {
    case left, right, top, bottom
    /// A side that depends on the layout direction.
    case leading, trailing
    /// Not a side.
    case none
  }

  /// The kind of the attribute's value: a horizontal location, a vertical location, a size, or none.
  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      return .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
      return .y
    case .width, .height: return .size
    case .notAnAttribute: return .none
    }
  }

  // The switches below name every case, so that the compiler lists what a new attribute needs.

  /// The side at which the attribute is.
  var side: Side {
    switch self {
    case .left, .leftMargin: return .left
    case .right, .rightMargin: return .right
    case .top, .topMargin: return .top
    case .bottom, .bottomMargin: return .bottom
    case .leading, .leadingMargin: return .leading
    case .trailing, .trailingMargin: return .trailing
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      return .none
    }
  }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool { side == .leading || side == .trailing }

  /// Whether the attribute is a left or right side, which doesn't depend on the layout direction.
  var isAbsoluteSide: Bool { side == .left || side == .right }

  /// Whether the attribute refers to the margins, not the alignment rectangle.
  var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      return true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
      .firstBaseline, .notAnAttribute:
      return false
    }
  }

  /// The distance from an edge to the baseline that the attribute is, or `nil` for any other attribute.
  var baselineQuantity: ConstantPart.Quantity? {
    switch self {
    case .firstBaseline: return .firstBaseline
    case .lastBaseline: return .lastBaseline
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      return nil
    }
  }

  /// Whether the attribute is a baseline.
  var isBaseline: Bool { baselineQuantity != nil }

  /// The attribute's name in descriptions of constraints.
  var name: String {
    switch self {
    case .left: return "left"
    case .right: return "right"
    case .top: return "top"
    case .bottom: return "bottom"
    case .leading: return "leading"
    case .trailing: return "trailing"
    case .width: return "width"
    case .height: return "height"
    case .centerX: return "centerX"
    case .centerY: return "centerY"
    case .lastBaseline: return "lastBaseline"
    case .firstBaseline: return "firstBaseline"
    case .leftMargin: return "leftMargin"
    case .rightMargin: return "rightMargin"
    case .topMargin: return "topMargin"
    case .bottomMargin: return "bottomMargin"
    case .leadingMargin: return "leadingMargin"
    case .trailingMargin: return "trailingMargin"
    case .centerXWithinMargins: return "centerXWithinMargins"
    case .centerYWithinMargins: return "centerYWithinMargins"
    case .notAnAttribute: return "notAnAttribute"
    }
  }
}

/// The rectangle that an item represents.
enum LayoutRectangle: Hashable {
  /// The item's own rectangle, which has its own variables.
  case own
  /// The owning view's rectangle within its margins.
  case margins
  /// The owning view's rectangle within its safe area.
  case safeArea
  /// The part within the owning view's margins that is narrow enough for readable text.
  case readable
  /// A scroll view's content, with its own variables, relative to the content's origin.
  case content
  /// A scroll view's frame, independent of the scroll position.
  case frame
}
