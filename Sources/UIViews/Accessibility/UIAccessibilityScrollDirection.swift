/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  /// Assistive technology scrolls to the right.
  case right = 1
  /// Assistive technology scrolls to the left.
  case left
  /// Assistive technology scrolls upward.
  case up
  /// Assistive technology scrolls downward.
  case down
  /// Scrolls to the next page or item.
  case next
  /// Scrolls to the previous page or item.
  case previous
}
