import FontEngine
import Testing

/// WordBreakTest.txt of Unicode 18.0.
@Suite struct WordTests {
  @Test("every line of WordBreakTest holds")
  func words() throws {
    let lines = try UnicodeData.lines(of: "WordBreakTest.txt")
    // "# Lines: 1944" at the end of the file.
    #expect(lines.count == 1944)
    for line in lines {
      let (codePoints, breaks) = try UnicodeData.breakTest(line)
      let (units, starts) = UnicodeData.units(codePoints)
      let expected = starts.indices.filter { breaks[$0] }.map { starts[$0] }
      let segments = try WordSegments(units)
      #expect(segments.boundaries == expected, "line \(line.number): \(line.text)")
      for (start, end) in zip(expected, expected.dropFirst()) {
        #expect((start..<end).allSatisfy { segments.segment(at: $0) == start..<end })
      }
    }
  }

  /// The words are separated by how they are pronounced: "language", "Thai", "easy" and others, each in ICU's dictionary.
  @Test("words without spaces between them are those of the dictionary, and line ends and digits end them")
  func dictionaries() throws {
    func words(_ text: String) throws -> [String] {
      let units = Array(text.utf16)
      return try WordSegments(units).words.map { String(decoding: units[$0], as: UTF16.self) }
    }
    #expect(try words("ภาษาไทยง่าย") == ["ภาษา", "ไทย", "ง่าย"])
    #expect(try words("ไทย ๒๕\nไทย") == ["ไทย", "๒๕", "ไทย"])
  }

  @Test("a word has a letter or a digit; offsets outside count as the nearest; empty text has no words")
  func properties() throws {
    let units = Array("don't (3.5) — 日本 _".utf16)
    let segments = try WordSegments(units)
    #expect(segments.words.map { String(decoding: units[$0], as: UTF16.self) } == ["don't", "3.5", "日", "本"])
    #expect(segments.segment(at: -4) == 0..<5 && segments.segment(at: 99) == units.count - 1..<units.count)
    let empty = try WordSegments([])
    #expect(empty.boundaries == [0] && empty.words.isEmpty && empty.segment(at: 0).isEmpty)
    #expect(try WordSegments([0xD800]).boundaries == [0, 1])
  }

  @Test("words across the batches of a long text are found, and the work can be canceled")
  func long() throws {
    let units = Array(String(repeating: "can't ", count: 30_000).utf16)
    let words = try WordSegments(units).words
    #expect(words.count == 30_000 && words.allSatisfy { $0.count == 5 && $0.lowerBound % 6 == 0 })
    let cancelled = Cancellation { true }
    #expect(throws: FontError.self) { try WordSegments(units, cancellation: cancelled) }
  }
}
