public import Foundation

/// The optional methods of a text view's delegate, callable as `textView?(…)`.
///
/// Every method has a default implementation, so none is ever missing.
@MainActor @preconcurrency
public struct UITextViewDelegateCalls {
  let target: any UITextViewDelegate

  /// Calls the delegate's `textView(_:shouldChangeTextIn:replacementText:)`.
  public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  /// Calls the delegate's `textView(_:shouldInteractWith:in:interaction:)`.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
}

/// The optional methods of a text view's delegate as properties, so that code can test for them.
extension UITextViewDelegate {
  /// The optional methods of this name. Never `nil`.
  public var textView: UITextViewDelegateCalls? { UITextViewDelegateCalls(target: self) }
  /// The delegate's `textViewShouldBeginEditing(_:)` method.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
  /// The delegate's `textViewShouldEndEditing(_:)` method.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
  /// The delegate's `textViewDidBeginEditing(_:)` method.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
  /// The delegate's `textViewDidEndEditing(_:)` method.
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  /// The delegate's `textViewDidChange(_:)` method.
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  /// The delegate's `textViewDidChangeSelection(_:)` method.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
}
