public import Foundation

/// The kinds of font leading that separate lines of text.
///
/// | text | leading |
/// |---|---|
/// | labels, and buttons' titles | ``textStyles`` |
/// | string drawing and measuring with `usesFontLeading` | ``all`` |
/// | string drawing and measuring otherwise | none |
/// | text views and layout managers with `usesFontLeading` | ``lineGaps`` |
///
/// Source: 45 recorded labels of 2 to 7 lines in 8 text styles (uikit-recorded.md, "Text of labels", IB), and
/// recorded labels in other fonts, whose lines touch. Not recorded: text views in the font of a text style.
package struct FontLeading: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The leading of text styles, and of system fonts that `UIFontMetrics` scaled.
  package static let textStyles = FontLeading(rawValue: 1 << 0)
  /// The line gaps of font files.
  package static let lineGaps = FontLeading(rawValue: 1 << 1)
  /// Each font's ``UIKit/UIFont/leading``.
  package static let all: FontLeading = [.textStyles, .lineGaps]
}

extension UIFont {
  /// The additional space between two lines, in points.
  ///
  /// For the font of a text style, and for a system font that `UIFontMetrics` scaled, it is the difference of their
  /// leading and ``lineHeight``, which may be negative; otherwise the face's line gap, which is 0 for the system font.
  public var leading: CGFloat { leading(.all) }

  /// Returns the space between a line in this font and the next one, in points.
  func leading(_ kinds: FontLeading) -> CGFloat {
    let measures = measures
    return kinds.contains(measures.leadingKind) ? measures.leading : 0
  }
}
