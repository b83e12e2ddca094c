/// The horizontal alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines are aligned at the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines are aligned at the right edge.
  case right = 2
  /// Lines are stretched to both edges, except the last one.
  case justified = 3
  /// Lines are aligned at the edge where the text's direction starts.
  case natural = 4
}
