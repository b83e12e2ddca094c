public import Foundation

/// What a text view's delegate may leave out, as source calls it: `textView?(…)`.
///
/// Here nothing is left out: what is not written is the default.
@MainActor @preconcurrency
public struct UITextViewDelegateCalls {
  let target: any UITextViewDelegate

  /// Whether some characters may be replaced.
  public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  /// Whether a person may follow a link in the text: nobody does here.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
}

/// The names of what a text view's delegate may leave out, as values that source may ask for.
extension UITextViewDelegate {
  /// The methods of this name that a text view's delegate may leave out; never nil here.
  public var textView: UITextViewDelegateCalls? { UITextViewDelegateCalls(target: self) }
  /// Whether editing may begin.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
  /// Whether editing may end.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
  /// Editing has begun.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
  /// Editing has ended.
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  /// The text was changed by typing.
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  /// The selection has changed.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
}
