import CUnicode

/// The Unicode properties of a text: line breaks, grapheme clusters, embedding levels, and scripts.
public struct TextAnalysis: Sendable {
  /// The properties of each position, with one more entry than the text has code units, for its end.
  public internal(set) var properties: [PositionProperties]
  let bidi: BidiLevels
  /// The scripts, in order, beginning at offset 0. Empty only for empty text.
  public let scripts: [ScriptRun]

  /// Analyzes UTF-16 text in one language: a BCP 47 tag, or `nil` if it is unknown.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted`` if ICU fails.
  public init(
    _ text: [UInt16], baseDirection: BaseDirection, language: String?, strictness: LineBreakStrictness = .normal,
    wordBreak: WordBreak = .normal
  ) throws(FontError) {
    try self.init(
      text, baseDirection: baseDirection, languages: [LanguageRun(end: text.count, language: language)],
      strictness: strictness, wordBreak: wordBreak)
  }

  /// Analyzes UTF-16 text in several languages. The run of the last language extends to the end of the text.
  ///
  /// The language of the character before an offset determines whether a line may end there. `directions` may be in any
  /// order and nested; one that extends beyond an outer one ends with it. Lone surrogates count as characters. The
  /// corresponding C functions are `cu_characters`, `cu_line_breaks`, and `cu_script_runs`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Throws: ``FontError/Reason/resourceExhausted`` if ICU fails, or ``FontError/Reason/cancelled``.
  public init(
    _ text: [UInt16], baseDirection: BaseDirection, languages: [LanguageRun],
    directions: [DirectionRange] = [], strictness: LineBreakStrictness = .normal, wordBreak: WordBreak = .normal,
    cancellation: Cancellation = .never
  ) throws(FontError) {
    try self.init(
      text, baseDirection: baseDirection, languages: languages, directions: directions, strictness: strictness,
      wordBreak: wordBreak, scripts: nil, cancellation: cancellation)
  }

  /// Analyzes UTF-16 text in several languages. Paragraphs of a longer text get their scripts from that text.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted`` if ICU fails, or ``FontError/Reason/cancelled``.
  package init(
    _ text: [UInt16], baseDirection: BaseDirection, languages: [LanguageRun], directions: [DirectionRange],
    strictness: LineBreakStrictness, wordBreak: WordBreak, scripts known: [ScriptRun]?, cancellation: Cancellation
  ) throws(FontError) {
    try cancellation.check()
    var flags = [UInt8](repeating: 0, count: text.count + 1)
    let batches = TextBatches(text: text, cancellation: cancellation)
    var characters = cu_character_state()
    try batches.advance { offset in
      unsafe cu_characters(text, Int32(clamping: text.count), &characters, &flags)
      offset = characters.offset
    }
    bidi = try BidiLevels(
      text, of: BidiClassSet(rawValue: characters.bidi_classes), baseDirection: baseDirection, directions: directions,
      cancellation: cancellation)
    guard !text.isEmpty else {
      properties = [.grapheme]
      scripts = []
      return
    }
    try cancellation.check()
    try LineRules(strictness: strictness, wordBreak: wordBreak).mark(&flags, text, languages, cancellation)
    // Properties are nothing but their bits, so their array is a copy of the bytes.
    properties = unsafe flags.withUnsafeBufferPointer { flags in
      unsafe flags.withMemoryRebound(to: PositionProperties.self) { unsafe Array($0) }
    }
    try cancellation.check()
    if let known {
      scripts = known
    } else if characters.has_several_scripts == 0 {
      scripts = [ScriptRun(start: 0, script: OpenTypeTag(rawValue: characters.script_tag))]
    } else {
      scripts = try Self.scriptRuns(batches)
    }
  }

  /// Creates an analysis of which all is known.
  init(_ properties: [PositionProperties], _ bidi: BidiLevels, _ scripts: [ScriptRun]) {
    self.properties = properties
    self.bidi = bidi
    self.scripts = scripts
  }

  /// Creates the analysis of left-to-right text in one script.
  init(leftToRight properties: [PositionProperties], script: OpenTypeTag) {
    self.properties = properties
    bidi = BidiLevels()
    scripts = [ScriptRun(start: 0, script: script)]
  }

  static func scriptRuns(_ batches: TextBatches) throws(FontError) -> [ScriptRun] {
    var scripts: [ScriptRun] = []
    var state = cu_script_state()
    let text = batches.text
    // Most texts have one script.
    var runs = [cu_script_run](repeating: cu_script_run(), count: 8)
    try batches.forEach { _, end throws(FontError) in
      while state.offset < end {
        let count = unsafe cu_script_runs(text, end, &state, &runs, Int32(runs.count))
        for run in runs.prefix(Int(count)) {
          scripts.append(ScriptRun(start: Int(run.start), script: OpenTypeTag(rawValue: run.tag)))
        }
      }
    }
    // The first run may have begun with characters common to all scripts.
    if state.first_tag != 0, let first = scripts.first {
      scripts[0] = ScriptRun(start: first.start, script: OpenTypeTag(rawValue: state.first_tag))
    }
    return scripts
  }

  /// Returns the embedding level of a code unit (UAX #9). Odd levels are right to left.
  ///
  /// An offset outside the text counts as the nearest in it. Empty text has the level 0.
  public func level(at offset: Int) -> UInt8 {
    let levels = bidi.levels
    if levels.isEmpty { return 0 }
    return UInt(bitPattern: offset) < UInt(bitPattern: levels.count)
      ? levels[offset] : levels[offset < 0 ? 0 : levels.count - 1]
  }

  /// Whether the level of every code unit is 0.
  var isLeftToRight: Bool { bidi.levels.isEmpty }

  /// Returns the index in ``scripts`` of the run of a code unit.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func scriptIndex(at offset: Int) -> Int {
    (1..<max(scripts.count, 1)).partitioningIndex { scripts[$0].start > offset } - 1
  }

  /// Returns whether the paragraph of a code unit is right to left.
  ///
  /// An offset outside the text counts as the nearest in it. Empty text is left to right.
  public func isBaseRightToLeft(at offset: Int) -> Bool {
    let known = bidi.isBaseRightToLeft
    return !known.isEmpty && known[min(max(0, offset), known.count - 1)]
  }
}
