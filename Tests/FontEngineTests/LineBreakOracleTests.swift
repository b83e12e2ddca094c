import FontEngine
import Foundation
import Testing

/// The results of headless Chromium for each `line-break` and `word-break`; see `Tests/Oracles/line-breaks`.
@Suite struct LineBreakOracleTests {
  private struct Recording: Decodable {
    struct Case: Decodable {
      /// Pairs of a language and a text.
      let runs: [[String]]
      let lineBreak: String
      let wordBreak: String
      let breaks: [Int]
    }
    let cases: [Case]
  }

  private static let strictness: [String: LineBreakStrictness] = [
    "loose": .loose, "normal": .normal, "strict": .strict, "anywhere": .anywhere,
  ]
  private static let words: [String: WordBreak] = ["normal": .normal, "keep-all": .keepAll, "break-all": .breakAll]

  /// Differences from Chromium, as the code units on both sides, and their reasons. The first four are those of
  /// `Tests/Oracles/lines`.
  private static let differences: [String: String] = [
    "s/|fi": "UAX #14 allows a break after a slash before a letter; Chromium's table for ASCII does not",
    "2-|34": "LB25 forbids a break between a hyphen and a digit; Chromium's table for ASCII allows it",
    "r |: ": "LB15d forbids a break before a colon, spaces or not",
    "» |?": "LB13 forbids the same before a question mark",
    " e|-m": "break-all: letters are ideographs, and LB21 forbids a break between those and a hyphen",
    "12|-3": "the same for digits",
    "น้|ำ ": "break-all: Chromium divides a grapheme cluster",
    "ភ|ាស": "the same", "ាស|ាខ": "the same", "្ម|ែរ": "the same", " ស|្អ": "the same", "្អ|ាត": "the same",
    "ស្|អា": "the same",
    "स्|ते": "break-all: ICU keeps a conjunct in one cluster, and Chromium divides it",
    "\u{93F}य|।": "break-all: LB21 forbids a break before a danda",
    "ษา|日本": "keep-all: no dictionary finds words between two scripts",
    "\u{FFFD}d|❤\u{FE0F}": "keep-all: CSS keeps all characters of the class ID together, Chromium only letters",
    "❤\u{FE0F}|e ": "the same",
    "😀|😀": "the same",
  ]

  @Test("lines can break where Chromium breaks them, except for listed reasons, each of which occurs")
  func chromium() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Oracles/line-breaks/breaks.json")
    let recording = try JSONDecoder().decode(Recording.self, from: Data(contentsOf: file))
    #expect(recording.cases.count == 180)
    var used: Set<String> = []
    for one in recording.cases {
      let units = Array(one.runs.map { $0[1] }.joined().utf16)
      let found = try offsets(in: one, units)
      for offset in Set(found).symmetricDifference(one.breaks) {
        let around = surroundings(of: offset, units)
        used.insert(around)
        #expect(Self.differences[around] != nil, "\(around) in \(one)")
      }
    }
    #expect(used == Set(Self.differences.keys))
  }

  /// Our break opportunities, except for the text's end.
  private func offsets(in one: Recording.Case, _ units: [UInt16]) throws -> [Int] {
    var end = 0
    let languages = one.runs.map { run in
      end += run[1].utf16.count
      return LanguageRun(end: end, language: run[0])
    }
    let analysis = try TextAnalysis(
      units, baseDirection: .automatic, languages: languages, strictness: #require(Self.strictness[one.lineBreak]),
      wordBreak: #require(Self.words[one.wordBreak]))
    return (1..<units.count).filter { analysis.properties[$0].contains(.lineBreak) }
  }

  private func surroundings(of offset: Int, _ units: [UInt16]) -> String {
    let before = units[max(0, offset - 2)..<offset]
    let after = units[offset..<min(units.count, offset + 2)]
    return String(decoding: before, as: UTF16.self) + "|" + String(decoding: after, as: UTF16.self)
  }
}
