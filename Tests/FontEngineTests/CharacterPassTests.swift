import CUnicode
import TestSupport
import Testing

@testable import FontEngine

/// One pass over a text, `cu_characters`, finds the only script, the bidirectional classes, and the emoji.
///
/// The oracles for scripts and classes are this engine's own passes for these alone, `cu_script_runs` and `cu_bidi_classes`. They
/// read the same tables, about which nothing is said here: UnicodeConformanceTests compares results with Unicode's test files.
@Suite struct CharacterPassTests {
  private static let batch = TextBatches.size
  private static let loneSurrogates: [[UInt16]] = [[0xD800], [0xDBFF], [0xDC00], [0xDFFF]]
  /// Characters of several scripts and of every bidirectional class, brackets, and parts of emoji.
  private static let pieces: [[UInt16]] =
    loneSurrogates
    + [
      "a", "z", "é", "б", "α", "א", "ب", "\u{10800}", "\u{1E900}", "漢", "\u{20000}", "か", "カ", "ー", "क", "\u{94D}", "ก",
      "1", "٣", "$", "+", ",", "(", ")", "[", "]", "«", "…", " ", "\t", "\n", "\u{2029}", "\u{301}", "\u{1D165}",
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
      "\u{AD}", "\u{200D}", "\u{FE0E}", "\u{FE0F}", "\u{20E3}", "😀", "❤", "☕", "👩", "👍", "🏽", "🇩", "1️⃣", "👩‍❤️‍👩",
    ].map { Array($0.utf16) }

  /// Returns a text of up to some pieces, one in eight of them any scalar.
  private static func text(upTo count: Int, _ random: inout SeededGenerator) -> [UInt16] {
    (0..<random.number(below: count + 1)).flatMap { _ -> [UInt16] in
      if random.number(below: 8) == 0, let scalar = Unicode.Scalar(UInt32(random.number(below: 0x110000))) {
        return Array(String(scalar).utf16)
      }
      return pieces[random.number(below: pieces.count)]
    }
  }

  /// Returns what the pass finds in a whole text, and the number of its batches.
  private static func pass(_ text: [UInt16]) -> (state: cu_character_state, flags: [UInt8], batches: Int) {
    var state = cu_character_state()
    var flags = [UInt8](repeating: 0, count: text.count + 1)
    var batches = 0
    while Int(state.offset) < text.count {
      unsafe cu_characters(text, Int32(text.count), &state, &flags)
      batches += 1
    }
    return (state, flags, batches)
  }

  private static func classes(of text: [UInt16]) throws -> BidiClassSet {
    BidiClassSet(of: try BidiText(text).classes[...])
  }

  /// Compares the scripts that the pass finds with the runs of the search for several.
  private func checkScripts(_ state: cu_character_state, _ text: [UInt16], _ comment: Comment) throws {
    let runs = try TextAnalysis.scripts(of: text, cancellation: .never)
    #expect((state.has_several_scripts != 0) == (runs.count > 1), comment)
    if let first = runs.first, runs.count == 1 {
      #expect(first == ScriptRun(start: 0, script: OpenTypeTag(rawValue: state.script_tag)), comment)
    }
  }

  @Test(
    "a text of one script has the script that the search for several finds",
    arguments: [
      "", "Latin", "(漢字)", "…漢字", "123", "…", "(", "אבג (1)", "e\u{301}", "\u{301}", "日本語です", "(Latin) עברית",
      "\u{1F600} Latin", "漢\u{20000}",
    ].map { Array($0.utf16) } + loneSurrogates + [[0xD800, 0x61], [0xDC00, 0x5D0, 0xD800], [0xD800, 0xD840, 0xDC00]])
  func scripts(text: [UInt16]) throws {
    let analysis = try TextAnalysis(text, baseDirection: .automatic, language: nil)
    #expect(analysis.scripts == (try TextAnalysis.scripts(of: text, cancellation: .never)))
  }

  @Test("scripts and bidirectional classes of random texts are those of the passes of their own")
  func random() throws {
    var random = SeededGenerator(seed: 40)
    for _ in 0..<Rounds.count(quick: 500, full: 20_000, nightly: 1_000_000) {
      let text = Self.text(upTo: 12, &random)
      let state = Self.pass(text).state
      let classes = try Self.classes(of: text)
      #expect(BidiClassSet(rawValue: state.bidi_classes) == classes, "\(text)")
      try checkScripts(state, text, "\(text)")
      let analysis = try TextAnalysis(text, baseDirection: .automatic, language: nil)
      #expect(analysis.scripts == (try TextAnalysis.scripts(of: text, cancellation: .never)), "\(text)")
      #expect(analysis.isLeftToRight == classes.isDisjoint(with: .turningRight), "\(text)")
    }
  }

  /// Source: UAX #29, GB4: a cluster behind a line end does not depend on what precedes, so the flags of a text around the end of a
  /// batch are those of the same text alone.
  @Test("a text on both sides of a batch's end has the properties that it has alone")
  func batches() throws {
    var random = SeededGenerator(seed: 41)
    var pairs = 0
    for round in 0..<Rounds.count(quick: 60, full: 2000, nightly: 100_000) {
      let tail = [0x0A] + Self.text(upTo: 12, &random)
      // The batch ends before the tail, behind it, or at one of its code units; with a longer text, it is the second batch.
      let boundary = round % 4 == 0 ? 2 * Self.batch : Self.batch
      let filler = boundary + 1 - random.number(below: tail.count + 3)
      let text = [UInt16](repeating: 0x61, count: filler) + tail
      let (long, alone) = (Self.pass(text), Self.pass(tail))
      #expect(long.batches == (text.count + Self.batch - 1) / Self.batch || Self.isPair(text, boundary))
      #expect(long.flags[(filler + 1)...] == alone.flags[1...], "\(filler) \(tail)")
      let classes = try Self.classes(of: tail).union(BidiClassSet(.l))
      #expect(BidiClassSet(rawValue: long.state.bidi_classes) == classes, "\(filler) \(tail)")
      try checkScripts(long.state, text, "\(filler) \(tail)")
      if Self.isPair(text, boundary) { pairs += 1 }
    }
    #expect(pairs > 0)
  }

  /// Whether a boundary is within a surrogate pair.
  private static func isPair(_ text: [UInt16], _ boundary: Int) -> Bool {
    boundary < text.count && text[boundary - 1] & 0xFC00 == 0xD800 && text[boundary] & 0xFC00 == 0xDC00
  }

  @Test("a single character of the second batch turns the text or brings a second script", arguments: 65_535...65_537)
  func single(count: Int) throws {
    for (character, script, turns) in [("א", "Hebr", true), ("\u{10800}", "Cprt", true), ("я", "Cyrl", false)] {
      let text = [UInt16](repeating: 0x61, count: count) + Array(character.utf16)
      let state = Self.pass(text).state
      #expect(state.has_several_scripts == 1)
      #expect(BidiClassSet(rawValue: state.bidi_classes) == [BidiClassSet(.l), BidiClassSet(turns ? .r : .l)])
      let runs = try TextAnalysis.scripts(of: text, cancellation: .never)
      #expect(runs.map { "\($0.start) \($0.script)" } == ["0 Latn", "\(count) \(script)"])
    }
  }

  /// UAX #9, P2, I1, and I2: the first strong character makes the paragraph left to right, and the one at its end has level 1.
  @Test("the level of a right-to-left character in the second batch is 1")
  func level() throws {
    let text = [UInt16](repeating: 0x61, count: Self.batch) + [0x5D0]
    let analysis = try TextAnalysis(text, baseDirection: .automatic, language: nil)
    #expect(analysis.level(at: Self.batch - 1) == 0 && analysis.level(at: Self.batch) == 1)
    #expect(analysis.scripts.map(\.start) == [0, Self.batch])
  }

  /// Source: UTS #51, ED-9a, ED-13, ED-14, and ED-16: each of these is one emoji.
  @Test(
    "an emoji that begins in one batch and ends in the next is one",
    arguments: ["❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "👍🏽", "👩‍❤️‍👩", "🇩🇪", "😀"])
  func emoji(_ emoji: String) throws {
    let units = Array(emoji.utf16)
    for inside in 1..<max(2, units.count) {
      let start = Self.batch - inside
      let text = [UInt16](repeating: 0x62, count: start) + units
      let flags = Self.pass(text).flags
      #expect(flags[start] & UInt8(CU_EMOJI) != 0 && flags[start] & UInt8(CU_GRAPHEME) != 0)
      #expect(flags[(start + 1)..<text.count].allSatisfy { $0 & UInt8(CU_EMOJI | CU_GRAPHEME) == 0 })
      #expect(flags[start - 1] & UInt8(CU_EMOJI) == 0)
    }
  }

  @Test("every character, and every lone surrogate, has one bidirectional class: that of the pass for them")
  func everyCharacter() {
    var units: [UInt16] = [0, 0]
    var (flags, classes, brackets): ([UInt8], [UInt8], [Int32]) = ([0, 0, 0], [0, 0], [0, 0])
    var turning = 0
    for character in 0..<UInt32(0x110000) {
      let count: Int32 = character < 0x10000 ? 1 : 2
      if count == 1 {
        units[0] = UInt16(truncatingIfNeeded: character)
      } else {
        units[0] = UInt16(truncatingIfNeeded: 0xD7C0 &+ character &>> 10)
        units[1] = 0xDC00 | UInt16(truncatingIfNeeded: character & 0x3FF)
      }
      var state = cu_character_state()
      unsafe cu_characters(units, count, &state, &flags)
      unsafe cu_bidi_classes(units, 0, count, &classes, &brackets)
      if state.bidi_classes != 1 &<< UInt32(classes[0]) { Issue.record("U+\(String(character, radix: 16))") }
      if state.bidi_classes & BidiClassSet.turningRight.rawValue != 0 { turning += 1 }
    }
    // Unicode reserves two blocks of 2,048 beyond U+FFFF for them.
    #expect(turning > 4096)
  }
}
