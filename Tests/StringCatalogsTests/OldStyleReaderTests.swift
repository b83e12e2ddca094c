import Testing

@testable import StringCatalogs

/// Expected values are those of `plutil -p` and Core Foundation's `getSlashedChar`.
@Suite struct OldStyleReaderTests {
  private func answer(_ text: String) -> String {
    CatalogSample.answer { () throws(CatalogError) in try OldStyleReader.value(of: CatalogSample.source(text)) }
  }

  @Test(
    "keys and texts are read, with or without quotes, braces, and comments",
    arguments: [
      ("", "{}"), ("// only\n/* comments */\n", "{}"), ("\"a\" = \"b\";", "{a=\"b\"}"),
      ("a=b;c_$/:.-9=d;", "{a=\"b\" c_$/:.-9=\"d\"}"), ("'a b' = 'c \"d\"';", "{a b=\"c \"d\"\"}"),
      ("{ a = { b = (c, \"d\", ); }; }", "{a={b=[\"c\" \"d\"]}}"), ("(a, b)", "[\"a\" \"b\"]"),
      ("\"alone\";", "{alone=\"alone\"}"),
      ("/* = */ a /* 1 */ = /* 2 */ b /* 3 */ ; // ;", "{a=\"b\"}"),
      ("\"/* in */\" = \"// text\";", "{/* in */=\"// text\"}"),
      ("\"two\nlines\" = \"é\u{1F6A2}\";", "{two\nlines=\"é\u{1F6A2}\"}"),
    ])
  func read(text: String, expected: String) { #expect(answer(text) == expected) }

  @Test(
    "escape sequences are those of Core Foundation",
    arguments: [
      (#"\n\t\r\f\b\a\v"#, "\n\t\r\u{C}\u{8}\u{7}\u{B}"), (#"\"\'\\"#, "\"'\\"), (#"\U00e9\U0041"#, "éA"),
      (#"\UD83D\UDEA2"#, "\u{1F6A2}"), (#"\UD83Dx"#, "\u{FFFD}x"), (#"\101\60x"#, "A0x"),
      // 0xE1 is AE in NeXTSTEP's encoding.
      (#"\341"#, "\u{C6}"), (#"\u0041\q\é"#, "u0041qé"), ("\\\n", "\n"),
    ])
  func escapes(text: String, expected: String) { #expect(answer("a = \"\(text)\";") == "{a=\"\(expected)\"}") }

  @Test(
    "an invalid list of texts is an error that names the position",
    arguments: [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", "f:2:1: unexpected '\"', expected ';'"),
      ("\"a\" = ;", "f:1:7: unexpected ';', expected a value"),
      ("\"a\" = \"b\"", "f:1:10: unexpected end of input, expected ';'"),
      ("a = \"b;\n", "f:1:5: unterminated string"),
      ("/* a", "f:1:1: unterminated comment"), ("= b;", "f:1:1: unexpected '=', expected a key"),
      ("a = b;\na = c;", "f:2:1: duplicate key 'a', first on line 1"),
      ("a = \"\\U12\";", "f:1:6: '\\U' is not followed by four hexadecimal digits"),
      ("{a = b;", "f:1:8: unexpected end of input, expected a key or '}'"),
      ("a = (b c);", "f:1:8: unexpected 'c', expected ',' or ')'"),
      ("(a) b", "f:1:5: unexpected 'b', expected the end of the file"),
      ("a = <0f>;", "f:1:5: unexpected '<', expected a value"), ("a = \"\\", "f:1:6: unterminated escape sequence"),
    ])
  func refused(text: String, expected: String) { #expect(answer(text) == expected) }

  @Test("nesting is limited")
  func deep() {
    #expect(answer("a = " + String(repeating: "{a=", count: 1_000_000)).hasSuffix("nested deeper than 64 levels"))
    #expect(answer(String(repeating: "(", count: 1_000_000)).hasSuffix("nested deeper than 64 levels"))
  }
}
