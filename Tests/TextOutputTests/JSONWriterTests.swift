import Foundation
import Testing

@testable import TextOutput

@Suite struct JSONWriterTests {
  @Test("members keep their order, leaves are on one line, and numbers are as short as possible")
  func layout() {
    let value: JSONValue = [
      "width": 375, "scale": 3.0,
      "rows": [["height": 71.5, "lines": [1, 2]], ["height": 0.1, "text": "x"]],
      "none": [], "nothing": nil, "is": true,
    ]
    #expect(
      JSONWriter.text(value) == """
        {
          "width": 375,
          "scale": 3,
          "rows": [
            {
              "height": 71.5,
              "lines": [1, 2]
            },
            {"height": 0.1, "text": "x"}
          ],
          "none": [],
          "nothing": null,
          "is": true
        }

        """)
  }

  @Test("a container of plain values that is too long for a line is split")
  func longLeaf() {
    let value = JSONValue.array((0..<60).map { .integer($0) })
    #expect(JSONWriter.text(value).hasPrefix("[\n  0,\n  1,\n"))
  }

  @Test("another parser reads every text back, including control characters")
  func strings() throws {
    let texts = [
      "", "a\"b\\c/d", "\u{0}\u{1F}\u{7F}\u{9B}", "\n\r\t", "שלום", "👩‍👩‍👧", "\u{202E}", "\u{2028}", "\u{FFFF}",
      "\u{10FFFF}",
    ]
    let json = JSONWriter.text(.array(texts.map { .string($0) }))
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == texts)
    #expect(!json.dropLast().unicodeScalars.contains { $0.value != 0x0A && $0.properties.generalCategory == .control })
  }

  @Test("another parser reads finite numbers back with six decimals; others are null")
  func numbers() throws {
    let numbers = [
      0, 1, -1, 0.1, 1.0 / 3, 1e21, 1e-7, Double.leastNonzeroMagnitude, Double.greatestFiniteMagnitude,
      9_007_199_254_740_992,
    ]
    let json = JSONWriter.text(.array(numbers.map { .number($0) }))
    let read = try JSONDecoder().decode([Double].self, from: Data(json.utf8))
    // Numbers with few decimals and large ones are exact.
    for (number, read) in zip(numbers, read) { #expect(number == read || abs(number - read) <= 0.000_000_5) }
    #expect(json.contains("0.333333,"))
    #expect(JSONWriter.text([.number(.nan), .number(.infinity)]) == "[null, null]\n")
  }
}
