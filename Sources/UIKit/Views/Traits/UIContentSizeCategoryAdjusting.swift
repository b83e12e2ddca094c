public import Foundation
import UIFoundation

/// A type whose font can follow the content size category.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font from a text style or from `UIFontMetrics` follows the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

/// A type whose image can scale with text in the accessibility categories.
@MainActor @preconcurrency
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image scales with text in the accessibility categories.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

/// A view whose fonts can follow the content size category.
@MainActor
protocol FontAdjusting: UIView {
  /// Whether the fonts follow the content size category of the view's traits.
  var adjustsFont: Bool { get set }
  /// Whether the view has been told of changes of the process-wide traits.
  var followsTraits: Bool { get set }
  /// Updates the fonts for the view's traits.
  func adjustFonts()
}

extension FontAdjusting {
  /// Sets whether the fonts follow the content size category of the view's traits, and updates them immediately.
  func setAdjustsFont(_ adjusts: Bool) {
    guard adjusts != adjustsFont else { return }
    adjustsFont = adjusts
    guard adjusts else { return }
    if !followsTraits {
      followsTraits = true
      TraitFollowers.add(self)
    }
    adjustFonts()
  }

  /// Updates the fonts if the content size category has changed.
  func followTraits(from previous: UITraitCollection) {
    guard adjustsFont, !traitCollection.hasCategory(of: previous) else { return }
    adjustFonts()
  }
}
