extension Paragraph {
  /// The place of the style of a code unit, or at the end of the last one. Binary search.
  func style(at offset: Int) -> Int {
    styles.count == 1 ? 0 : styleRuns(from: offset).first?.style ?? styleRuns.last?.style ?? 0
  }

  /// The stretches of style that have a part in a range. Binary search, then as many steps as there are.
  func styleRuns(on range: Range<Int>) -> ArraySlice<StyleRun> {
    styleRuns(from: range.lowerBound).prefix { $0.range.lowerBound < range.upperBound }
  }

  /// The stretches of style that end after an offset. Binary search.
  private func styleRuns(from offset: Int) -> ArraySlice<StyleRun> {
    styleRuns[firstIndex(in: styleRuns.indices) { styleRuns[$0].range.upperBound > offset }...]
  }

  /// The attachments in a range. Binary search.
  func attachments(on range: Range<Int>) -> ArraySlice<InlineAttachment> {
    attachments[firstIndex(in: attachments.indices) { attachments[$0].offset >= range.lowerBound }...]
      .prefix { $0.offset < range.upperBound }
  }

  /// The characters that demand a new line behind a line.
  func lineEnd(of line: TextLine) -> Range<Int> {
    let end = line.range.upperBound
    guard end > line.range.lowerBound else { return end..<end }
    switch units[end - 1] {
    case 0x0A where end - 1 > line.range.lowerBound && units[end - 2] == 0x0D: return end - 2..<end
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return end - 1..<end
    default: return end..<end
    }
  }
}
