public import Foundation

/// A type whose font can follow the content size category.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font from a text style or from `UIFontMetrics` follows the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
