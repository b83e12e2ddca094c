import CUnicode

/// A stretch of text in one script, up to the next one's start.
public struct ScriptRun: Hashable, Sendable {
  /// Where the script begins, as a UTF-16 offset.
  public let start: Int
  /// The script's ISO 15924 letters, such as `Latn`; `Zyyy` where the text has only common characters.
  public let script: OpenTypeTag
}

/// What Unicode says of a paragraph: line breaks, clusters, levels and scripts, one batch call each.
public struct TextAnalysis: Sendable {
  /// What is known of each place; has one entry more than the text has code units, for its end.
  public internal(set) var places: [TextPlace]
  private let bidi: BidiLevels
  /// The scripts, in order, from 0 on; empty only for empty text.
  public let scripts: [ScriptRun]

  /// Analyses UTF-16 text in a language (a BCP 47 tag, or nil).
  ///
  /// As ``init(_:baseDirection:languages:directions:strictness:wordBreak:cancellation:)`` with one language.
  public init(
    _ text: [UInt16], baseDirection: BaseDirection, language: String?, strictness: LineBreakStrictness = .normal,
    wordBreak: WordBreak = .normal
  ) throws(FontError) {
    try self.init(
      text, baseDirection: baseDirection, languages: [LanguageRun(end: text.count, language: language)],
      strictness: strictness, wordBreak: wordBreak)
  }

  /// Analyses UTF-16 text in several languages, one after another; the last one's run goes on to the text's end.
  ///
  /// Whether a line may end at a place is for the language of the character before it to say. `directions` may stand in any order
  /// and lie within one another; one that ends outside the one it begins in ends with that. Lone surrogates count as
  /// characters. Linear in the text. Throws ``FontError/Reason/resourceExhausted`` when ICU cannot work. The corresponding C
  /// functions are `cu_graphemes`, `cu_classify`, `cu_emoji`, `cu_line_breaks` and `cu_script_runs`.
  public init(
    _ text: [UInt16], baseDirection: BaseDirection, languages: [LanguageRun],
    directions: [DirectionRange] = [], strictness: LineBreakStrictness = .normal, wordBreak: WordBreak = .normal,
    cancellation: Cancellation = .never
  ) throws(FontError) {
    try cancellation.check()
    bidi = try BidiLevels(
      text, baseDirection: baseDirection, directions: directions, cancellation: cancellation)
    try cancellation.check()
    var flags = [UInt8](repeating: 0, count: text.count + 1)
    guard !text.isEmpty else {
      places = [.grapheme]
      scripts = []
      return
    }
    let batches = TextBatches(text: text, cancellation: cancellation)
    try batches.advance { place throws(FontError) in
      let start = place
      try unsafe check(cu_graphemes(text, Int32(clamping: text.count), &place, &flags), "ubrk_open(UBRK_CHARACTER)")
      try unsafe check(cu_classify(text, start, place, &flags), "u_charType")
      unsafe cu_emoji(text, start, place, &flags)
    }
    try LineRules(strictness: strictness, wordBreak: wordBreak).mark(&flags, text, languages, cancellation)
    places = flags.map(TextPlace.init(rawValue:))
    try cancellation.check()
    scripts = try Self.scriptRuns(batches)
  }

  /// What is known of left-to-right text in one script.
  init(leftToRight places: [TextPlace], script: OpenTypeTag) {
    self.places = places
    bidi = BidiLevels()
    scripts = [ScriptRun(start: 0, script: script)]
  }

  private static func scriptRuns(_ batches: TextBatches) throws(FontError) -> [ScriptRun] {
    var scripts: [ScriptRun] = []
    var state = cu_script_state()
    let text = batches.text
    // Most texts have one script.
    var runs = [cu_script_run](repeating: cu_script_run(), count: 8)
    try batches.forEach { _, end throws(FontError) in
      while state.place < end {
        var count: Int32 = 0
        try unsafe check(cu_script_runs(text, end, &state, &runs, Int32(runs.count), &count), "uscript_getScript")
        for run in runs.prefix(Int(count)) {
          scripts.append(ScriptRun(start: Int(run.start), script: OpenTypeTag(rawValue: run.tag)))
        }
      }
    }
    // The first run may have begun with what all scripts have in common.
    if state.first_tag != 0, let first = scripts.first {
      scripts[0] = ScriptRun(start: first.start, script: OpenTypeTag(rawValue: state.first_tag))
    }
    return scripts
  }

  /// The embedding level of a code unit (UAX #9): odd runs right to left.
  public func level(at offset: Int) -> UInt8 { bidi.levels.isEmpty ? 0 : bidi.levels[offset] }

  /// The place in ``scripts`` of the script of a code unit. Binary search.
  func scriptIndex(at offset: Int) -> Int {
    var low = 0
    var high = scripts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if scripts[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether the paragraph that a code unit belongs to runs right to left.
  public func isBaseRightToLeft(at offset: Int) -> Bool {
    !bidi.isBaseRightToLeft.isEmpty && bidi.isBaseRightToLeft[offset]
  }
}
