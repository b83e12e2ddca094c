package import Foundation

/// The measures of text fields. None is published; with these, a field is 34 points high with a rounded border at 17
/// points and 30 at 14, and 22 without a border at 17, which is what is commonly seen.
package enum FieldMetrics {
  /// Added to the line's height before it is rounded up to a whole point, for the caret.
  package static let caretRoom: CGFloat = 1
  /// Above and below the text in a field with a rounded border or a bezel.
  package static let borderMargin: CGFloat = 6
  /// Beside the text in a field with a rounded border or a bezel.
  package static let borderSideMargin: CGFloat = 7
  /// Around the text in a field with a line.
  package static let lineMargin: CGFloat = 2
  /// The side of the button that clears the text.
  package static let clearButtonSide: CGFloat = 19
  /// Between the text and what is beside it.
  package static let sideGap: CGFloat = 4
}
