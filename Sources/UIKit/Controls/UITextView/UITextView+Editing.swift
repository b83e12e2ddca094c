import Foundation
import UIFoundation

/// Programmatic editing: inserting and deleting text changes the text and tells the delegate.
extension UITextView {
  func type(_ text: String) { replace(clampedSelection, by: text) }

  func deleteSelection() {
    var range = clampedSelection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = ((content.string ?? "") as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replace(range, by: "")
  }

  private var clampedSelection: NSRange {
    let length = content.string?.utf16.count ?? 0
    let start = min(max(selectedRange.location, 0), length)
    return NSRange(location: start, length: min(max(selectedRange.length, 0), length - start))
  }

  private func replace(_ range: NSRange, by text: String) {
    if let old = content.attributed {
      let changed = NSMutableAttributedString(attributedString: old)
      changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: currentTypingAttributes))
      content.set(changed)
    } else {
      content.set(((content.string ?? "") as NSString).replacingCharacters(in: range, with: text))
    }
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    textDidChange()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

/// Begins and ends editing as on iOS, except for the keyboard.
extension UITextView {
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, resign() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
}
