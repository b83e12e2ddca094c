public import Foundation

/// The optional methods of ``UITextFieldDelegate``, called as in `textFieldDidEndEditing?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UITextFieldDelegateCalls {
  let target: any UITextFieldDelegate

  /// Called after editing has ended, by the default implementation of `textFieldDidEndEditing(_:reason:)`.
  public func callAsFunction(_ textField: UITextField) { target.textFieldDidEndEditing(textField) }
  /// Called after editing has ended, with the reason.
  public func callAsFunction(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    target.textFieldDidEndEditing(textField, reason: reason)
  }
  /// Returns whether a range of text may be replaced. Never called by Galley.
  public func callAsFunction(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { target.textField(textField, shouldChangeCharactersIn: range, replacementString: string) }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UITextFieldDelegate {
  /// The optional method with this name; never `nil`.
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? { { self.textFieldShouldBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? { { self.textFieldDidBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? { { self.textFieldShouldEndEditing($0) } }
  /// The optional methods with this name; never `nil`.
  public var textFieldDidEndEditing: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// The optional methods with this name; never `nil`.
  public var textField: UITextFieldDelegateCalls? { UITextFieldDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? { { self.textFieldDidChangeSelection($0) } }
  /// The optional method with this name; never `nil`.
  public var textFieldShouldClear: ((UITextField) -> Bool)? { { self.textFieldShouldClear($0) } }
  /// The optional method with this name; never `nil`.
  public var textFieldShouldReturn: ((UITextField) -> Bool)? { { self.textFieldShouldReturn($0) } }
}
