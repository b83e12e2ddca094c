import DynamicType
import StringCatalogs
import Testing
import TextOutput

@testable import LocalizationAudit

@Suite struct StringLinesTests {
  private static let settings = LabelSettings(widths: [LabelSettings.Width(points: 100)])

  /// Reads input that arrives in pieces. Returns an array for each batch of texts, with failures as their messages.
  private func answers(_ pieces: String...) throws -> [[String]] {
    var rest = pieces.map { Array($0.utf8) }[...]
    var lines = StringLines(settings: Self.settings) { _ throws(CatalogError) in rest.popFirst() ?? [] }
    var answers: [[String]] = []
    while let items = try lines.next() {
      answers.append(
        items.map { item in
          switch item {
          case .text(let item):
            let (string, question) = (item.string, item.question)
            return
              "\(string.locale ?? "-") \(string.key) \(string.text) \(question.style) \(question.width) \(question.lines)"
          case .document(let document): return "\(document.number) \(document.path)"
          case .fault(let fault): return "\(fault.failure.description)"
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
      ("{\"text\":\"a\",\"lineLimit\":1.5}", "1:25: 'lineLimit' is not a whole number"),
      ("{\"text\":\"a\",\"style\":\"hedline\"}", "1:21: 'style' is 'hedline'; did you mean 'headline'?"),
      ("{\"text\":\"a\",\"width\":{\"ipad\":9}}", "1:21: 'width' is a dictionary, expected a number"),
      ("{\"text\":\"a\",\"device\":\"phone\"}", "1:22: 'device' is 'phone'; did you mean 'iphone'?"),
      (
        "{\"text\":\"a\",\"font\":\"TeXGyrePagella-Regular\",\"weight\":\"bold\"}",
        "1:1: 'weight' is for the system font; name a face of 'TeXGyrePagella-Regular' instead"
      ),
      ("{\"text\":\"a\",\"widht\":2}", "1:13: unknown member 'widht'; did you mean 'width'?"),
      ("{\"text\":\"a\",\"line_limit\":2}", "1:13: unknown member 'line_limit'; did you mean 'lineLimit'?"),
      ("{\"text\":\"a\",\"text\":\"b\"}", "1:13: duplicate key 'text', first on line 1"),
    ])
  func refused(line: String, expected: String) throws {
    let good = "-  a body 100.0 1"
    #expect(try answers("\(line)\n{\"text\":\"a\"}\n") == [["<stdin>:\(expected)", good]])
    let later = expected.replacing("1:", with: "3:", maxReplacements: 1)
    #expect(try answers("{\"text\":\"a\"}\n\n\(line)\n") == [[good, "<stdin>:\(later)"]])
  }

  @Test("a line that is too long is a fault with its number, and the lines after it are read")
  func longLines() throws {
    let good = #"{"text":"a"}"#
    // At most 20 bytes: complete lines, one in pieces, one before others in a piece, and one at the end.
    let long = String(repeating: "x", count: 21)
    var rest = [
      good + "\n", long, long, "\n" + good + "\n" + String(long.dropLast()), "x\n" + good + "\n\n" + good, "\n", long,
    ].map { Array($0.utf8) }[...]
    var lines = StringLines(settings: Self.settings, longest: 20) { _ throws(CatalogError) in rest.popFirst() ?? [] }
    var answers: [String] = []
    while let items = try lines.next() {
      answers += items.map { item in
        switch item {
        case .text(let item): "\(item.inputLine)"
        case .document: "document"
        case .fault(let fault): fault.failure.description
        }
      }
    }
    func fault(_ line: Int) -> String { "<stdin>:\(line):1: a line with more than 20 bytes" }
    #expect(answers == ["1", fault(2), "3", fault(4), "5", "7", fault(8)])
  }

  @Test("names that no known name resembles are told apart by their lengths, before their letters are compared")
  func manyNames() throws {
    let members = (0..<20_000).map { "\"unknownMember\($0)\":1" }.joined(separator: ",")
    let line = "{\"text\":\"a\",\(members),\"widht\":2}"
    #expect(try answers(line).first?.first?.hasSuffix("unknown member 'widht'; did you mean 'width'?") == true)
  }

  @Test("padding that makes a text too long is a fault")
  func padding() throws {
    let text = String(repeating: "%100d", count: 40_000)
    let answer = try #require(try answers("{\"text\":\"\(text)\"}").first?.first)
    #expect(answer.hasPrefix("<stdin>:1:9: the texts grow to more than "))
  }

  @Test("members without a meaning are kept as they were written, also if the line has a fault")
  func extras() throws {
    var rest = [
      """
      {"id":12345678901234567890,"text":"a","test":{"b": [1.50, "\\u00e4"]},"from":"L","sizes":[],"error":""}
      {"id":"x","text":"a","width":0}
      {"id":3
      """
    ].map { Array($0.utf8) }[...]
    var lines = StringLines(settings: Self.settings) { _ throws(CatalogError) in rest.popFirst() ?? [] }
    var items: [StringLines.Line] = []
    while let more = try lines.next() { items += more }
    try #require(items.count == 3)
    guard case .text(let first) = items[0] else {
      Issue.record("the first line has no text")
      return
    }
    #expect(
      JSONWriter.dense(.object(first.extras))
        == #"{"id":12345678901234567890,"test":{"b": [1.50, "\u00e4"]}}"#)
    let faults = items.compactMap { if case .fault(let fault) = $0 { JSONWriter.dense(fault.json) } else { nil } }
    #expect(
      faults == [
        #"{"id":"x","inputLine":2,"error":"<stdin>:2:30: 'width' is not a number from 1 to 100000"}"#,
        #"{"inputLine":3,"error":"<stdin>:3:8: unexpected end of input, expected ',' or '}'"}"#,
      ])
  }
}
