import FontEngine

extension Paragraph {
  /// Returns the index of the style of a code unit. The end of the text has the style of the last one.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of style runs.
  func style(at offset: Int) -> Int {
    styles.count == 1 ? 0 : styleRuns(from: offset).first?.style ?? styleRuns.last?.style ?? 0
  }

  /// Returns the style runs that overlap a range.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of style runs and *m* that of the results.
  func styleRuns(on range: Range<Int>) -> ArraySlice<StyleRun> {
    styleRuns(from: range.lowerBound).prefix { $0.range.lowerBound < range.upperBound }
  }

  /// Returns the style runs that end after an offset.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of style runs.
  private func styleRuns(from offset: Int) -> ArraySlice<StyleRun> {
    styleRuns[styleRuns.indices.partitioningIndex { styleRuns[$0].range.upperBound > offset }...]
  }

  /// Returns the attachments in a range.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of attachments and *m* that of the results.
  func attachments(on range: Range<Int>) -> ArraySlice<InlineAttachment> {
    attachments[attachments.indices.partitioningIndex { attachments[$0].offset >= range.lowerBound }...]
      .prefix { $0.offset < range.upperBound }
  }

  /// Returns the unbroken offsets in a range, except at its start, where a paragraph begins.
  ///
  /// - Complexity: O(log *n* + *m*), where *n* is the number of offsets and *m* that of the results.
  func unbrokenOffsets(on range: Range<Int>) -> ArraySlice<Int> {
    unbrokenOffsets[unbrokenOffsets.indices.partitioningIndex { unbrokenOffsets[$0] > range.lowerBound }...]
      .prefix { $0 < range.upperBound }
  }

  /// Returns the range of the line end that terminates a line; empty if there is none.
  func lineEnd(of line: TextLine) -> Range<Int> {
    let end = line.range.upperBound
    guard end > line.range.lowerBound else { return end..<end }
    switch units[end - 1] {
    case 0x0A where end - 1 > line.range.lowerBound && units[end - 2] == 0x0D: return end - 2..<end
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return end - 1..<end
    default: return end..<end
    }
  }

  /// Returns whether a paragraph ends before an offset: after any line end except a line separator, a line tabulation,
  /// or a form feed.
  func endsParagraph(before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch units[offset - 1] {
    case 0x0A, 0x85, 0x2029: return true
    case 0x0D: return offset == units.count || units[offset] != 0x0A
    default: return false
    }
  }

  /// Returns the start of the first paragraph that does not begin before an offset, or the end of the text.
  func paragraphStart(atOrAfter offset: Int) -> Int {
    var offset = max(0, min(offset, units.count))
    while offset > 0, offset < units.count, !endsParagraph(before: offset) { offset += 1 }
    return offset
  }
}
