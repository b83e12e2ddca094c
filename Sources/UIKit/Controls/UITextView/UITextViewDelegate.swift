public import Foundation

/// The methods that a text view calls on its delegate when it is edited.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  // Optional methods: `make generate` writes default implementations and optional calls.

  /// Returns whether editing may begin. The default is `true`.
  @discardableResult
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end. The default is `true`.
  @discardableResult
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a range of text may be replaced. Never called by Galley. The default is `true`.
  @discardableResult
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after an edit has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Returns whether the user may interact with a link. Never called by Galley. The default is `true`.
  @discardableResult
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Called after the selection has changed. Never called by Galley.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the menu for editing a range of text, or `nil` for the suggested one. Never called by Galley.
  @discardableResult
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the menu for editing appears. Never called by Galley.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the menu for editing disappears. Never called by Galley.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}
