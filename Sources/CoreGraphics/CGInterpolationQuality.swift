/// How smoothly an enlarged image is drawn.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The renderer decides.
  case `default`
  /// Pixels are repeated.
  case none
  /// Fast and coarse.
  case low
  /// A compromise between speed and quality.
  case medium = 4
  /// Slow and smooth.
  case high = 3
}
