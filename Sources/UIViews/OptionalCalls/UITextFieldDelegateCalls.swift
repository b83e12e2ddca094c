public import Foundation

/// What a text field's delegate may leave out, as source calls it: `textFieldDidEndEditing?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UITextFieldDelegateCalls {
  let target: any UITextFieldDelegate

  /// Editing has ended.
  public func callAsFunction(_ textField: UITextField) { target.textFieldDidEndEditing(textField) }
  /// Editing has ended, and why.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    target.textFieldDidEndEditing(textField, reason: reason)
  }
  /// Whether some characters may be replaced.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
}

/// The names of what a text field's delegate may leave out, as values that source may ask for.
extension UITextFieldDelegate {
  /// The methods of this name that a text field's delegate may leave out; never nil here.
  public var textFieldDidEndEditing: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// The methods of this name that a text field's delegate may leave out; never nil here.
  public var textField: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// Whether editing may begin.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
  /// Editing has begun.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
  /// Whether editing may end.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
  /// The selection has changed.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
  /// Whether the text may be cleared.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  /// Whether the return key does something.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}
