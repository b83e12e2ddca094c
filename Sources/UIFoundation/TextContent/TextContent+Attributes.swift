package import Foundation

/// Reading and changing the attributes of text.
extension TextContent {
  /// The font of the first character, or `nil` without one, and for text that was set without attributes.
  package var firstFont: UIFont? { carrier?.first(.font) }
  /// The color of the first character, or `nil` as for ``firstFont``.
  package var firstColor: UIColor? { carrier?.first(.foregroundColor) }
  /// The paragraph style of the first character, or `nil` as for ``firstFont``.
  package var firstParagraphStyle: NSParagraphStyle? { carrier?.first(.paragraphStyle) }

  /// The text with attributes, if it has any characters.
  private var carrier: NSAttributedString? {
    if let attributed = state.attributed, attributed.length > 0 { attributed } else { nil }
  }

  /// Sets an attribute for the whole text, if it has attributes. Returns whether that changes it.
  package func setAttributeEverywhere(_ value: NSObject, as key: NSAttributedString.Key) -> Bool {
    guard let attributed = carrier else { return false }
    let all = NSRange(location: 0, length: attributed.length)
    var isOther = false
    unsafe attributed.enumerateAttribute(key, in: all) { present, _, _ in
      if !value.isEqual(present) { isOther = true }
    }
    guard isOther else { return false }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: all)
    set(changed)
    return true
  }

  /// Changes the paragraph styles of a text with attributes. Returns whether there is one.
  package func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) -> Bool {
    guard let attributed = carrier else { return false }
    let changed = NSMutableAttributedString(attributedString: attributed)
    let whole = NSRange(location: 0, length: attributed.length)
    unsafe attributed.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
      let style = NSMutableParagraphStyle()
      if let value = value as? NSParagraphStyle { style.setParagraphStyle(value) }
      change(style)
      changed.addAttribute(.paragraphStyle, value: style, range: range)
    }
    set(changed)
    return true
  }

  /// Updates each font of a text with attributes. Returns whether one has changed.
  package func adjustFonts(for traits: UITraitCollection) -> Bool {
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
    if isOther { set(changed) }
    return isOther
  }
}

extension NSAttributedString {
  /// Returns an attribute of the first character, or `nil` if that has none of the type.
  fileprivate func first<Value>(_ key: Key) -> Value? {
    unsafe attribute(key, at: 0, effectiveRange: nil) as? Value
  }
}
