import UIFoundation

extension UILabel {
  /// Sets whether the fonts follow the content size category of the label's traits, and updates them immediately.
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

  /// Updates the fonts if the content size category has changed.
  func followTraits(from previous: UITraitCollection) {
    guard state.adjustsFont, !traitCollection.hasCategory(of: previous) else { return }
    adjustFonts()
  }

  private func adjustFonts() {
    let font = content.font.adjusted(for: traitCollection)
    let isOther = !font.isSame(as: content.font)
    content.font = font
    if content.attributed != nil { adjustAttributedFonts() } else if isOther { textDidChange() }
  }

  /// Updates the fonts of text with attributes.
  func adjustAttributedFonts() {
    if content.adjustFonts(for: traitCollection) { textDidChange() }
  }
}
