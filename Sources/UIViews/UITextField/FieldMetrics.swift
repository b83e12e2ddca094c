package import Foundation

/// The measures of text fields, from iOS 14 to iOS 18.
///
/// Heights are from frames that Interface Builder recorded at 2 pixels to the point (uikit-recorded.md, "Sizes and
/// alignment insets"): without a border 18.5 points at 14, 19.5 at 15, 21 at 16, 22 at 17 and 23 at 18; with a rounded
/// border at least 34. A bezel is measured as a rounded border, and what lies beside the text is our own decision.
package enum FieldMetrics {
  /// Added to the line's height, which is rounded up to the pixel.
  package static let lineRoom: CGFloat = 1.5
  /// The part of ``lineRoom`` above the line.
  ///
  /// Recorded baselines say so: without a border the field's lies 1 point lower than that of a label at the same height,
  /// and with a rounded border, 34 points high, 7 points lower at 17 points and 6 at 14.
  package static let roomAboveLine: CGFloat = 1
  /// The least height of a field with a rounded border or a bezel.
  package static let leastBorderedHeight: CGFloat = 34
  /// Above and below the text in a field with a rounded border or a bezel.
  package static let borderMargin: CGFloat = 6
  /// How far the text's rectangle lies inside a rounded border, above and below (recorded from a running UIKit).
  package static let roundedTextMargin: CGFloat = 2
  /// The width of the text in a bordered field with neither text nor placeholder, 32 points wide with its margins. One
  /// recorded field says so.
  package static let emptyBorderedWidth: CGFloat = 18
  /// Beside the text in a field with a rounded border or a bezel.
  package static let borderSideMargin: CGFloat = 7
  /// Around the text in a field with a line.
  package static let lineMargin: CGFloat = 2
  /// The side of the button that clears the text.
  package static let clearButtonSide: CGFloat = 19
  /// Between the text and what is beside it.
  package static let sideGap: CGFloat = 4
}
