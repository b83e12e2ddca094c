extension NSLayoutConstraint {
  /// What of an item a constraint is about. The raw values are Apple's.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where a line of text starts.
    case leading = 5
    /// The edge where a line of text ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The centre along x.
    case centerX = 9
    /// The centre along y.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge without text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The margin where a line of text starts.
    case leadingMargin = 17
    /// The margin where a line of text ends.
    case trailingMargin = 18
    /// The centre along x of what lies within the margins.
    case centerXWithinMargins = 19
    /// The centre along y of what lies within the margins.
    case centerYWithinMargins = 20
    /// No attribute: the constraint compares with a constant.
    case notAnAttribute = 0

    /// The baseline of the last line of text, by its former name.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    /// Along x.
    case horizontal = 0
    /// Along y.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kind of number an attribute is; places do not compare with sizes.
  enum Kind: Hashable {
    case x, y, size, none

    var isPlace: Bool { self == .x || self == .y }
  }

  /// Whether the attribute is a place along x, a place along y, a size, or nothing.
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

  /// Whether the attribute follows the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return true
    default: return false
    }
  }

  /// Whether the attribute names a side that never flips.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: return true
    default: return false
    }
  }

  /// Whether the attribute is a baseline.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The name in a constraint's description.
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
