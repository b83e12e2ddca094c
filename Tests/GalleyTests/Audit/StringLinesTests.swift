import DynamicType
import Testing

@testable import galley

@Suite struct StringLinesTests {
  private static let question = AuditQuestion(style: .body, width: 100, lines: 1)

  /// Reads input that arrives in pieces. Returns an array for each batch of texts, with failures as their messages.
  private func answers(_ pieces: String...) throws -> [[String]] {
    var rest = pieces.map { Array($0.utf8) }[...]
    var lines = StringLines(question: Self.question) { _ throws(CommandFailure) in rest.popFirst() ?? [] }
    var answers: [[String]] = []
    while let items = try lines.next() {
      answers.append(
        items.map { item in
          switch item {
          case .success(let item):
            let (string, question) = (item.string, item.question)
            return
              "\(string.locale ?? "-") \(string.key) \(string.text) \(question.style) \(question.width) \(question.lines)"
          case .failure(let failure): return "\(failure.status.rawValue) \(failure.message)"
          }
        })
    }
    return answers
  }

  @Test("a text is returned as soon as its line is complete, and the last line needs no line break")
  func pieces() throws {
    #expect(
      try answers("{\"text\":\"a\"}\n", "{\"te", "xt\":\"b\"}\n{\"text\":\"c\"}\n{\"te", "xt\":\"d\"}")
        == [["-  a body 100.0 1"], ["-  b body 100.0 1", "-  c body 100.0 1"], ["-  d body 100.0 1"]])
    #expect(try answers() == [])
    #expect(try answers("\n \r\n") == [[]])
  }

  @Test("a line can identify its text and specify the label")
  func members() throws {
    let line = """
      {"file":"f","line":3,"locale":"de","key":"k","form":"one","text":"t","style":"caption1","width":60.5,"lineLimit":2,"x":[]}
      """
    #expect(try answers(line) == [["de k t caption1 60.5 2"]])
  }

  @Test(
    "an invalid line is reported with its number, and the others are read",
    arguments: [
      ("{\"text\":1}", "1:9: 'text' is a number, expected text"), ("{}", "1:1: the line has no 'text'"),
      ("[]", "1:1: the line is a list, expected a dictionary"),
      ("{\"text\":\"a\"", "1:12: unexpected end of input, expected ',' or '}'"),
      ("{\"text\":\"a\",\"width\":-1}", "1:21: 'width' is not a number from 1 to 100000"),
      ("{\"text\":\"a\",\"width\":1e400}", "1:21: '1e400' is not a valid number"),
      ("{\"text\":\"a\",\"lineLimit\":0}", "1:25: 'lineLimit' is not a number from 1 to 1000"),
      ("{\"text\":\"a\",\"style\":\"x\"}", "1:21: 'style' is not a text style"),
      ("{\"text\":\"a\",\"text\":\"b\"}", "1:13: duplicate key 'text', first on line 1"),
    ])
  func refused(line: String, expected: String) throws {
    let good = "-  a body 100.0 1"
    #expect(try answers("\(line)\n{\"text\":\"a\"}\n") == [["65 <stdin>:\(expected)", good]])
    let later = expected.replacing("1:", with: "3:", maxReplacements: 1)
    #expect(try answers("{\"text\":\"a\"}\n\n\(line)\n") == [[good, "65 <stdin>:\(later)"]])
  }
}
