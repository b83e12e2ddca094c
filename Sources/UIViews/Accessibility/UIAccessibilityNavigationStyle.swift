/// The style of navigation between the elements inside an object.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system chooses the style.
  case automatic = 0
  /// The elements are navigated separately.
  case separate = 1
  /// The elements are combined into one.
  case combined = 2
}
