import Foundation

/// The heights of bars on a phone, in points, without the safe area that they extend over.
enum BarMetrics {
  /// The height of a navigation bar in portrait: 44, as in all published layouts.
  static let navigationBarHeight: CGFloat = 44
  /// The additional height of a large title: published layouts have bars of 96 points.
  static let largeTitleHeight: CGFloat = 52
  /// The height of a tab bar: published layouts have 49, and 83 with the 34 of a home indicator.
  static let tabBarHeight: CGFloat = 49
  /// Returns the height of a toolbar: 49 points on the edge of the safe area above a home indicator, and 44 elsewhere.
  ///
  /// Recorded by Interface Builder; see ``UIToolbar``.
  static func toolbarHeight(isAboveHomeIndicator: Bool) -> CGFloat { isAboveHomeIndicator ? 49 : 44 }
  /// The height of a search bar: published layouts have 56.
  static let searchBarHeight: CGFloat = 56
  /// The field of a search bar: 8 points from either side, 36 high and vertically centered (logged: (8 10; W - 16,
  /// 36)).
  static let searchField: (margin: CGFloat, height: CGFloat) = (8, 36)
}
