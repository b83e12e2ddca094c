/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends squarely at its end point.
  case butt
  /// The line ends with a semicircle.
  case round
  /// The line ends squarely, half a line width after its end point.
  case square
}
