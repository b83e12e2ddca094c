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
    guard adjusts != adjustsFont else { return }
    adjustsFont = adjusts
    guard adjusts else { return }
    if !followsTraits {
      followsTraits = true
      TraitFollowers.add(self)
    }
    adjustFonts()
  }

  /// Derives the fonts again if the category is another one.
  func followTraits(from previous: UITraitCollection) {
    guard adjustsFont,
      traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
    else { return }
    adjustFonts()
  }

  private func adjustFonts() {
    let font = storedFont.adjusted(for: traitCollection)
    let isOther = font != storedFont
    storedFont = font
    if case .attributed = content.source { adjustAttributedFonts() } else if isOther { textDidChange() }
  }

  /// Derives each font of a text with attributes again.
  func adjustAttributedFonts() {
    guard case .attributed(let text) = content.source else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    let traits = traitCollection
    unsafe text.enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let font = value as? UIFont else { return }
      changed.addAttribute(.font, value: font.adjusted(for: traits), range: range)
    }
    let source = LabelText.Source.attributed(NSAttributedString(attributedString: changed))
    guard source != content.source else { return }
    content.source = source
    textDidChange()
  }
}
