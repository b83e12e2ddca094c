public import Foundation

/// The methods that a text field calls on its delegate when it is edited.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns whether editing may begin. The default is `true`.
  @discardableResult
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end. The default is `true`.
  @discardableResult
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing has ended, by the default implementation of `textFieldDidEndEditing(_:reason:)`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing has ended, with the reason. The default implementation calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  // default: textFieldDidEndEditing(textField)
  /// Returns whether a range of text may be replaced. Never called by Galley. The default is `true`.
  @discardableResult
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called after the selection has changed. Never called by Galley.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be cleared. Never called by Galley. The default is `true`.
  @discardableResult
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key performs its default action. Never called by Galley. The default is `true`.
  @discardableResult
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the menu for editing a range of text, or `nil` for the suggested one. Never called by Galley.
  @discardableResult
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the menu for editing appears. Never called by Galley.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu for editing disappears. Never called by Galley.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextField {
  /// The reason that editing has ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The user committed the text.
    case committed
    /// The user discarded the changes.
    case cancelled
  }
}
