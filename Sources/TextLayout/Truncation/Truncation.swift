/// How the last allowed line shows that text is missing.
public struct Truncation: Hashable, Sendable {
  /// Where the token stands, in the order of the text: in right-to-left text the tail is on the left.
  public enum Mode: Hashable, Sendable {
    /// The line's beginning is left out.
    case head
    /// The middle is left out, about as much on either side kept.
    case middle
    /// The end is left out.
    case tail
  }

  /// Where the token stands.
  public var mode: Mode
  /// What stands for the missing text; three full stops stand for an ellipsis that no font has.
  public var token: String

  /// A truncation with an ellipsis or another token.
  public init(_ mode: Mode, token: String = Self.ellipsis) {
    self.mode = mode
    self.token = token
  }

  /// U+2026.
  public static let ellipsis = "\u{2026}"
}

/// What was left out of a line, and what stands for it.
public struct LineTruncation: Hashable, Sendable {
  /// The part of the line's text that the token replaces, as UTF-16 offsets; empty where the line's own text is all there
  /// and only later lines are missing.
  public let hiddenRange: Range<Int>
  /// The token as it is shown.
  public let token: String
  /// The place of the token's style in ``Paragraph/styles``: that of the cluster that the token follows, or precedes.
  public let style: Int
  /// The token's width in points.
  public let tokenWidth: Double
}
