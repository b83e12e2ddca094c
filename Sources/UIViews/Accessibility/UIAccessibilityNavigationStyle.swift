/// The style of navigation between the elements inside an object.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// The system chooses the style.
  case automatic
  /// The elements are navigated separately.
  case separate
  /// The elements are combined into one.
  case combined
}
