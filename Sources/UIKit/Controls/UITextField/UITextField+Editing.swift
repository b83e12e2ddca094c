import CoreGraphics
import Foundation
import UIFoundation

/// Programmatic editing: inserting and deleting text changes the text and sends the actions of input.
extension UITextField: OffsetTextInput {
  var inputSelection: NSRange {
    get { selection }
    set { selection = newValue }
  }

  var inputText: NSAttributedString {
    get { attributed(content, color: storedColor ?? .label) }
    set {
      let old = selection
      setAttributedText(newValue)
      selection = old
    }
  }

  var inputCarets: (carets: TextCarets, origin: CGPoint)? {
    let shown = shownContent
    guard let line = line(of: shown, in: lineRectangle), let carets = shown.carets(line.request) else { return nil }
    return (carets, line.origin)
  }

  // A secure field draws a bullet for each character.

  func drawnOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry, let text = content.string else { return offset }
    return (text as NSString).substring(to: min(offset, text.utf16.count)).count
  }

  func offset(drawn offset: Int) -> Int {
    guard isSecureTextEntry, let text = content.string else { return offset }
    return text.prefix(offset).utf16.count
  }

  func replaceCharacters(in range: NSRange, by text: String) {
    if let old = content.attributed {
      let changed = NSMutableAttributedString(attributedString: old)
      changed.replaceCharacters(in: range, with: text)
      content.set(changed)
    } else {
      content.set(((content.string ?? "") as NSString).replacingCharacters(in: range, with: text))
    }
    inputState.marked = nil
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    textDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func moveCaretToEnd() {
    inputState.marked = nil
    selection = NSRange(location: content.string?.utf16.count ?? 0, length: 0)
  }
}

/// Begins and ends editing as on iOS, except for the keyboard.
extension UITextField {
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true, become() else {
      return false
    }
    editingDidChange()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }

  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, resign() else { return false }
    editingDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }

  /// Updates the layout if what is shown depends on editing.
  private func editingDidChange() {
    let modes = [leftViewMode, rightViewMode, clearButtonMode]
    if modes.contains(.whileEditing) || modes.contains(.unlessEditing) { textDidChange() }
  }
}
