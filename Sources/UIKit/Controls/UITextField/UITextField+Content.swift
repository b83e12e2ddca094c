import Foundation
import UIFoundation

extension UITextField {
  func setText(_ text: String?) {
    guard content.set(text) else { return }
    moveCaretToEnd()
    textDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return setText(nil) }
    guard content.set(text) else { return }
    if adjustsFont { _ = content.adjustFonts(for: traitCollection) }
    moveCaretToEnd()
    textDidChange()
  }

  func setAttributedPlaceholder(_ text: NSAttributedString?) {
    if let text {
      if placeholderContent.set(text) { textDidChange() }
    } else if placeholderContent.set(nil as String?) {
      textDidChange()
    }
  }

  /// Returns a content with its attributes, or with those of the field if it was set without attributes.
  func attributed(_ content: TextContent, color: UIColor) -> NSAttributedString {
    if let attributed = content.attributed { return attributed }
    return NSAttributedString(
      string: content.string ?? "", attributes: [.font: content.font, .foregroundColor: color])
  }

  func setFont(_ font: UIFont?) {
    var font = font ?? UILabel.defaultFont
    if adjustsFont { font = font.adjusted(for: traitCollection) }
    let isSpread = content.setAttributeEverywhere(font, as: .font)
    guard isSpread || !font.isSame(as: content.font) else { return }
    setContentFont(font)
    textDidChange()
  }

  private func setContentFont(_ font: UIFont) {
    content.font = font
    placeholderContent.font = font
  }

  /// Tells the layout that the size and the baselines may have changed.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    textDidChange()
  }
}

extension UITextField: FontAdjusting {
  func adjustFonts() {
    let font = content.font.adjusted(for: traitCollection)
    let isOther = !font.isSame(as: content.font)
    setContentFont(font)
    let isTextOther = content.adjustFonts(for: traitCollection)
    let isPlaceholderOther = placeholderContent.adjustFonts(for: traitCollection)
    if isOther || isTextOther || isPlaceholderOther { textDidChange() }
  }
}
