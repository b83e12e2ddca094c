/// How lines lie between a paragraph's two edges.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Along the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// Along the right edge.
  case right = 2
  /// Stretched to both edges, but for the last line.
  case justified = 3
  /// Along the edge where the text's own direction starts.
  case natural = 4
}
