public import Foundation

/// An object that finds words, sentences, and other units of a text.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit that a position is in, or `nil` if it is in none. At a boundary, the direction chooses the unit.
  @discardableResult
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends, in a direction, at a position.
  @discardableResult
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary of a unit in a direction, or `nil` if there is none.
  @discardableResult
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is in a unit. At a boundary, the direction chooses the unit.
  @discardableResult
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// A tokenizer that finds units in the text of an object.
///
/// Words are those of UAX #29 that have letters or digits, with apostrophes and periods between them. A sentence ends
/// with a period, exclamation mark, or question mark before white space, which is part of it, or with its paragraph.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  /// Creates a tokenizer of an object's text, which it holds weakly.
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the unit that a position is in, or `nil` if it is in none. At a boundary, the direction chooses the unit.
  @discardableResult
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let search = search(from: position, direction),
      let unit = search.units(granularity).first(where: { search.isInside($0) })
    else { return nil }
    return search.range(unit)
  }

  /// Returns whether a unit ends, in a direction, at a position.
  @discardableResult
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let search = search(from: position, direction) else { return false }
    return search.units(granularity).contains {
      search.offset == (search.isForward ? $0.upperBound : $0.lowerBound)
    }
  }

  /// Returns the next boundary of a unit in a direction, or `nil` if there is none.
  @discardableResult
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let search = search(from: position, direction) else { return nil }
    let bounds = search.units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let next = search.isForward ? bounds.first { $0 > search.offset } : bounds.last { $0 < search.offset }
    return next.flatMap(search.position)
  }

  /// Returns whether a position is in a unit. At a boundary, the direction chooses the unit.
  @discardableResult
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }

  private func search(from position: UITextPosition, _ direction: UITextDirection) -> UnitSearch? {
    guard let input, let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return nil }
    let isForward: Bool
    switch UITextLayoutDirection(rawValue: direction.rawValue) {
    case .right?: isForward = input.baseWritingDirection(for: position, in: .forward) != .rightToLeft
    case .left?: isForward = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    case .down?: isForward = true
    case .up?: isForward = false
    case nil: isForward = direction.rawValue == UITextStorageDirection.forward.rawValue
    }
    return UnitSearch(
      input: input, text: text as NSString, position: position,
      offset: input.offset(from: input.beginningOfDocument, to: position), isForward: isForward)
  }
}

/// A search for the units around a position.
@MainActor
private struct UnitSearch {
  let input: any UITextInput
  let text: NSString
  let position: UITextPosition
  let offset: Int
  let isForward: Bool

  func isInside(_ unit: Range<Int>) -> Bool {
    isForward ? unit.contains(offset) : unit.lowerBound < offset && offset <= unit.upperBound
  }

  func position(_ offset: Int) -> UITextPosition? { input.position(from: input.beginningOfDocument, offset: offset) }

  func range(_ unit: Range<Int>) -> UITextRange? {
    guard let start = position(unit.lowerBound), let end = position(unit.upperBound) else { return nil }
    return input.textRange(from: start, to: end)
  }

  /// Returns the units of the text in order; of lines, the one around the position.
  func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    switch granularity {
    case .document: return [0..<text.length]
    case .paragraph: return TextUnits.paragraphs(text as String)
    case .sentence: return TextUnits.sentences(text as String)
    case .word: return TextUnits.words(text as String)
    case .character: return TextUnits.characters(text as String)
    case .line:
      let ends = [UITextLayoutDirection.left, .right].compactMap { input.characterRange(byExtending: position, in: $0) }
      let offsets = ends.flatMap { [$0.start, $0.end] }.map { input.offset(from: input.beginningOfDocument, to: $0) }
      guard let start = offsets.min(), let end = offsets.max() else { return [] }
      return [start..<end]
    }
  }
}
