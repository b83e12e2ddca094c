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
