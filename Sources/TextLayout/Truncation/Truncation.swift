/// The way in which a line shows that text is missing.
public struct Truncation: Hashable, Sendable {
  /// The position of the token, in the order of the text. In right-to-left text, the tail is on the left.
  ///
  /// The raw values are the words of `galley line --truncate`.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// The start of the line is omitted.
    case head
    /// The middle of the line is omitted, preserving about as much on each side.
    case middle
    /// The end of the line is omitted.
    case tail

    /// Whether the end of the line stays visible. If not, the line's content ends at the token.
    var showsEnd: Bool {
      switch self {
      case .head, .middle: true
      case .tail: false
      }
    }
  }

  /// The position of the token.
  public var mode: Mode
  /// The text that replaces the missing text. If no font has the ellipsis, three periods replace it.
  public var token: String

  /// Creates a truncation with an ellipsis or another token.
  public init(_ mode: Mode, token: String = Self.ellipsis) {
    self.mode = mode
    self.token = token
  }

  /// The horizontal ellipsis, U+2026.
  public static let ellipsis = "\u{2026}"
}

/// The part of a line that is hidden, and the token that replaces it.
public struct LineTruncation: Hashable, Sendable {
  /// The UTF-16 range of the line's text that the token replaces.
  ///
  /// It is empty if the whole text of the line is visible and only later lines are missing.
  public let hiddenRange: Range<Int>
  /// The token as displayed.
  public let token: String
  /// The index in ``Paragraph/styles`` of the token's style: that of the cluster that the token follows or precedes.
  public let style: Int
  /// The width of the token, in points.
  public let tokenWidth: Double
}
