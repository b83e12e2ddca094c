import FontEngine
import TestSupport
import Testing

/// BidiTest.txt and BidiCharacterTest.txt of Unicode 18.0, by visual order.
///
/// Levels are not compared individually: ICU reports level 0 for text that is entirely left to right, with or without
/// embeddings, which has the same order.
@Suite struct BidiTests {
  /// A character of each class, as in ICU's own test for this file.
  private static let samples: [Substring: UInt32] = [
    "L": 0x61, "R": 0x5D0, "EN": 0x30, "ES": 0x2B, "ET": 0x25, "AN": 0x661, "CS": 0x2C, "B": 0x2029, "S": 0x9,
    "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "AL": 0x627, "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C,
    "NSM": 0x300, "BN": 0xAD, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  /// Quick rounds take each line whose number this divides. A prime meets every combination of classes in the files.
  private static let step = Rounds.count(quick: 47, full: 1)

  /// The visual order of the characters that have a level, as the files list it.
  private func order(_ codePoints: [UInt32], _ direction: BaseDirection, removed: Set<Int>) throws -> [Int] {
    let (units, starts) = UnicodeData.units(codePoints)
    let analysis = try TextAnalysis(units, baseDirection: direction, language: nil)
    let levels = starts.dropLast().map { analysis.level(at: $0) }
    return visualOrder(ofLevels: levels).filter { !removed.contains($0) }
  }

  private func removed(_ levels: Substring) -> Set<Int> {
    let words = levels.split(whereSeparator: \.isWhitespace)
    return Set(words.indices.filter { words[$0] == "x" })
  }

  private func numbers(_ text: Substring) -> [Int] { text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) } }

  @Test("every case of BidiTest has its visual order")
  func classes() throws {
    var expected: [Int] = []
    var gone: Set<Int> = []
    var cases = 0
    for line in try UnicodeData.lines(of: "BidiTest.txt", step: Self.step) {
      if line.text.hasPrefix("@Levels:") {
        gone = removed(line.text.dropFirst(8))
      } else if line.text.hasPrefix("@Reorder:") {
        expected = numbers(line.text.dropFirst(9))
      } else if !line.text.hasPrefix("@") {
        let fields = line.text.split(separator: ";")
        let codePoints = try fields[0].split(separator: " ").map { try #require(Self.samples[$0]) }
        let directions = try #require(numbers(fields[1]).first)
        for (bit, direction) in [(1, BaseDirection.automatic), (2, .leftToRight), (4, .rightToLeft)]
        where directions & bit != 0 {
          cases += 1
          let found = try order(codePoints, direction, removed: gone)
          if found != expected { Issue.record("line \(line.number), \(direction): \(found), not \(expected)") }
        }
      }
    }
    #expect(Self.step == 1 ? cases == 770_241 : cases > 700_000 / Self.step)
  }

  @Test("every case of BidiCharacterTest has its visual order")
  func characters() throws {
    var cases = 0
    for line in try UnicodeData.lines(of: "BidiCharacterTest.txt", step: Self.step) {
      let fields = line.text.split(separator: ";", omittingEmptySubsequences: false)
      let codePoints = try fields[0].split(separator: " ").map { try #require(UInt32($0, radix: 16)) }
      let direction: BaseDirection =
        fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .automatic
      let found = try order(codePoints, direction, removed: removed(fields[3]))
      let expected = numbers(fields[4])
      if found != expected { Issue.record("line \(line.number): \(found), not \(expected)") }
      cases += 1
    }
    #expect(Self.step == 1 ? cases == 91_707 : cases > 90_000 / Self.step)
  }
}
