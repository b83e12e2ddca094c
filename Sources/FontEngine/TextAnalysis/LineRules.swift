import CUnicode

/// The strictness of line breaking, mainly between characters of Chinese, Japanese, and Korean, as in CSS `line-break`.
public enum LineBreakStrictness: Int32, Hashable, Sendable {
  /// Allows more breaks, as newspapers do, such as before iteration marks and hyphens.
  case loose
  /// Allows the usual breaks, including those before small kana, as browsers do for `auto`.
  case normal
  /// Applies the untailored rules of UAX #14, which allow no break before small kana.
  case strict
  /// Allows breaks around every grapheme cluster, including punctuation and no-break spaces, regardless of
  /// ``WordBreak``.
  ///
  /// As in CSS, unless spaces wrap, there is no break before a space that hangs.
  case anywhere
}

/// The rules for line breaks within words, as in CSS `word-break`.
public enum WordBreak: Int32, Hashable, Sendable {
  /// Allows the breaks usual in the script: between words, ideographs, and syllables, and where a dictionary finds
  /// words.
  case normal
  /// Allows no breaks between letters, including ideographs and syllables. Breaks between words from a dictionary
  /// remain.
  case keepAll
  /// Also allows breaks between letters and digits, as between ideographs, but never within a grapheme cluster.
  case breakAll
}

/// The rules by which a text is broken into lines: their strictness, and for each language its word boundaries.
struct LineRules {
  let strictness: LineBreakStrictness
  let wordBreak: WordBreak

  /// Marks in `flags` where lines may end and where they must. Clusters, spaces, and control characters must be marked
  /// already.
  ///
  /// The language of the character before an offset determines whether a line may end there. The whole text is taken
  /// into account, so the edge of a run only changes the rules. Each set of rules that is used takes one pass through
  /// the text: Chinese and Japanese have one set, all other languages another. The corresponding C function is
  /// `cu_line_breaks`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted`` or ``FontError/Reason/cancelled``.
  func mark(
    _ flags: inout [UInt8], _ text: [UInt16], _ languages: [LanguageRun], _ cancellation: Cancellation
  ) throws(FontError) {
    let runs = runsOfEqualRules(languages, length: text.count)
    guard let first = runs.first else { return }
    let batches = TextBatches(text: text, cancellation: cancellation)
    if runs.count == 1 { return try mark(&flags, batches, rules: first.rules) }
    var passes: [Int32: [UInt8]] = [:]
    var breaks = flags
    var start = 0
    for run in runs {
      let pass: [UInt8]
      if let known = passes[run.rules] {
        pass = known
      } else {
        var fresh = flags
        try mark(&fresh, batches, rules: run.rules)
        passes[run.rules] = fresh
        pass = fresh
      }
      for offset in start + 1...run.end { breaks[offset] = pass[offset] }
      start = run.end
    }
    flags = breaks
  }

  private func mark(_ flags: inout [UInt8], _ batches: TextBatches, rules: Int32) throws(FontError) {
    let text = batches.text
    var state = cu_break_state()
    try batches.advance { offset throws(FontError) in
      try unsafe check(
        cu_line_breaks(text, Int32(clamping: text.count), rules, wordBreak.rawValue, &state, &flags),
        "ubrk_open(UBRK_LINE)")
      offset = state.offset
    }
  }

  private struct RuleRun {
    var end: Int
    var rules: Int32
  }

  /// Returns the runs of the text, with neighbors of equal rules merged. The last run extends to the end of the text.
  private func runsOfEqualRules(_ languages: [LanguageRun], length: Int) -> [RuleRun] {
    var runs: [RuleRun] = []
    for (index, run) in languages.enumerated() {
      let end = index == languages.count - 1 ? length : min(run.end, length)
      guard end > runs.last?.end ?? 0 else { continue }
      let rules = self.rules(for: run.language)
      if let last = runs.last, last.rules == rules {
        runs[runs.count - 1].end = end
      } else {
        runs.append(RuleRun(end: end, rules: rules))
      }
    }
    return runs.isEmpty ? [RuleRun(end: length, rules: rules(for: nil))] : runs
  }

  /// Returns the number of the rules for a language (BCP 47): those of equal numbers break alike.
  ///
  /// The corresponding C function is `cu_line_rules`.
  func rules(for language: String?) -> Int32 {
    unsafe cu_line_rules(language, strictness.rawValue, wordBreak.rawValue)
  }
}

/// Throws an error for an ICU error code other than 0. All ICU errors are created here.
///
/// - Throws: ``FontError/Reason/resourceExhausted`` with the code.
func check(_ code: Int32, _ operation: String) throws(FontError) {
  guard code != 0 else { return }
  throw FontError(.resourceExhausted, operation: operation, subject: "ICU", code: code)
}
