import FontEngine
import Testing

/// The sequences of Emoji 18.0 (UTS #51).
@Suite struct EmojiTests {
  private func analysis(_ field: Substring) throws -> TextAnalysis {
    let codePoints = try field.split(separator: " ").map { try #require(UInt32($0, radix: 16)) }
    return try TextAnalysis(UnicodeData.units(codePoints).units, baseDirection: .automatic, language: nil)
  }

  @Test("every fully qualified emoji is one cluster and shown as an emoji")
  func qualified() throws {
    var count = 0
    for line in try UnicodeData.lines(of: "emoji-test.txt") {
      let fields = line.text.split(separator: ";")
      guard fields[1].split(separator: " ").first == "fully-qualified" else { continue }
      let properties = try analysis(fields[0]).properties
      #expect(properties[0].contains(.emoji), "line \(line.number): \(line.text)")
      #expect(properties.dropFirst().dropLast().allSatisfy { $0.isDisjoint(with: [.grapheme, .emoji]) })
      count += 1
    }
    // "# Status Counts" at the end of the file: fully-qualified : 3963.
    #expect(count == 3963)
  }

  @Test("a variation selector chooses between emoji and text")
  func selectors() throws {
    let lines = try UnicodeData.lines(of: "emoji-variation-sequences.txt")
    // "#Total sequences: 371" at the end of the file, in two styles each.
    #expect(lines.count == 2 * 371)
    for line in lines {
      let fields = line.text.split(separator: ";")
      let isEmoji = fields[1].contains("emoji style")
      #expect(try analysis(fields[0]).properties[0].contains(.emoji) == isEmoji, "line \(line.number): \(line.text)")
    }
  }

  @Test("without a selector, only the characters with Emoji_Presentation are emoji")
  func presentation() throws {
    var presented: Set<UInt32> = []
    for line in try UnicodeData.lines(of: "emoji-data.txt") {
      let fields = line.text.split(separator: ";")
      guard fields[1].split(separator: " ").first == "Emoji_Presentation" else { continue }
      let ends = fields[0].split(separator: " ")[0].split(separator: ".").compactMap { UInt32($0, radix: 16) }
      presented.formUnion(ends[0]...ends[ends.count - 1])
    }
    // Line breaks keep marks and modifiers from joining the character before.
    let tested = (0..<0x2_0000 as Range<UInt32>).filter { $0 >> 11 != 0x1B }
    let (units, starts) = UnicodeData.units(tested.flatMap { [$0, 0x0A] })
    let properties = try TextAnalysis(units, baseDirection: .leftToRight, language: nil).properties
    for (index, codePoint) in tested.enumerated()
    where properties[starts[2 * index]].contains(.emoji) != presented.contains(codePoint) {
      Issue.record("U+\(String(codePoint, radix: 16))")
    }
  }
}
