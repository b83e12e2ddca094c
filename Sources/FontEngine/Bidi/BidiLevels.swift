/// The embedding levels of a text by the Unicode Bidirectional Algorithm (UAX #9, Unicode 15), in linear time.
///
/// ICU 72's own implementation lacks three rules of Unicode 8 (overridden isolate initiators and brackets, marks behind
/// brackets) and differs on 30 lines of BidiCharacterTest; its character properties are used.
struct BidiLevels {
  /// A level for each code unit, odd for right to left, after L1; characters that X9 removes have that of the one before.
  private(set) var levels: [UInt8]
  /// Whether each code unit's paragraph runs right to left.
  private(set) var isBaseRightToLeft: [Bool]

  /// Resolves the levels of UTF-16 text, paragraph by paragraph.
  init(_ text: [UInt16], baseDirection: BaseDirection) {
    levels = [UInt8](repeating: 0, count: text.count)
    isBaseRightToLeft = [Bool](repeating: false, count: text.count)
    // No character below U+0590 is right to left, an Arabic number, or a control of the algorithm.
    if baseDirection != .rightToLeft, !text.contains(where: { $0 >= 0x590 }) { return }
    let characters = BidiText(text)
    if baseDirection != .rightToLeft, characters.isLeftToRight { return }
    var start = 0
    while start < text.count {
      let separator = characters.classes[start...].firstIndex(of: .b)
      let range = start..<(separator.map { $0 + 1 } ?? text.count)
      let base: UInt8 =
        switch baseDirection {
        case .leftToRight: 0
        case .rightToLeft: 1
        case .automatic: characters.firstStrongLevel(in: range) ?? 0
        }
      var paragraph = BidiParagraph(characters, range, base: base)
      paragraph.resolve()
      levels.replaceSubrange(range, with: paragraph.levels)
      if base == 1 { isBaseRightToLeft.replaceSubrange(range, with: repeatElement(true, count: range.count)) }
      start = range.upperBound
    }
  }
}
