import Testing

@testable import FontEngine

@Suite struct HyphenationPatternsTests {
  private func converted(_ file: String) throws -> String? {
    try HyphenationPatterns(Array(file.utf8), subject: "test").map { String(decoding: $0.utf8, as: UTF8.self) }
  }

  /// libhyphen reads 99 bytes at a time into a buffer of 100, and writes one past the end of a line: 97 and a line end
  /// fit.
  @Test("lines of up to 97 bytes are used, longer ones are left out", arguments: ["", "\n", "\n1c\n"])
  func longLines(end: String) throws {
    let line = String(repeating: "a", count: 97)
    #expect(try converted("UTF-8\n1b\n" + line + end) == "UTF-8\n1b\n" + line + end)
    let rest = end.dropFirst()
    #expect(try converted("UTF-8\n1b\n" + line + "a" + end) == "UTF-8\n1b\n" + rest)
  }

  @Test("0 bytes become comment signs, and other bytes UTF-8")
  func bytes() throws {
    #expect(try converted("UTF-8\n1b\0x\n") == "UTF-8\n1b%x\n")
    let latin = try HyphenationPatterns(Array("ISO8859-1\n1".utf8) + [0xE4, 0x0A], subject: "test")
    #expect(latin.map { String(decoding: $0.utf8, as: UTF8.self) } == "UTF-8\n1ä\n")
    #expect(try converted("ISO-2022-JP\n1b\n") == nil)
  }
}
