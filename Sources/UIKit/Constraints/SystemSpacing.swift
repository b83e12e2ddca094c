import Foundation
import UIFoundation

/// The spacing of `equalToSystemSpacingAfter`, `equalToSystemSpacingBelow`, and stack views with system spacing.
///
/// <doc:SystemSpacing> derives the rules from what Apple's layout recorded, and says what remains unknown.
struct SystemSpacing: Hashable {
  /// The spacing between edges, or between items without text, in points.
  static let edgeToEdge: CGFloat = 8

  /// The factor applied to the spacing. A negative multiplier counts as 0.
  let multiplier: CGFloat

  /// Creates a multiple of the spacing.
  init(multiplier: CGFloat) { self.multiplier = multiplier > 0 ? multiplier : 0 }

  /// Returns the distance from a baseline down to another one, in points, for text at a scale.
  ///
  /// The lines of the two texts touch, each with its height and its depth rounded up to the pixel (uikit.md, "System
  /// spacing").
  static func betweenBaselines(lower: UIFont, upper: UIFont, snapping: PixelSnapping) -> CGFloat {
    belowEdge(lower, snapping) + snapping.ceilToPixel(-upper.descender) - snapping.ceilToPixel(-lower.descender)
  }

  /// Returns the distance from an edge down to a baseline, in points: a line of the font.
  ///
  /// A line of the system font has 22/17 em, rounded to the nearest pixel: Apple's layout recorded 22 at 17 points, and
  /// a picture shows 21.5 and 68.5 at 17 and 53 points, each within half a point. Any other line is rounded up.
  static func belowEdge(_ font: UIFont, _ snapping: PixelSnapping) -> CGFloat {
    font.isSystemFont ? snapping.nearest(font.pointSize * 22 / 17) : snapping.ceilToPixel(font.lineHeight)
  }

  /// Returns the distance from a baseline down to an edge, in points, rounded up to the pixel.
  ///
  /// It is half of the size of the system font that the text stands beside: 8.5 at 17 points and 26.5 at 53 are what the
  /// rows in the picture leave. Which of UIKit's quantities that is, is not known.
  static func aboveEdge(_ font: UIFont, _ snapping: PixelSnapping) -> CGFloat {
    snapping.ceilToPixel(font.systemPointSize / 2)
  }
}
