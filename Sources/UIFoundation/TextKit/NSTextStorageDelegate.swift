public import Foundation

/// The methods that a text storage calls on its delegate when the text changes.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations.

  /// Called before layout managers are told. The text can still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called before layout managers are told, after the other method.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}
