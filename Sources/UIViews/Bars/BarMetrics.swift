import Foundation

/// The heights of bars on a phone, in points; none of them includes the safe area, over which bars reach.
enum BarMetrics {
  /// A navigation bar upright: published layouts have agreed on 44 since the first iOS.
  static let navigationBarHeight: CGFloat = 44
  /// What a large title adds below: bars of 96 points are published.
  static let largeTitleHeight: CGFloat = 52
  /// A tab bar: published layouts have 49, and 83 with the 34 of a home indicator.
  static let tabBarHeight: CGFloat = 49
  /// A toolbar: 49 points where it stands on the safe area's edge above a home indicator, else 44 (recorded by Interface
  /// Builder, see ``UIToolbar``).
  static func toolbarHeight(isAboveHomeIndicator: Bool) -> CGFloat { isAboveHomeIndicator ? 49 : 44 }
  /// A search bar: published layouts have 56.
  static let searchBarHeight: CGFloat = 56
  /// The field of a search bar: 8 points from either side and 36 high, in the middle (logged: (8 10; W - 16, 36)).
  static let searchField: (margin: CGFloat, height: CGFloat) = (8, 36)
}
