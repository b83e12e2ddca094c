import CoreGraphics

/// Differences, in points, that count as none.
enum LayoutTolerance {
  /// The difference below which two constants are equal: the noise of adding and subtracting a size.
  static let constant = 1e-9

  /// The change of a width beyond which a multi-line view computes its height again.
  static let width: CGFloat = 1e-6
}
