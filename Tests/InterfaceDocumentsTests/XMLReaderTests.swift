import Testing

@testable import InterfaceDocuments

@Suite struct XMLReaderTests {
  private func outline(_ element: InterfaceElement) -> String {
    let attributes = element.attributes.map { " \($0.name)=\($0.value)" }.joined()
    let content = element.children.map(outline).joined() + element.text
    return "(\(element.name)@\(element.position)\(attributes)\(content.isEmpty ? "" : ":")\(content))"
  }

  private func answer(_ text: String) -> String {
    do { return outline(try XMLReader.root(of: Array(text.utf8), file: "f")) } catch { return error.description }
  }

  @Test(
    "elements have their names, attributes, text, and positions",
    arguments: [
      ("<a/>", "(a@1:1)"), ("<a></a>", "(a@1:1)"), ("\u{FEFF}<a />", "(a@1:4)"),
      ("<?xml version=\"1.0\"?>\n<!-- c -->\n  <a b='1' c=\"2\"/>\n<!-- d -->", "(a@3:3 b=1 c=2)"),
      ("<a>\n <b/>\n <b x='y'>t</b>\n</a>", "(a@1:1:(b@2:2)(b@3:2 x=y:t))"),
      ("<a b='&lt;&amp;&gt;&quot;&apos;&#233;&#x1F6A2;'/>", "(a@1:1 b=<&>\"'é\u{1F6A2})"),
      ("<a>x &lt; y<![CDATA[ <&> ]]></a>", "(a@1:1:x < y <&> )"), ("<a>  </a>", "(a@1:1:  )"),
      ("<a.b-c_d:e é='1'/>", "(a.b-c_d:e@1:1 é=1)"),
    ])
  func read(text: String, expected: String) { #expect(answer(text) == expected) }

  // XML 1.0, sections 2.1, 2.3, 2.4, 3.1, and 4.1, name each of these a fatal error.
  @Test(
    "what is not well-formed is an error with its position",
    arguments: [
      ("", "f:1:1: the document has no element"), ("<a>", "f:1:1: <a> is not closed"),
      ("<a>\n<b></a>", "f:2:4: </a> where </b> was expected, for <b> at 2:1"), ("</a>", "f:1:1: </a> closes nothing"),
      ("<a/><b/>", "f:1:5: a second root element"), ("x<a/>", "f:1:1: text outside the root element"),
      ("<a b/>", "f:1:4: attribute 'b' has no value"), ("<a b=1/>", "f:1:6: the value of 'b' has no quotation marks"),
      ("<a b='1' b='2'/>", "f:1:10: attribute 'b' occurs twice in <a>"),
      ("<a b='1'c='2'/>", "f:1:9: unexpected character in <a>"), ("<a b='1/>", "f:1:6: the value of 'b' has no end"),
      ("<a b='<'/>", "f:1:7: '<' in an attribute's value"), ("<a/ >", "f:1:4: expected '>' after '/' in <a>"),
      ("<a>&b;</a>", "f:1:4: unknown reference '&b;'"), ("<a>&#0;</a>", "f:1:4: unknown reference '&#0;'"),
      ("<a>&#xD800;</a>", "f:1:4: unknown reference '&#xD800;'"),
      ("<a>& b</a>", "f:1:4: '&' without a reference that ends in ';'"), ("<1/>", "f:1:1: invalid tag"),
      ("<a><!-- </a>", "f:1:4: unterminated comment"), ("<a><![CDATA[ </a>", "f:1:4: unterminated CDATA section"),
      ("<?xml <a/>", "f:1:1: unterminated processing instruction"), ("<a", "f:1:1: <a> has no end"),
    ])
  func malformed(text: String, expected: String) { #expect(answer(text) == expected) }

  @Test(
    "entities and external references are not supported, so nothing is read or expanded",
    arguments: [
      "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>",
      "<a><!ENTITY b SYSTEM \"http://example.com\"></a>",
    ])
  func declarations(text: String) {
    #expect(answer(text).hasSuffix(": document types and declarations are not supported"))
  }

  @Test("text that isn't UTF-8 is an error")
  func encoding() {
    func answer(_ bytes: [UInt8]) -> String {
      do { return outline(try XMLReader.root(of: bytes, file: "f")) } catch { return error.description }
    }
    #expect(
      answer(Array("<a b='".utf8) + [0xC3, 0x28] + Array("'/>".utf8)) == "f:1:7: the document is not encoded in UTF-8")
    #expect(answer([0xFF, 0xFE, 0x3C, 0]) == "f:1:1: the document is not encoded in UTF-8")
  }

  @Test("limits are errors with a line")
  func limits() {
    let deep = String(repeating: "<view>\n<subviews>\n", count: 100_000)
    #expect(answer(deep) == "f:257:1: elements are nested deeper than 256 levels")
    let wide = "<a>" + String(repeating: "<b/>\n", count: 100_000) + "</a>"
    #expect(answer(wide) == "f:100000:1: more than 100000 elements")
    let many = "<a " + (0..<300).map { "b\($0)='' " }.joined() + "/>"
    #expect(answer(many).hasSuffix("<a> has more than 256 attributes"))
    let long = "<a>" + String(repeating: " ", count: 16 << 20) + "</a>"
    #expect(answer(long) == "f: larger than 16 megabytes")
  }
}
