import Foundation
import Testing

@testable import StringCatalogs

@Suite struct XMLPropertyListReaderTests {
  private func answer(_ text: String) -> String {
    CatalogSample.answer { () throws(CatalogError) in try XMLPropertyListReader.value(of: CatalogSample.source(text)) }
  }

  /// The head that Xcode writes.
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">

    """

  @Test(
    "property lists in XML are read",
    arguments: [
      ("<plist version=\"1.0\"><dict><key>a</key><string> b </string></dict></plist>", "{a=\" b \"}"),
      ("<plist version=\"1.0\"><dict/></plist>", "{}"), ("<dict></dict>", "{}"),
      (
        "<plist><array> <integer> 12 </integer><real>-1.5</real><true/><false></false><string/> </array></plist>",
        "[12.0 -1.5 true false \"\"]"
      ),
      ("<plist><string>&lt;&amp;&gt;&quot;&apos;&#233;&#x1F6A2;</string></plist>", "\"<&>\"'é\u{1F6A2}\""),
      ("<plist><string>a<!-- no -->b<![CDATA[<&c>]]></string></plist>", "\"ab<&c>\""),
      ("<!-- c --><plist><!-- c --><dict><!-- c --><key>a</key ><date>x</date></dict></plist><!-- c -->", "{a=\"x\"}"),
    ])
  func read(text: String, expected: String) { #expect(answer(Self.head + text) == expected) }

  @Test(
    "an invalid property list is an error that names the position",
    arguments: [
      ("", "f:1:1: unexpected end of input, expected a tag"),
      ("<plist>", "f:1:8: unexpected end of input, expected a tag"),
      ("<plist><dict><key>a</key></dict></plist>", "f:1:26: unexpected closing tag, expected a value"),
      ("<plist><dict><string>a</string></dict></plist>", "f:1:14: unexpected '<', expected <key>"),
      ("<plist><string>a</strin></plist>", "f:1:17: unexpected '<', expected </string>"),
      ("<plist><string>a", "f:1:17: unexpected end of input, expected </string>"),
      ("<plist><string>&nbsp;</string></plist>", "f:1:16: '&nbsp;' is not a valid character reference"),
      ("<plist><string>&#xD800;</string></plist>", "f:1:16: '&#xD800;' is not a valid character reference"),
      ("<plist><string>a & b</string></plist>", "f:1:18: a character reference without ';'"),
      ("<plist><set/></plist>", "f:1:8: <set> is not a property list element"),
      ("<plist><real>1e400</real></plist>", "f:1:8: '1e400' is not a valid number"),
      (
        "<plist><dict><key>a</key><true/><key>a</key><true/></dict></plist>",
        "f:1:33: duplicate key 'a', first on line 1"
      ),
      ("<!DOCTYPE plist [<!ENTITY a \"b\">]><plist/>", "f:1:1: unsupported declarations in the document type"),
      ("<plist><dict/></plist><dict/>", "f:1:23: unexpected '<', expected the end of the file"),
      ("<plist><!-- ", "f:1:8: unterminated comment"), ("<plist", "f:1:1: unterminated tag"),
    ])
  func refused(text: String, expected: String) { #expect(answer(text) == expected) }

  @Test("nesting is limited")
  func deep() {
    let text = "<plist>" + String(repeating: "<array>", count: 1_000_000)
    #expect(answer(text) == "f:1:456: nested deeper than 64 levels")
  }

  @Test("a binary property list has the same values")
  func binary() throws {
    let list: [String: Any] = ["b": ["c", "d"], "a": "e", "n": 2]
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    #expect(BinaryPropertyList.reads(Array(data)))
    let value = try BinaryPropertyList.value(of: Array(data), name: "f")
    #expect(CatalogSample.spelled(value) == "{a=\"e\" b=[\"c\" \"d\"] n=2.0}")
    // Truncated anywhere, it is an error or a value, never a crash.
    for count in stride(from: 8, to: data.count, by: 1) {
      _ = try? BinaryPropertyList.value(of: Array(data.prefix(count)), name: "f")
    }
    #expect(throws: CatalogError.self) { try BinaryPropertyList.value(of: Array(data.prefix(20)), name: "f") }
  }
}
