public import CoreGraphics
public import Foundation
public import UIFoundation

/// An object whose text can be selected and edited, and that says where its characters are.
///
/// ``UITextField`` and ``UITextView`` are such objects. Their positions are offsets in UTF-16 code units, and their
/// rectangles those of the text that they draw.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range, or `nil` if there is none.
  @discardableResult
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected text; without length, the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The text that is provisional until it is committed, or `nil` if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text, or the selection if there is none, by marked text, and selects a part of it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Commits the marked text.
  func unmarkText()

  /// The position before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions.
  @discardableResult
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at a distance from another, in UTF-16 code units, or `nil` if it is outside of the text.
  @discardableResult
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of steps from another in a direction, or `nil` if it is outside of the text.
  @discardableResult
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions.
  @discardableResult
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the distance between two positions, in UTF-16 code units; negative if the second is before the first.
  @discardableResult
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The object that is told of changes by other means than input.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The object that finds words, sentences, and other units of the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the position in a range that is farthest in a direction.
  @discardableResult
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the line or the text in a direction.
  @discardableResult
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the direction of the paragraph at a position.
  @discardableResult
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the direction of the paragraphs that a range touches.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the rectangle of the part of a range that is on its first line.
  @discardableResult
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  @discardableResult
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, line by line and from left to right on each line.
  @discardableResult
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  @discardableResult
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range that is nearest to a point.
  @discardableResult
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point, or `nil` if there is none.
  @discardableResult
  func characterRange(at point: CGPoint) -> UITextRange?

  /// The view whose coordinates the rectangles are in. The default is the object itself, if it is a view.
  var textInputView: UIView { get }
  /// The side of the insertion point's offset that the caret is at. The default is the following character's.
  var selectionAffinity: UITextStorageDirection { get set }

  // Optional methods: `make generate` writes default implementations.

  /// Returns whether text may replace that in a range. The default is `true`.
  @discardableResult
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes of the text beside a position, or `nil` if it has none.
  @discardableResult
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// Returns the position at a distance from the start of a range, or `nil` if it is outside of the range.
  @discardableResult
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  // default: offset > self.offset(from: range.start, to: range.end) || offset < 0
  //   ? nil : position(from: range.start, offset: offset)
  /// Returns the distance of a position from the start of a range. The default is `offset(from: range.start, to: position)`.
  @discardableResult
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
}

extension UITextInput {
  /// The object itself, or an empty view if it is none.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Always ``UITextStorageDirection/forward``. Setting it has no effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

/// The methods that tell of changes of an object's text by other means than input.
@MainActor @preconcurrency
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
}
