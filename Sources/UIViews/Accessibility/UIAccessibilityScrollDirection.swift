/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Assistive technology scrolls to the right.
  case right = 1
  /// Assistive technology scrolls to the left.
  case left = 2
  /// Assistive technology scrolls upward.
  case up = 3
  /// Assistive technology scrolls downward.
  case down = 4
  /// Scrolls to the next page or item.
  case next = 5
  /// Scrolls to the previous page or item.
  case previous = 6
}
