import Foundation
import Testing

@testable import UIFoundation

/// HTML in attributed strings. What tags mean is HTML's "Rendering" section; the font of plain text is that of Apple's
/// importer, Times New Roman at 12 points.
struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  private func attribute(_ key: NSAttributedString.Key, of word: String, in text: NSAttributedString) -> Any? {
    let range = (text.string as NSString).range(of: word)
    var found: Any?
    unsafe text.enumerateAttribute(key, in: range.location == NSNotFound ? NSRange() : range) { value, _, _ in
      found = found ?? value
    }
    return found
  }

  @Test("spaces collapse, paragraphs and lines break, and entities are characters")
  func text() throws {
    #expect(
      try read("  a \n <b> b</b>c &amp; d&nbsp;&#8364;&#x41; &bogus; 1 < 2 ").string == "a bc & d\u{a0}€A &bogus; 1 < 2"
    )
    #expect(try read("<p>a</p>\n<p>b<br/>c</p>").string == "a\nb\u{2028}c\n")
    #expect(try read("<html><head><style>b{}</style><title>t</title></head><body>x<!-- <b>y --></body>").string == "x")
    #expect(try read("<ul><li>a<li>b</ul><ol start='3'><li>c</li></ol>d").string == "\t•\ta\n\t•\tb\n\t3.\tc\nd")
    #expect(try read("").string.isEmpty)
  }

  @Test("tags and styles change attributes")
  func attributes() throws {
    let text = try read(
      "plain <b>bold <i>both</i></b> <u>under</u> <a href=\"https://example.com/?a=1&amp;b\">link</a> "
        + "<span style=\"color: #f00; font-size: 20px; text-decoration: line-through\">red</span>")
    let plain = try #require(attribute(.font, of: "plain", in: text) as? UIFont)
    #expect(plain.pointSize == 12)
    #expect(
      (attribute(.font, of: "bold", in: text) as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let both = (attribute(.font, of: "both", in: text) as? UIFont)?.fontDescriptor.symbolicTraits
    #expect(both?.contains([.traitBold, .traitItalic]) == true)
    #expect(attribute(.underlineStyle, of: "under", in: text) as? Int == 1)
    #expect(attribute(.link, of: "link", in: text) as? URL == URL(string: "https://example.com/?a=1&b"))
    #expect(
      attribute(.foregroundColor, of: "red", in: text) as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((attribute(.font, of: "red", in: text) as? UIFont)?.pointSize == 20)
    #expect(attribute(.strikethroughStyle, of: "red", in: text) as? Int == 1)
  }

  @Test("headings have multiples of the size, and paragraphs alignments")
  func blocks() throws {
    let text = try read("<h1>head</h1><p align=center>mid</p><div style='text-align:right'>end</div>")
    #expect((attribute(.font, of: "head", in: text) as? UIFont)?.pointSize == 24)
    #expect((attribute(.paragraphStyle, of: "mid", in: text) as? NSParagraphStyle)?.alignment == .center)
    #expect((attribute(.paragraphStyle, of: "end", in: text) as? NSParagraphStyle)?.alignment == .right)
  }

  @Test("damaged and deep text is read, and other formats are errors")
  func damage() throws {
    #expect(try read("a</b></p><b>c<i>d</b>e").string == "acde")
    #expect(try read("x<b").string == "x<b")
    #expect(try read(String(repeating: "<div>", count: 10_000) + "a").string == "a")
    #expect(throws: (any Error).self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    let plain = try NSAttributedString(data: Data("a < b".utf8), options: [:], documentAttributes: nil)
    #expect(plain.string == "a < b")
  }

  /// HTML, "The `head` element": its start and end tags can be left out; "Script data state": "<" and ">" are text.
  @Test("contents that aren't text end at their tags, and the head where the body begins")
  func contents() throws {
    #expect(try read("<script>if (a<b) {}</script>text").string == "text")
    #expect(try read("a<STYLE>b>c{}</Style >d<script>'</scripts>'</script>e").string == "ade")
    #expect(try read("<head><title>a<b</title><meta name=x>text").string == "text")
    #expect(try read("<head><script>a</script><body>text").string == "text")
    #expect(try read("a<script>b").string == "a")
  }

  /// HTML, "Tokenization": attribute values in quotation marks have ">", and comments end at "-->" and at once.
  @Test("tags end outside of quotation marks, also before combining marks")
  func tags() throws {
    #expect(try read("<a title=\"a>b\">c</a><i title='>'>d</i>").string == "cd")
    #expect(try read("x<b>\u{301}y</b>").string == "x\u{301}y")
    #expect(try read("it's <b>don't</b> \"a\"").string == "it's don't \"a\"")
    #expect(try read("a<!-->b<!--->c<!-- > -->d").string == "abcd")
    let text = try read("<a href='https://example.com/1' href=https://example.org>a</a>")
    #expect(attribute(.link, of: "a", in: text) as? URL == URL(string: "https://example.com/1"))
  }

  /// HTML, "Named character references" and "Numeric character reference end state", with the table of code page 1252.
  @Test("entities are HTML's")
  func entities() throws {
    #expect(try read("&Aring;&oslash;&frac12;&yuml;&rarr;&thorn").string == "Åø½ÿ→þ")
    #expect(try read("a&ampb &notit; &copy2 &AMP &hellip x").string == "a&b ¬it; ©2 & &hellip x")
    #expect(try read("&#128;&#150;&#x99;&#x81;&#0;&#xD800;&#99999999999;&#65 &#x;&#").string == "€–™\u{81}���A &#x;&#")
    let text = try read("<a href='https://example.com/?a=1&copy=2&lt;'>a</a>")
    #expect(
      (attribute(.link, of: "a", in: text) as? URL)?.absoluteString.hasPrefix("https://example.com/?a=1&copy=2") == true
    )
  }

  /// HTML, "The `pre` element": a line break right after its tag is left out.
  @Test("preformatted text keeps its spaces")
  func preformatted() throws {
    #expect(try read("a <pre>\n b\n\n  <b>c  d</b></pre> e  f").string == "a\n b\n\n  c  d\ne f")
  }

  @Test("lists end with the elements around them, and are counted at any depth")
  func lists() throws {
    #expect(
      try read("<ol><li>a<div><ul><li>b</div><li>c</ol><ol><li>d</ol>").string == "\t1.\ta\n\t•\tb\n\t2.\tc\n\t1.\td\n")
    let deep = String(repeating: "<ul>", count: 1_000) + String(repeating: "</ul>", count: 1_000)
    #expect(try read("<ol><li>a" + deep + "<li>b</ol>").string == "\t1.\ta\n\t2.\tb\n")
  }

  @Test("sizes and colors have limits")
  func limits() throws {
    func size(_ html: String) throws -> Double? {
      (attribute(.font, of: "a", in: try read(html)) as? UIFont).map { Double($0.pointSize) }
    }
    #expect(try size(String(repeating: "<big>", count: 490) + "a") == 10_000)
    #expect(try size(String(repeating: "<small>", count: 490) + "a") == 1)
    #expect(try size("<p style='font-size: 1e9px; font-size: 99999999px'>a") == 10_000)
    let text = try read("<p style='color: rgb(nan, 0, 0)'>a<b style='color: rgb(255, 0, inf)'>b")
    #expect(attribute(.foregroundColor, of: "a", in: text) == nil)
    #expect(attribute(.foregroundColor, of: "b", in: text) == nil)
  }

  @Test(
    "long and damaged texts are read in linear time",
    arguments: [
      "<a", "<a b=\">\" ", "<a b='", "<!--", "<script>", "</script", "&", "&#", "&amp", "<a b=\"x>", "é<b>é</b>",
      "<p>é", "<ul><li>a", "</p>", "<a b='\">",
    ])
  func length(_ part: String) throws {
    #expect(try isLinear { _ = try read(String(repeating: part, count: $0)) })
  }

  @Test("default attributes are those of text without tags")
  func defaults() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let text = try NSAttributedString(
      data: Data("<b>a</b>b".utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .defaultAttributes: [NSAttributedString.Key.font: font],
      ],
      documentAttributes: nil)
    #expect(attribute(.font, of: "b", in: text) as? UIFont == font)
    #expect(attribute(.font, of: "a", in: text) as? UIFont != font)
  }
}
