import Foundation

/// The heights of bars on a phone, in points, without the safe area that they extend over.
///
/// The heights of navigation bars and search bars depend on the version of iOS: see `SystemMetrics`.
enum BarMetrics {
  /// The additional height of a large title: published layouts have bars of 96 points, and iOS 26 one of 106.
  static let largeTitleHeight: CGFloat = 52
  /// The height of a tab bar: published layouts have 49, and 83 with the 34 of a home indicator.
  static let tabBarHeight: CGFloat = 49
  /// Returns the height of a toolbar: 49 points on the edge of the safe area above a home indicator, and 44 elsewhere.
  ///
  /// Recorded by Interface Builder; see ``UIToolbar``.
  static func toolbarHeight(isAboveHomeIndicator: Bool) -> CGFloat { isAboveHomeIndicator ? 49 : 44 }
  /// The space on either side of the field of a search bar (logged: 8 10; W - 16, 36).
  static let searchFieldMargin: CGFloat = 8
}
