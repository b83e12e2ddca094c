import CoreGraphics
public import Foundation
public import UIFoundation

/// A position between two characters of a text. Only the object that made it knows where it is.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// Creates a position without an offset. Override the class to add one.
  public override init() { super.init() }
}

/// A range of characters of a text, between two positions.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Whether the range has no characters. Always `true` unless overridden.
  open var isEmpty: Bool { true }
  /// The position before the first character. Without an offset unless overridden.
  open var start: UITextPosition { UITextPosition() }
  /// The position after the last character. Without an offset unless overridden.
  open var end: UITextPosition { UITextPosition() }

  /// Creates a range without characters. Override the class to add them.
  public override init() { super.init() }
}

/// A part of a line that a range covers.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// The rectangle, as high as the line. Empty unless overridden.
  open var rect: CGRect { .zero }
  /// The direction of the text in the rectangle. Always natural unless overridden.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the rectangle contains the start of the range. Always `false` unless overridden.
  open var containsStart: Bool { false }
  /// Whether the rectangle contains the end of the range. Always `false` unless overridden.
  open var containsEnd: Bool { false }
  /// Whether the text is vertical. Always `false` unless overridden.
  open var isVertical: Bool { false }

  /// Creates an empty rectangle. Override the class to describe one.
  public override init() { super.init() }
}

/// A direction in the order of characters.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  /// Toward the end of the text.
  case forward
  /// Toward the start of the text.
  case backward
}

/// A direction on screen.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// To the line above.
  case up
  /// To the line below.
  case down
}

/// A direction in the order of characters, or on screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a ``UITextStorageDirection`` or ``UITextLayoutDirection``.
  public var rawValue: Int
  /// Creates a direction from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns a direction in the order of characters.
  @discardableResult
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction on screen.
  @discardableResult
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
public enum UITextGranularity: Int, Hashable, Sendable {
  /// A character that the user sees, which may be several code points.
  case character
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// A paragraph.
  case paragraph
  /// A line on screen.
  case line
  /// The whole text.
  case document
}

// MARK: - Positions in a text of Galley's views

/// A position as an offset.
final class OffsetPosition: UITextPosition {
  let caret: TextCarets.Caret

  init(_ caret: TextCarets.Caret) {
    self.caret = caret
    super.init()
  }

  convenience init(_ offset: Int) { self.init(TextCarets.Caret(offset)) }

  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.caret.offset == caret.offset }
  override var hash: Int { caret.offset }
  override var description: String { "<UITextPosition: \(caret.offset)>" }
}

/// A range as offsets.
final class OffsetRange: UITextRange {
  let range: NSRange

  init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { OffsetPosition(range.location) }
  override var end: UITextPosition { OffsetPosition(range.location + range.length) }

  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
  override var description: String { "<UITextRange: \(range.location)..<\(range.location + range.length)>" }
}

/// A rectangle of a selection.
final class PartSelectionRect: UITextSelectionRect {
  private let part: TextCarets.Part
  private let ends: (start: Bool, end: Bool)

  init(_ part: TextCarets.Part, containsStart: Bool, containsEnd: Bool) {
    self.part = part
    ends = (containsStart, containsEnd)
    super.init()
  }

  override var rect: CGRect { part.rect }
  override var writingDirection: NSWritingDirection { part.isRightToLeft ? .rightToLeft : .leftToRight }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
