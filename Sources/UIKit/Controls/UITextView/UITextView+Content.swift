import Foundation
import UIFoundation

extension UITextView {
  /// The font of text without one: the system font at 12 points.
  static let defaultFont = UIFont.systemFont(ofSize: 12)

  func watchContainer() {
    textContainer.widthTracksTextView = true
    content.textContainer = textContainer
    textContainer.didChange = { [reference = WeakReference(self)] in
      MainThread.use("-[UITextView setNeedsDisplay]") { reference.target?.textDidChange() }
    }
  }

  func setText(_ text: String) {
    guard content.set(text) else { return }
    moveCaretToEnd()
    textDidChange()
  }

  func setAttributedText(_ text: NSAttributedString?) {
    guard let text else { return setText("") }
    guard content.set(text) else { return }
    if adjustsFont { _ = content.adjustFonts(for: traitCollection) }
    moveCaretToEnd()
    textDidChange()
  }

  private func moveCaretToEnd() {
    inputState.marked = nil
    selectedRange = NSRange(location: content.string?.utf16.count ?? 0, length: 0)
  }

  /// The text with its attributes. Text that was set without attributes has those of the view.
  var attributedContent: NSAttributedString {
    if let attributed = content.attributed { return attributed }
    return NSAttributedString(string: content.string ?? "", attributes: defaultAttributes)
  }

  private var defaultAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = storedAlignment
    return [
      .font: content.font, .foregroundColor: storedColor ?? UIColor.label, .paragraphStyle: paragraph,
    ]
  }

  var currentTypingAttributes: [NSAttributedString.Key: Any] {
    if let storedTypingAttributes { return storedTypingAttributes }
    guard let text = content.attributed, text.length > 0 else { return defaultAttributes }
    return unsafe text.attributes(at: text.length - 1, effectiveRange: nil)
  }

  func setFont(_ font: UIFont?) {
    var font = font
    if adjustsFont { font = font?.adjusted(for: traitCollection) }
    let isSpread = content.setAttributeEverywhere(font ?? Self.defaultFont, as: .font)
    guard isSpread || !UIFont.areSame(font, storedFont) else { return }
    storedFont = font
    textDidChange()
  }

  /// Tells the layout that the size and the baselines may have changed.
  func textDidChange() {
    textStorageShouldFollow()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

extension UITextView: FontAdjusting {
  func adjustFonts() {
    let font = storedFont?.adjusted(for: traitCollection)
    let isOther = !UIFont.areSame(font, storedFont)
    storedFont = font
    if content.adjustFonts(for: traitCollection) || isOther { textDidChange() }
  }
}
