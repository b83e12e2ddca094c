import Foundation

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
