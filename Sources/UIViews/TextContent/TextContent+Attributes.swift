import Foundation
import UIFoundation

/// Reading and changing the attributes of text.
extension TextContent {
  /// Returns an attribute of the text's first character, or `nil` for text that was set without attributes.
  @inline(__always) func firstAttribute<Value>(_ key: NSAttributedString.Key, as type: Value.Type) -> Value? {
    guard hasAttributes, let attributed = carrier else { return nil }
    return unsafe attributed.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  /// Sets an attribute for the whole text, if it has attributes. Returns whether that changes it.
  func setAttributeEverywhere(_ value: NSObject, as key: NSAttributedString.Key) -> Bool {
    guard let attributed = carrier else { return false }
    let all = NSRange(location: 0, length: attributed.length)
    var isOther = false
    unsafe attributed.enumerateAttribute(key, in: all) { present, _, _ in
      if !value.isEqual(present) { isOther = true }
    }
    guard isOther else { return false }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: all)
    source = .attributed(NSAttributedString(attributedString: changed))
    return true
  }

  /// Changes the paragraph styles of a text with attributes. Returns whether there is one.
  func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> Bool {
    guard let attributed = carrier else { return false }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: attributed.length)
    unsafe attributed.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    source = .attributed(NSAttributedString(attributedString: changed))
    return true
  }

  /// Updates each font of a text with attributes. Returns whether one has changed.
  func adjustFonts(for traits: UITraitCollection) -> Bool {
    guard let attributed = carrier else { return false }
    var isOther = false
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: attributed.length)
    unsafe attributed.enumerateAttribute(.font, in: whole) { value, range, _ in
      guard let font = value as? UIFont else { return }
      let adjusted = font.adjusted(for: traits)
      guard !adjusted.isSame(as: font) else { return }
      isOther = true
      changed.addAttribute(.font, value: adjusted, range: range)
    }
    if isOther { source = .attributed(NSAttributedString(attributedString: changed)) }
    return isOther
  }

  /// Sets text without attributes. Returns whether it differs from the previous text.
  func set(_ text: String?) -> Bool {
    if !hasAttributes, string == text { return false }
    source = .plain(text)
    return true
  }

  /// Sets text with attributes. Returns whether it differs from the previous text.
  func set(_ text: NSAttributedString) -> Bool {
    let new = Source.attributed(NSAttributedString(attributedString: text))
    guard new != source else { return false }
    source = new
    return true
  }
}
