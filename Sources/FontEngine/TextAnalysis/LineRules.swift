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

  /// Marks in `flags` where lines may end and where they must. Clusters and spaces must be marked already.
  ///
  /// The language of the character before a place determines whether a line may end there. The whole text is taken into
  /// account, so the edge of a run only changes the rules. Each of ICU's rule sets that is used (four exist in ICU 72,
  /// regardless of the number of languages) takes one pass through the text. The corresponding C function is
  /// `cu_line_breaks`.
  ///
  /// - Throws: ``FontError/Reason/resourceExhausted`` or ``FontError/Reason/cancelled``.
  func mark(
    _ flags: inout [UInt8], _ text: [UInt16], _ languages: [LanguageRun], _ cancellation: Cancellation
  ) throws(FontError) {
    let runs = try runsOfEqualRules(languages, length: text.count)
    guard let first = runs.first else { return }
    let batches = TextBatches(text: text, cancellation: cancellation)
    if runs.count == 1 { return try mark(&flags, batches, language: first.language) }
    var passes: [(rules: String, flags: [UInt8])] = []
    var breaks = flags
    var start = 0
    for run in runs {
      if !passes.contains(where: { $0.rules == run.rules }) {
        var fresh = flags
        try mark(&fresh, batches, language: run.language)
        passes.append((run.rules, fresh))
      }
      for pass in passes where pass.rules == run.rules {
        for place in start + 1...run.end { breaks[place] = pass.flags[place] }
      }
      start = run.end
    }
    flags = breaks
  }

  private func mark(_ flags: inout [UInt8], _ batches: TextBatches, language: String?) throws(FontError) {
    let text = batches.text
    try batches.advance { start throws(FontError) in
      try unsafe check(
        cu_line_breaks(
          text, Int32(clamping: text.count), language, strictness.rawValue, wordBreak.rawValue, &start, &flags),
        "ubrk_open(UBRK_LINE)")
    }
  }

  /// Returns where lines may and must end according to a single call of ICU. Tests compare the shortcuts and batches
  /// with it.
  ///
  /// The corresponding C function is `cu_iterated_line_breaks`.
  func iterated(_ text: [UInt16], language: String?) throws(FontError) -> [UInt8] {
    var flags = [UInt8](repeating: 0, count: text.count + 1)
    try unsafe check(
      cu_iterated_line_breaks(text, Int32(clamping: text.count), language, strictness.rawValue, &flags),
      "ubrk_open(UBRK_LINE)")
    return flags
  }

  private struct RuleRun {
    var end: Int
    var language: String?
    var rules: String
  }

  /// Returns the runs of the text, with neighbors of equal rules merged. The last run extends to the end of the text.
  private func runsOfEqualRules(_ languages: [LanguageRun], length: Int) throws(FontError) -> [RuleRun] {
    var names: [String?: String] = [:]
    var runs: [RuleRun] = []
    for (index, run) in languages.enumerated() {
      let end = index == languages.count - 1 ? length : min(run.end, length)
      guard end > runs.last?.end ?? 0 else { continue }
      if let last = runs.last, last.language == run.language {
        runs[runs.count - 1].end = end
        continue
      }
      let name: String
      if let known = names[run.language] {
        name = known
      } else {
        // With a single run, the name of its rules does not matter.
        name = languages.count == 1 ? "" : try self.name(for: run.language)
        names[run.language] = name
      }
      if let last = runs.last, last.rules == name {
        runs[runs.count - 1].end = end
      } else {
        runs.append(RuleRun(end: end, language: run.language, rules: name))
      }
    }
    return runs.isEmpty ? [RuleRun(end: length, language: nil, rules: "")] : runs
  }

  /// Returns ICU's name of the rules for a language, or an empty string if no rules apply.
  ///
  /// The corresponding C function is `cu_line_rules`.
  func name(for language: String?) throws(FontError) -> String {
    if strictness == .anywhere { return "" }
    var name = [CChar](repeating: 0, count: Int(CU_RULES_CAPACITY))
    try unsafe check(cu_line_rules(language, strictness.rawValue, &name), "ubrk_open(UBRK_LINE)")
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Throws an error for an ICU error code other than 0. All ICU errors are created here.
///
/// - Throws: ``FontError/Reason/resourceExhausted`` with the code.
func check(_ code: Int32, _ operation: String) throws(FontError) {
  guard code != 0 else { return }
  throw FontError(.resourceExhausted, operation: operation, subject: "ICU", code: code)
}
