import Foundation
import UIFoundation

extension UILabel {
  /// The default font. Its font file isn't opened before it is used to measure text.
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Marks the size, the baselines, and the drawing of the text as changed.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// Sets text with attributes. Does nothing if the text is unchanged.
  func setAttributedText(_ text: NSAttributedString?) {
    let wasEmpty = content.isEmpty
    guard text.map({ content.set($0) }) ?? content.set(nil as String?) else { return }
    if !(wasEmpty && content.isEmpty) { textDidChange() }
    if state.adjustsFont { adjustAttributedFonts() }
  }

  /// The text with its attributes, or with those of the label if it was set without attributes.
  var attributedContent: NSAttributedString? {
    if let attributed = content.attributed { return attributed }
    guard let text = content.string else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = state.alignment
    paragraph.lineBreakMode = state.lineBreakMode
    paragraph.lineBreakStrategy = content.lineBreakStrategy
    let color: UIColor = textColor
    return NSAttributedString(
      string: text, attributes: [.font: content.font, .foregroundColor: color, .paragraphStyle: paragraph])
  }

  /// Sets the font of the whole text. Does nothing if the font is unchanged.
  func setFont(_ font: UIFont?) {
    var font = font ?? Self.defaultFont
    if state.adjustsFont { font = font.adjusted(for: traitCollection) }
    let isSpread = content.setAttributeEverywhere(font, as: .font)
    guard isSpread || !font.isSame(as: content.font) else { return }
    content.font = font
    textDidChange()
  }

  /// Changes the paragraph styles of text with attributes.
  func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    if content.changeParagraphStyles(change) { textDidChange() }
  }
}
