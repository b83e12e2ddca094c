/// The embedding levels of a text by the Unicode Bidirectional Algorithm (UAX #9), computed in linear time.
///
/// ICU 72's implementation lacks three rules of Unicode 8 (overridden isolate initiators and brackets, marks after
/// brackets) and differs on 30 lines of BidiCharacterTest.
struct BidiLevels {
  /// The level of each code unit after L1, odd for right to left. Empty if all levels are 0.
  ///
  /// Characters that X9 removes have the level of the preceding character.
  private(set) var levels: [UInt8]
  /// Whether the paragraph of each code unit is right to left. Empty if none is.
  private(set) var isBaseRightToLeft: [Bool]

  /// Creates the levels of text that is only left to right.
  init() {
    levels = []
    isBaseRightToLeft = []
  }

  /// Creates the levels of a text from those of its paragraphs.
  init(levels: [UInt8], isBaseRightToLeft: [Bool]) {
    self.levels = levels
    self.isBaseRightToLeft = isBaseRightToLeft
  }

  /// Resolves the levels of UTF-16 text, paragraph by paragraph. `classes` are those of its characters.
  ///
  /// - Throws: ``FontError/Reason/cancelled`` once `cancellation` is canceled.
  init(
    _ text: [UInt16], of classes: BidiClassSet, baseDirection: BaseDirection, directions: [DirectionRange],
    cancellation: Cancellation
  ) throws(FontError) {
    self.init()
    if baseDirection != .rightToLeft, directions.isEmpty, classes.isDisjoint(with: .turningRight) { return }
    let characters = try BidiText(text, cancellation: cancellation)
    levels = [UInt8](repeating: 0, count: text.count)
    isBaseRightToLeft = [Bool](repeating: false, count: text.count)
    // Outer ranges before inner ones.
    let directions = directions.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
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
      try cancellation.check()
      var paragraph = BidiParagraph(characters, range, base: base, directions: directions)
      try paragraph.resolve(cancellation)
      levels.replaceSubrange(range, with: paragraph.levels)
      if base == 1 { isBaseRightToLeft.replaceSubrange(range, with: repeatElement(true, count: range.count)) }
      start = range.upperBound
    }
  }
}
