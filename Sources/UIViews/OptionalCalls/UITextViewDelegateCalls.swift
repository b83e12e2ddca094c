public import Foundation

/// The optional methods of ``UITextViewDelegate``, called as in `textView?(…)`.
///
/// Methods that are not implemented have defaults, so none is missing. `make optional-calls` writes this file.
@MainActor @preconcurrency
public struct UITextViewDelegateCalls {
  let target: any UITextViewDelegate

  /// Returns whether a range of text may be replaced. Never called by Galley.
  public func callAsFunction(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  { target.textView(textView, shouldChangeTextIn: range, replacementText: text) }
  /// Returns whether the user may interact with a link. Never called by Galley.
  public func callAsFunction(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { target.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
}

/// Properties that let optional calls compile. `make optional-calls` writes this file.
extension UITextViewDelegate {
  /// The optional method with this name; never `nil`.
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? { { self.textViewShouldBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? { { self.textViewShouldEndEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textViewDidBeginEditing: ((UITextView) -> Void)? { { self.textViewDidBeginEditing($0) } }
  /// The optional method with this name; never `nil`.
  public var textViewDidEndEditing: ((UITextView) -> Void)? { { self.textViewDidEndEditing($0) } }
  /// The optional methods with this name; never `nil`.
  public var textView: UITextViewDelegateCalls? { UITextViewDelegateCalls(target: self) }
  /// The optional method with this name; never `nil`.
  public var textViewDidChange: ((UITextView) -> Void)? { { self.textViewDidChange($0) } }
  /// The optional method with this name; never `nil`.
  public var textViewDidChangeSelection: ((UITextView) -> Void)? { { self.textViewDidChangeSelection($0) } }
}
