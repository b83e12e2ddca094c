public import Foundation
import UIFoundation

/// A control whose font can follow the content size category.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether a font that came from a text style or from `UIFontMetrics` follows the content size category.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel {
  /// Lets the fonts follow, from now on, the category of the label's traits; they are brought up to date at once.
  func setAdjustsFont(_ adjusts: Bool) {
    guard adjusts != state.adjustsFont else { return }
    state.adjustsFont = adjusts
    guard adjusts else { return }
    if !state.followsTraits {
      state.followsTraits = true
      TraitFollowers.add(self)
    }
    adjustFonts()
  }

  /// Derives the fonts again if the category is another one.
  func followTraits(from previous: UITraitCollection) {
    guard state.adjustsFont, !traitCollection.hasCategory(of: previous) else { return }
    adjustFonts()
  }

  private func adjustFonts() {
    let font = state.font.adjusted(for: traitCollection)
    let isOther = !font.isSame(as: state.font)
    state.font = font
    if case .attributed = content.source { adjustAttributedFonts() } else if isOther { textDidChange() }
  }

  /// Derives each font of a text with attributes again.
  func adjustAttributedFonts() {
    if content.adjustFonts(for: traitCollection) { textDidChange() }
  }
}
