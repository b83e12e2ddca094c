/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
  /// The interface runs from left to right.
  case leftToRight
  /// The interface runs from right to left.
  case rightToLeft
}
