/// How smoothly an enlarged image is drawn.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  /// The renderer decides.
  case `default` = 0
  /// Pixels are repeated.
  case none = 1
  /// Fast and coarse.
  case low = 2
  /// A compromise between speed and quality.
  case medium = 4
  /// Slow and smooth.
  case high = 3
}
