import Testing

@testable import StringCatalogs

@Suite struct JSONReaderTests {
  private func answer(_ text: String) -> String {
    CatalogSample.answer { () throws(CatalogError) in try JSONReader.value(of: CatalogSample.source(text)) }
  }

  @Test(
    "JSON is read according to RFC 8259",
    arguments: [
      (" {\"a\" : 1 , \"b\":[true,false, null]} \n", "{a=1.0 b=[true false null]}"), ("{}", "{}"), ("[]", "[]"),
      ("\"\"", "\"\""), (#""\"\\\/\b\f\n\r\té""#, "\"\"\\/\u{8}\u{C}\n\r\té\""), (#""\ud83d\udea2""#, "\"\u{1F6A2}\""),
      (#""\ud83dx\ud83d\n""#, "\"\u{FFFD}x\u{FFFD}\n\""), (#""\ud83d\u0061""#, "\"\u{FFFD}a\""), ("-0.5e1", "-5.0"),
      ("0", "0.0"), ("10", "10.0"),
    ])
  func read(text: String, expected: String) { #expect(answer(text) == expected) }

  @Test(
    "invalid JSON is an error that names the position",
    arguments: [
      ("", "f:1:1: unexpected end of input, expected a value"),
      ("{", "f:1:2: unexpected end of input, expected a name in quotes"),
      ("{\"a\":\n\n}", "f:3:1: unexpected '}', expected a value"), ("{\"a\" 1}", "f:1:6: unexpected '1', expected ':'"),
      ("[1 2]", "f:1:4: unexpected '2', expected ',' or ']'"),
      ("{\"a\":1,}", "f:1:8: unexpected '}', expected a name in quotes"),
      ("1 2", "f:1:3: unexpected '2', expected the end of the document"),
      ("[é]", "f:1:2: unexpected 'é', expected a value"),
      ("\"a", "f:1:1: unterminated string"), ("\"a\n\"", "f:1:3: unescaped control character in a string"),
      (#""\x""#, "f:1:2: invalid escape sequence"),
      (#""\u12g4""#, "f:1:2: '\\u' is not followed by four hexadecimal digits"),
      ("1e400", "f:1:1: '1e400' is not a valid number"), ("01", "f:1:1: '01' is not a valid number"),
      ("-.5", "f:1:1: '-.5' is not a valid number"),
      ("{\"a\":1,\n\"a\":2}", "f:2:1: duplicate key 'a', first on line 1"),
      ("nul", "f:1:1: unexpected 'n', expected a value"),
    ])
  func refused(text: String, expected: String) { #expect(answer(text) == expected) }

  @Test("nesting is limited, so a million brackets cause an error and not a stack overflow")
  func deep() {
    let depth = CatalogValue.deepest
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(answer(nested(depth)) == nested(depth))
    #expect(answer(nested(depth + 1)) == "f:1:65: nested deeper than 64 levels")
    #expect(answer(String(repeating: "[", count: 1_000_000)) == "f:1:65: nested deeper than 64 levels")
    #expect(answer(String(repeating: "{\"a\":", count: 1_000_000)).hasSuffix("nested deeper than 64 levels"))
  }
}
