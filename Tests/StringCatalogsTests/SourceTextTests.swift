import Foundation
import Testing

@testable import StringCatalogs

@Suite struct SourceTextTests {
  @Test(
    "UTF-8 and UTF-16 with and without a byte order mark are the same text",
    arguments: [
      Array("aé\u{1F6A2}".utf8), [0xEF, 0xBB, 0xBF] + Array("aé\u{1F6A2}".utf8),
      // a, é U+00E9, and U+1F6A2 as D83D DEA2.
      [0xFF, 0xFE, 0x61, 0, 0xE9, 0, 0x3D, 0xD8, 0xA2, 0xDE], [0xFE, 0xFF, 0, 0x61, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0xA2],
      [0x61, 0, 0xE9, 0, 0x3D, 0xD8, 0xA2, 0xDE], [0, 0x61, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0xA2],
    ] as [[UInt8]])
  func encodings(data: [UInt8]) throws {
    let source = try SourceText(name: "f", decoding: data)
    #expect(source.text(0..<source.bytes.count) == "aé\u{1F6A2}")
  }

  @Test("invalid bytes are an error with line, column, and offset")
  func invalid() {
    func reason(_ data: [UInt8]) -> String? {
      #expect(throws: CatalogError.self) { try SourceText(name: "f", decoding: data) }?.description
    }
    #expect(reason(Array("a\nbé".utf8) + [0xFF]) == "f:2:3: not UTF-8 at byte offset 5")
    #expect(reason([0xEF, 0xBB, 0xBF, 0x61, 0xFF]) == "f:1:2: not UTF-8 at byte offset 4")
    #expect(reason([0xFF, 0xFE, 0x61]) == "f:1:1: UTF-16 with an odd number of bytes")
  }

  @Test(
    "lines end at LF, CR LF, and CR, and columns count scalars",
    arguments: [(0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 2, 2), (5, 3, 1), (6, 4, 1), (8, 4, 2), (9, 4, 3), (99, 4, 3)])
  func positions(offset: Int, line: Int, column: Int) throws {
    // Offsets: a 0, LF 1, b 2, CR LF 3 and 4, CR 5, é 6 and 7, x 8.
    let error = try CatalogSample.source("a\nb\r\n\réx").error("r", at: offset)
    #expect((error.line, error.column) == (line, column))
  }

  @Test("a lone surrogate of UTF-16 is U+FFFD")
  func surrogate() throws {
    #expect(try SourceText(name: "f", decoding: [0xFE, 0xFF, 0xD8, 0x3D]).bytes == Array("\u{FFFD}".utf8))
  }
}
