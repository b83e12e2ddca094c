import Foundation
import UIFoundation

/// Programmatic editing: inserting and deleting text changes the text and tells the delegate.
extension UITextView: OffsetTextInput {
  func type(_ text: String) { replaceCharacters(in: inputSelection, by: text) }

  var inputSelection: NSRange {
    get {
      let length = content.string?.utf16.count ?? 0
      let start = min(max(selectedRange.location, 0), length)
      return NSRange(location: start, length: min(max(selectedRange.length, 0), length - start))
    }
    set { selectedRange = newValue }
  }

  var inputText: NSAttributedString {
    get { attributedContent }
    set {
      let selection = selectedRange
      setAttributedText(newValue)
      selectedRange = selection
    }
  }

  var inputCarets: (carets: TextCarets, origin: CGPoint)? { content.carets(drawnLines).map { ($0, linesOrigin) } }

  func replaceCharacters(in range: NSRange, by text: String) {
    if let old = content.attributed {
      let changed = NSMutableAttributedString(attributedString: old)
      changed.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: currentTypingAttributes))
      content.set(changed)
    } else {
      content.set(((content.string ?? "") as NSString).replacingCharacters(in: range, with: text))
    }
    inputState.marked = nil
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
