/// The way in which the last allowed line shows that text is missing.
public struct Truncation: Hashable, Sendable {
  /// The position of the token, in the order of the text. In right-to-left text, the tail is on the left.
  public enum Mode: Hashable, Sendable {
    /// The start of the line is omitted.
    case head
    /// The middle of the line is omitted, preserving about as much on each side.
    case middle
    /// The end of the line is omitted.
    case tail
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
