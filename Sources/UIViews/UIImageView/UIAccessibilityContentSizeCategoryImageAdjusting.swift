public import Foundation

/// A type whose image can scale with text in the accessibility categories.
@MainActor @preconcurrency
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image scales with text in the accessibility categories.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
