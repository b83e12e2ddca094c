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

  /// Returns whether a code unit may belong to a right-to-left character, an Arabic number, or a control of the
  /// algorithm.
  ///
  /// Unicode reserves a few blocks for these, including the unassigned ones (DerivedBidiClass.txt).
  static func mayTurn(_ unit: UInt16) -> Bool {
    switch unit {
    case ..<0x590: false
    // First what most other text consists of: kana, ideographs, Hangul, and the scripts from Devanagari to Khmer.
    case 0x2070..<0xD800, 0x900..<0x200E: false
    // Hebrew to Arabic Extended-A; marks, embeddings, overrides, and isolates; presentation forms.
    case ..<0x900, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
    // The high surrogates of U+10800 to U+10FFF and of U+1E800 to U+1EFFF.
    case 0xD802...0xD803, 0xD83A...0xD83B: true
    default: false
    }
  }

  /// Resolves the levels of UTF-16 text, paragraph by paragraph.
  ///
  /// - Throws: ``FontError/Reason/cancelled`` once `cancellation` is canceled.
  init(
    _ text: [UInt16], baseDirection: BaseDirection, directions: [DirectionRange], cancellation: Cancellation
  ) throws(FontError) {
    self.init()
    let mayBePlain = baseDirection != .rightToLeft && directions.isEmpty
    if mayBePlain, !text.contains(where: Self.mayTurn) { return }
    let characters = try BidiText(text, cancellation: cancellation)
    if mayBePlain, characters.isLeftToRight { return }
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
