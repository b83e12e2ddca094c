import Testing

@testable import galley

@Suite struct HelpTextTests {
  @Test("a command's help shows usage, arguments, options with defaults, and the discussion")
  func commandHelp() {
    #expect(
      HelpText.explaining(SampleCommand.signature) == """
        Measures a sample.

        usage: galley sample FONT [TEXT...] [--width POINTS] [--count N] [--order ORDER]
                             [--fit WORD] [--json]

        arguments:
          FONT  a font file or a family name
          TEXT  what to measure

        options:
          --width POINTS  the width that lines may take (default: 375)
          --count N       how many (default: 3)
          --order ORDER   the order
          --fit WORD      the fit: loose, tight, or any (default: tight)
          --json          prints JSON
          -h, --help      prints this help

        The first paragraph.

        The second paragraph.

        """)
  }

  @Test("long explanations wrap at 80 columns within their own column, and a long term has its own line")
  func wrapping() {
    let words = (1...30).map { "word\($0)" }.joined(separator: " ")
    let signature = CommandSignature(
      name: "long", abstract: "has long words", discussion: "", arguments: [],
      options: [
        Flag("short", help: words), Option<String?>("a-very-long-option-name", "PLACEHOLDER", .text, help: words),
      ])
    let lines = HelpText.explaining(signature).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains("  --a-very-long-option-name PLACEHOLDER"))
    #expect(lines.contains { $0.hasPrefix("  --short     word1 word2") })
    // The column: two spaces, the widest fitting term (`-h, --help`, 10), two spaces.
    #expect(lines.contains { $0.hasPrefix(String(repeating: " ", count: 14) + "word") })
  }

  @Test("a word wider than the terminal has its own line")
  func longWord() {
    let word = String(repeating: "w", count: 200)
    let signature = CommandSignature(
      name: "x", abstract: "a \(word) b", discussion: "", arguments: [], options: [])
    #expect(HelpText.explaining(signature).contains("\n\(word)\n"))
  }
}
