/// The horizontal alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines are aligned at the left edge.
  case left
  /// Lines are centered.
  case center
  /// Lines are aligned at the right edge.
  case right
  /// Lines are stretched to both edges, except the last one.
  case justified
  /// Lines are aligned at the edge where the text's direction starts.
  case natural
}
