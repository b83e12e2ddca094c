import UIFoundation

extension UILabel: FontAdjusting {
  var adjustsFont: Bool {
    get { state.adjustsFont }
    set { state.adjustsFont = newValue }
  }
  var followsTraits: Bool {
    get { state.followsTraits }
    set { state.followsTraits = newValue }
  }

  func adjustFonts() {
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
