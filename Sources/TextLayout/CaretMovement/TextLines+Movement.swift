import FontEngine

extension TextLines {
  /// Returns the position at the end of a movement, or `nil` if there is none, as at the start or the end of the text.
  ///
  /// `x` is where ``CaretMovement/up`` and ``CaretMovement/down`` look for the nearest caret, in points from the left edge of
  /// the text. Pass the same for all of several steps, so that a short line between doesn't change it; by default, it is
  /// that of the caret at the position.
  ///
  /// ``CaretMovement/left`` and ``CaretMovement/right`` go through the carets of a line in the order in which they are
  /// drawn: where text runs in both directions, the order of the levels of UAX #9. Beyond the end of a line is the next or
  /// preceding line, as the paragraph's direction says; the end of a line that wraps is the start of the next. The other
  /// movements follow the text. The end of a line that wraps has the affinity ``TextAffinity/upstream``.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of lines and *m* the length of the lines that are involved, or of
  ///   the paragraphs for words.
  /// - Throws: ``TextLayoutError/font(_:)``, as ``contents(of:)`` does.
  public func position(
    from position: TextPosition, moving movement: CaretMovement, keeping x: Double? = nil
  ) throws(TextLayoutError) -> TextPosition? {
    let offset = Swift.min(Swift.max(position.offset, 0), source.length)
    let start = TextPosition(offset, position.affinity)
    switch movement {
    case .forward: return try cluster(after: offset).map { TextPosition($0) }
    case .backward: return try cluster(before: offset).map { TextPosition($0) }
    case .wordForward:
      return offset < source.length ? TextPosition(try source.paragraph.wordEnd(after: offset)) : nil
    case .wordBackward: return offset > 0 ? TextPosition(try source.paragraph.wordStart(before: offset)) : nil
    case .lineStart:
      let index = lineIndex(of: start)
      return index < count ? TextPosition(self[index].range.lowerBound) : start
    case .lineEnd: return lineEnd(of: start)
    case .left: return try caret(beside: offset, isRight: false)
    case .right: return try caret(beside: offset, isRight: true)
    case .up: return try verticalPosition(from: start, by: -1, keeping: x)
    case .down: return try verticalPosition(from: start, by: 1, keeping: x)
    }
  }

  private func cluster(after offset: Int) throws(TextLayoutError) -> Int? {
    let properties = try shapedText().properties
    return (offset + 1..<Swift.max(offset + 1, source.length + 1)).first { properties[$0].contains(.grapheme) }
  }

  private func cluster(before offset: Int) throws(TextLayoutError) -> Int? {
    let properties = try shapedText().properties
    return (0..<offset).last { $0 == 0 || properties[$0].contains(.grapheme) }
  }

  private func lineEnd(of position: TextPosition) -> TextPosition {
    let index = lineIndex(of: position)
    guard index < count else { return position }
    let end = source.paragraph.lineEnd(of: self[index]).lowerBound
    let wraps = end == self[index].range.upperBound && end < source.length
    return TextPosition(end, wraps ? .upstream : .downstream)
  }

  private func verticalPosition(
    from position: TextPosition, by change: Int, keeping x: Double?
  ) throws(TextLayoutError) -> TextPosition? {
    let index = lineIndex(of: position) + change
    guard index >= 0 else { return nil }
    if index < count {
      let frame = try frame(of: index)
      let target = if let x { x } else { try caret(at: position).x }
      return try contents(of: index).position(atX: target - frame.x)
    }
    // The line after a final line end has no text.
    return index == count && lineIndex(of: TextPosition(source.length)) == index ? TextPosition(source.length) : nil
  }

  private func caret(beside offset: Int, isRight: Bool) throws(TextLayoutError) -> TextPosition? {
    let length = source.length
    let index = lineIndex(of: TextPosition(offset))
    guard index < count else { return isRight ? nil : try lastCaret(before: length) }
    let contents = try contents(of: index)
    let range = contents.line.range
    let carets = contents.carets.filter { $0.offset < range.upperBound || $0.offset == length }
      .sorted { ($0.x, $0.offset) < ($1.x, $1.offset) }
    let here = contents.caret(at: offset).offset
    guard let found = carets.firstIndex(where: { $0.offset == here }) else { return nil }
    let next = found + (isRight ? 1 : -1)
    if carets.indices.contains(next) { return TextPosition(carets[next].offset) }
    if isRight == contents.isRightToLeft { return try lastCaret(before: range.lowerBound) }
    let hasNext = range.upperBound < length || lineIndex(of: TextPosition(length)) == count
    return hasNext ? TextPosition(range.upperBound) : nil
  }

  /// Returns the last caret before the start of a line.
  private func lastCaret(before start: Int) throws(TextLayoutError) -> TextPosition? {
    let index = firstLine { self[$0].range.upperBound > start } - 1
    guard index >= 0 else { return nil }
    return try contents(of: index).carets.last { $0.offset < start }.map { TextPosition($0.offset) }
  }
}
