import Foundation

/// The heights of bars on a phone, in points; none of them includes the safe area, over which bars reach.
enum BarMetrics {
  /// A navigation bar and a toolbar upright: published layouts have agreed on 44 since the first iOS.
  static let navigationBarHeight: CGFloat = 44
  /// What a large title adds below: bars of 96 points are published.
  static let largeTitleHeight: CGFloat = 52
  /// A tab bar: published layouts have 49, and 83 with the 34 of a home indicator.
  static let tabBarHeight: CGFloat = 49
  /// A search bar: published layouts have 56.
  static let searchBarHeight: CGFloat = 56
}
