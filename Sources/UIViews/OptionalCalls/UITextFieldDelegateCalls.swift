public import Foundation

/// The optional methods of a text field's delegate, callable as `textFieldDidEndEditing?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UITextFieldDelegateCalls {
  let target: any UITextFieldDelegate

  /// Calls the delegate's `textFieldDidEndEditing(_:)`.
  public func callAsFunction(_ textField: UITextField) { target.textFieldDidEndEditing(textField) }
  /// Calls the delegate's `textFieldDidEndEditing(_:reason:)`.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    target.textFieldDidEndEditing(textField, reason: reason)
  }
  /// Calls the delegate's `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
}

/// The optional methods of a text field's delegate as properties, so that code can test for them.
extension UITextFieldDelegate {
  /// The optional methods of this name. Never `nil`.
  public var textFieldDidEndEditing: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// The optional methods of this name. Never `nil`.
  public var textField: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// The delegate's `textFieldShouldBeginEditing(_:)` method.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
  /// The delegate's `textFieldDidBeginEditing(_:)` method.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
  /// The delegate's `textFieldShouldEndEditing(_:)` method.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
  /// The delegate's `textFieldDidChangeSelection(_:)` method.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
  /// The delegate's `textFieldShouldClear(_:)` method.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  /// The delegate's `textFieldShouldReturn(_:)` method.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}
