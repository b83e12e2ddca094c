import CoreGraphics
import Foundation
import UIFoundation

/// A view of text whose positions are offsets, as ``OffsetInput`` needs it.
@MainActor
protocol OffsetTextInput: UITextInput, UIResponder {
  /// The marked text and what else belongs to input.
  var inputState: TextInputState { get set }
  /// The text with its attributes. Setting it leaves the selection.
  var inputText: NSAttributedString { get set }
  /// The selection in UTF-16 code units, within the text.
  var inputSelection: NSRange { get set }
  /// Where the drawn characters are, and the origin of their lines in the view; `nil` if none can be drawn.
  var inputCarets: (carets: TextCarets, origin: CGPoint)? { get }
  /// Returns the offset in the drawn text for one in the text.
  func drawnOffset(_ offset: Int) -> Int
  /// Returns the offset in the text for one in the drawn text.
  func offset(drawn offset: Int) -> Int
  /// Replaces characters as input does, and selects the end of the new text.
  func replaceCharacters(in range: NSRange, by text: String)
}

extension OffsetTextInput {
  func drawnOffset(_ offset: Int) -> Int { offset }
  func offset(drawn offset: Int) -> Int { offset }

  /// Deletes the selection, or the character before it.
  func deleteSelection() {
    var range = inputSelection
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = (inputText.string as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replaceCharacters(in: range, by: "")
  }

  /// The tokenizer of the text.
  var stringTokenizer: UITextInputStringTokenizer {
    if let known = inputState.tokenizer { return known }
    let made = UITextInputStringTokenizer(textInput: self)
    inputState.tokenizer = made
    return made
  }
}

/// What a view of text stores for input.
struct TextInputState {
  /// The provisional text.
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var delegate: (any UITextInputDelegate)?
  var tokenizer: UITextInputStringTokenizer?
}

/// The methods of ``UITextInput`` for a view whose positions are offsets.
///
/// Positions and ranges of other classes are outside of the text.
@MainActor
struct OffsetInput {
  /// The width of a caret, in points. UIKit's isn't published.
  static let caretWidth: CGFloat = 2

  let view: any OffsetTextInput

  private var text: NSString { view.inputText.string as NSString }
  private var length: Int { view.inputText.length }

  private func caret(_ position: UITextPosition) -> TextCarets.Caret? {
    guard let caret = (position as? OffsetPosition)?.caret, (0...length).contains(caret.offset) else { return nil }
    return caret
  }

  /// Returns a range as offsets within the text.
  func range(_ range: UITextRange) -> NSRange? {
    guard let start = (range.start as? OffsetPosition)?.caret.offset,
      let end = (range.end as? OffsetPosition)?.caret.offset
    else { return nil }
    let bounds = (min(max(start, 0), length), min(max(end, 0), length))
    return NSRange(location: min(bounds.0, bounds.1), length: abs(bounds.1 - bounds.0))
  }

  // MARK: - Text

  func text(in range: UITextRange) -> String? { self.range(range).map(text.substring) }

  func replace(_ range: UITextRange, withText text: String) {
    if let range = self.range(range) { view.replaceCharacters(in: range, by: text) }
  }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let text = markedText ?? ""
    let (old, length) = (view.inputState.marked ?? view.inputSelection, text.utf16.count)
    view.replaceCharacters(in: old, by: text)
    view.inputState.marked = length > 0 ? NSRange(location: old.location, length: length) : nil
    let start = min(max(selectedRange.location, 0), length)
    view.inputSelection = NSRange(
      location: old.location + start, length: min(max(selectedRange.length, 0), length - start))
  }

  // MARK: - Positions

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let start = caret(from)?.offset, let end = caret(to)?.offset else { return nil }
    return OffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = caret(position)?.offset else { return nil }
    let (sum, isOver) = start.addingReportingOverflow(offset)
    return !isOver && (0...length).contains(sum) ? OffsetPosition(sum) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard var caret = caret(position), let (carets, _) = view.inputCarets else { return nil }
    // More steps than characters lead out of the text.
    guard offset.magnitude <= UInt(length) + 1 else { return nil }
    caret.offset = view.drawnOffset(caret.offset)
    for _ in 0..<offset.magnitude {
      guard let next = try? carets.caret(from: caret, direction.onScreen(isReversed: offset < 0)) else { return nil }
      caret = next
    }
    caret.offset = view.offset(drawn: caret.offset)
    return OffsetPosition(caret)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let start = caret(from)?.offset, let end = caret(to)?.offset else { return 0 }
    return end - start
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    guard let range = self.range(range) else { return nil }
    let isEnd = isForward(direction, at: OffsetPosition(range.location))
    return OffsetPosition(range.location + (isEnd ? range.length : 0))
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    guard let caret = caret(position) else { return nil }
    var limits = 0..<length
    if direction == .left || direction == .right {
      guard let found = line(of: caret) else { return nil }
      limits = found
    }
    let isEnd = isForward(direction, at: position)
    let other = isEnd ? max(limits.upperBound, caret.offset) : min(limits.lowerBound, caret.offset)
    return OffsetRange(NSRange(location: min(caret.offset, other), length: abs(other - caret.offset)))
  }

  /// Returns the characters of the line of a caret.
  private func line(of caret: TextCarets.Caret) -> Range<Int>? {
    var drawn = caret
    drawn.offset = view.drawnOffset(caret.offset)
    guard let found = try? view.inputCarets?.carets.line(of: drawn) else { return nil }
    return view.offset(drawn: found.lowerBound)..<view.offset(drawn: found.upperBound)
  }

  // MARK: - Directions

  /// Returns whether a direction leads toward the end of the text.
  func isForward(_ direction: UITextLayoutDirection, at position: UITextPosition) -> Bool {
    switch direction {
    case .up: false
    case .down: true
    case .right: baseWritingDirection(for: position) != .rightToLeft
    case .left: baseWritingDirection(for: position) == .rightToLeft
    }
  }

  func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
    guard var caret = caret(position), let (carets, _) = view.inputCarets else { return .natural }
    caret.offset = view.drawnOffset(caret.offset)
    let isRightToLeft =
      length > 0
      ? (try? carets.isRightToLeft(at: caret)) ?? false
      : (view as? UIView)?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    guard length > 0, let range = self.range(range) else { return }
    let changed = NSMutableAttributedString(attributedString: view.inputText)
    let paragraphs = text.paragraphRange(for: range)
    unsafe view.inputText.enumerateAttribute(.paragraphStyle, in: paragraphs) { value, part, _ in
      let style = NSMutableParagraphStyle()
      if let old = value as? NSParagraphStyle { style.setParagraphStyle(old) }
      style.baseWritingDirection = direction
      changed.addAttribute(.paragraphStyle, value: style, range: part)
    }
    view.inputText = changed
  }
}

extension UITextLayoutDirection {
  /// The direction of a step, or its opposite.
  fileprivate func onScreen(isReversed: Bool) -> TextCarets.Direction {
    switch self {
    case .right: isReversed ? .left : .right
    case .left: isReversed ? .right : .left
    case .up: isReversed ? .down : .up
    case .down: isReversed ? .up : .down
    }
  }
}
