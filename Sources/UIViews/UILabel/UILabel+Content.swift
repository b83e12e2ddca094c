import Foundation
import UIFoundation

extension UILabel {
  /// What a label starts with: its face is not opened before it is measured with.
  static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// Sets text without attributes; the same text changes nothing.
  func setText(_ text: String?) {
    if case .plain(let current) = content.source, current == text { return }
    setSource(.plain(text))
  }

  /// Sets text with attributes; equal text changes nothing.
  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return setText(nil) }
    let source = LabelText.Source.attributed(NSAttributedString(attributedString: text))
    guard source != content.source else { return }
    setSource(source)
    if adjustsFont { adjustAttributedFonts() }
  }

  private func setSource(_ source: LabelText.Source) {
    let wasEmpty = content.isEmpty
    content.source = source
    if !(wasEmpty && content.isEmpty) { textDidChange() }
  }

  /// The text with its attributes; where it was set without them, with those of the label.
  var attributedContent: NSAttributedString? {
    switch content.source {
    case .attributed(let text): return text
    case .plain(nil): return nil
    case .plain(let text?):
      let paragraph = NSMutableParagraphStyle()
      paragraph.alignment = storedAlignment
      paragraph.lineBreakMode = storedLineBreakMode
      let color: UIColor = textColor
      return NSAttributedString(
        string: text, attributes: [.font: storedFont, .foregroundColor: color, .paragraphStyle: paragraph])
    }
  }

  /// An attribute of the text's first character; nil for text that was set without attributes.
  func firstAttribute<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    guard case .attributed(let text) = content.source, text.length > 0 else { return nil }
    return unsafe text.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// Sets the font of the whole text; an equal one changes nothing.
  func setFont(_ font: UIFont?) {
    var font = font ?? Self.defaultFont
    if adjustsFont { font = font.adjusted(for: traitCollection) }
    let isSpread = spread(font, as: .font)
    guard isSpread || font != storedFont else { return }
    storedFont = font
    textDidChange()
  }

  /// Gives the whole of a text with attributes one value of an attribute; whether there is such a text.
  func spread(_ value: Any, as key: NSAttributedString.Key) -> Bool {
    guard case .attributed(let text) = content.source, text.length > 0 else { return false }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    content.source = .attributed(NSAttributedString(attributedString: changed))
    return true
  }

  /// Changes the paragraph styles of a text with attributes.
  func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let text) = content.source, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    unsafe text.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    content.source = .attributed(NSAttributedString(attributedString: changed))
    textDidChange()
  }

  /// Tells the layout that size and baselines may have changed.
  func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}
