import Foundation

/// The metrics of text fields, as in iOS 14 to iOS 18.
///
/// Heights come from frames that Interface Builder recorded at 2 pixels per point (uikit-recorded.md, "Sizes and
/// alignment insets"): without a border 18.5 points at 14, 19.5 at 15, 21 at 16, 22 at 17 and 23 at 18; with a rounded
/// border at least 34. A bezel is measured like a rounded border, and the widths beside the text are our own choice.
enum FieldMetrics {
  /// The space added to the height of the line, in points. The sum is rounded up to the pixel. Secure fields without a
  /// border don't have it.
  static let lineRoom: CGFloat = 1.5
  /// The part of ``lineRoom`` above the line, in points.
  ///
  /// It follows from recorded baselines: without a border, the field's is 1 point lower than that of a label at the
  /// same height; with a rounded border, 34 points high, it is 7 points lower at 17 points and 6 at 14.
  static let roomAboveLine: CGFloat = 1
  /// The minimum height of a field with a rounded border or a bezel, in points.
  static let leastBorderedHeight: CGFloat = 34
  /// The space above and below the text in a field with a rounded border or a bezel, in points.
  static let borderMargin: CGFloat = 6
  /// The distance from a rounded border to the text rectangle, above and below, in points. Recorded from a running
  /// UIKit.
  static let roundedTextMargin: CGFloat = 2
  /// The width of the text area in a bordered field with neither text nor placeholder, in points.
  ///
  /// With its margins, the field is 32 points wide. The value comes from one recorded field.
  static let emptyBorderedWidth: CGFloat = 18
  /// The space beside the text in a field with a rounded border or a bezel, in points.
  static let borderSideMargin: CGFloat = 7
  /// The space around the text in a field with a line border, in points.
  static let lineMargin: CGFloat = 2
  /// The width and height of the clear button, in points.
  static let clearButtonSide: CGFloat = 19
  /// The space between the text and the clear button, in points.
  static let sideGap: CGFloat = 4
}
