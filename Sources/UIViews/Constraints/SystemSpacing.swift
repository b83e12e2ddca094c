import Foundation
import UIFoundation

/// The spacing of `equalToSystemSpacingAfter`, `equalToSystemSpacingBelow`, and stack views with system spacing.
struct SystemSpacing: Hashable {
  /// The spacing between edges, or between items without text, in points.
  static let edgeToEdge: CGFloat = 8

  /// The factor applied to the spacing. A negative multiplier counts as 0.
  let multiplier: CGFloat

  /// Creates a multiple of the spacing.
  init(multiplier: CGFloat) { self.multiplier = multiplier > 0 ? multiplier : 0 }

  /// Returns the distance between two baselines, in points, rounded up to a pixel.
  ///
  /// The lower font determines it. The system font uses its leading: 22 at 17 points, as Apple's layout recorded
  /// (uikit-recorded.md, "Stack views"; which of two different fonts counts is weakly supported). Any other font uses
  /// its line height, with the upper font's descender in place of its own (uikit.md, "System spacing").
  /// <doc:SystemSpacing> shows where both rules come from.
  static func betweenBaselines(lower: UIFont, upper: UIFont, snapping: PixelSnapping) -> CGFloat {
    snapping.ceilToPixel(lower.systemLeading ?? lower.lineHeight + lower.descender - upper.descender)
  }
}
