/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Scrolls right.
  case right = 1
  /// Scrolls left.
  case left = 2
  /// Scrolls up.
  case up = 3
  /// Scrolls down.
  case down = 4
  /// Scrolls to the next page or item.
  case next = 5
  /// Scrolls to the previous page or item.
  case previous = 6
}
