import CoreGraphics
import FontEngine
import Foundation
import TextLayout
import Testing

@testable import UIFoundation

/// The system font at 17 points: line 20.287109375, ascender 16.1865234375, descender -4.1005859375 (uikit.md,
/// "Fonts").
struct TextAttributeTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func size(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CGSize {
    text.size(withAttributes: attributes.merging([.font: font]) { old, _ in old })
  }

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    change(style)
    return [.paragraphStyle: style]
  }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }

  @Test("kern and tracking add points after each letter; tracking precedes kern")
  func tracking() {
    let plain = size("abc").width
    #expect(isClose(size("abc", [.kern: 2]).width, plain + 3 * 2))
    #expect(isClose(size("abc", [.tracking: 1.5]).width, plain + 3 * 1.5))
    #expect(isClose(size("abc", [.kern: 2, .tracking: CGFloat(-1)]).width, plain - 3))
    #expect(isClose(size("abc", [.kern: NSNumber(value: 2)]).width, plain + 6))
    #expect(size("abc", [.kern: 2]).height == 20.287_109_375)
    // Core Text, kCTTrackingAttributeName: where both are present, kern is ignored unless it is 0.
    #expect(isClose(size("abc", [.kern: 2, .tracking: 0]).width, plain))
    let unkerned = size("AVA", [.kern: 0]).width
    #expect(unkerned > size("AVA").width + 1)
    #expect(isClose(size("AVA", [.kern: 0, .tracking: 1]).width, unkerned + 3))
  }

  @Test("a kern of 0 disables the font's kerning pairs")
  func noKerning() throws {
    let palatino = try #require(UIFont(name: "Palatino-Roman", size: 100))
    func width(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      text.size(withAttributes: attributes.merging([.font: palatino]) { old, _ in old }).width
    }
    #expect(width("AV", [:]) < width("A", [:]) + width("V", [:]) - 1)
    #expect(isClose(width("AV", [.kern: 0]), width("A", [:]) + width("V", [:])))
  }

  @Test("without ligatures, a word is as wide as with the ligature features off")
  func ligatures() throws {
    let palatino = try #require(UIFont(name: "Palatino-Roman", size: 100))
    func width(_ ligature: Int) -> CGFloat {
      "fi".size(withAttributes: [.font: palatino, .ligature: ligature]).width
    }
    let style = TextStyle(face: palatino.face, features: [FontFeature("liga", 0), FontFeature("clig", 0)])
    let apart = try PreparedText(Paragraph("fi", style: style), catalog: ProcessFonts.catalog)
      .lines(width: .infinity, pointSize: 100)
    #expect(width(0) == CGFloat(apart.width))
    #expect(width(1) == "fi".size(withAttributes: [.font: palatino]).width)
    #expect(width(0) != width(1))
  }

  /// Recorded from UIKit (labels.tsv): text is measured with its trailing spaces. Inter's space is 792 of 2816 units.
  @Test("white space at the end of the text and its paragraphs counts, and hangs where a line wraps")
  func trailingSpace() throws {
    let palatino = try #require(UIFont(name: "Palatino-Roman", size: 100))
    func size(_ text: String, _ width: CGFloat = 0) -> CGFloat {
      let text = NSAttributedString(string: text, attributes: [.font: palatino])
      let room = CGSize(width: width, height: 0)
      let rect = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
      if width == 0 { #expect(text.size().width == rect.width) }
      return rect.width
    }
    // hb-shape of TeX Gyre Pagella: a space is 250 of 1000 units, H 832.
    #expect(isClose(" ".size(withAttributes: [.font: palatino]).width, 25))
    #expect(isClose(size("   "), 75) && isClose(size("H  "), 133.2) && isClose(size("H\u{2003}"), 183.2))
    #expect(isClose(size("H  \nH"), 133.2) && isClose(size("H\nH "), 108.2) && isClose(size("H\n"), 83.2))
    // Too narrow for both words: the spaces between them hang, and those at the end count as far as they fit.
    #expect(isClose(size("H    H", 100), 83.2) && isClose(size("H H ", 120), 108.2) && isClose(size("H H  ", 120), 120))
    #expect(isClose(size("H ", 90), 90) && isClose(size("H ", 200), 108.2))
  }

  /// Recorded from UIKit: a whole line of 17 points, raised by 3, is 23.29 high (20.287 and 3), like a line with text
  /// that is not raised.
  @Test("text above the baseline makes the line taller by its offset, next to other text or alone")
  func baselineOffset() {
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(string: "b", attributes: [.font: font, .baselineOffset: 5]))
    #expect(isClose(text.size().height, 20.287_109_375 + 5))
    #expect(isClose(size("b", [.baselineOffset: 3]).height, 23.287_109_375))
    #expect(isClose(size("b", [.baselineOffset: -3]).height, 23.287_109_375))
  }

  @Test("an attachment extends a line by its bounds above the baseline, and below it beyond the font's descender")
  func attachment() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -3, width: 20, height: 30)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    // 27 above; below the font's 4.1005859375, which is more than 3. The character's own font is the default at 12
    // points.
    let rect = text.size()
    #expect(isClose(rect.height, 27 + 4.100_585_937_5))
    #expect(isClose(rect.width, size("ab").width + 20))
    #expect(text.string.utf16.last == UInt16(NSTextAttachment.character))
  }

  @Test("an image has its own size on the baseline, unless the attachment has bounds")
  func picture() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
    let attachment = NSTextAttachment(image: image)
    // 40 above the baseline; below it the descent of Helvetica at 12 points, the default font.
    let size = NSAttributedString(attachment: attachment).size()
    let helvetica = try #require(UIFont(name: "Helvetica", size: 12))
    #expect(isClose(size.width, 30) && isClose(size.height, 40 - helvetica.descender))
    attachment.bounds.size = CGSize(width: 10, height: 20)
    #expect(isClose(NSAttributedString(attachment: attachment).size().width, 10))
  }

  @Test("an attachment's class determines its bounds in the proposed line")
  func attachmentBounds() {
    final class Centred: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: 0, width: lineFrag.height, height: CGFloat(charIndex)) }
    }
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: Centred()))
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
    #expect(isClose(text.size().width, size("ab").width + 20.287_109_375))
  }

  @Test("indents move the start of lines, and the tail indent limits them")
  func indents() {
    #expect(isClose(size("ab", style { $0.firstLineHeadIndent = 20 }).width, 20 + size("ab").width))
    let attributes = style {
      $0.headIndent = 15
      $0.tailIndent = -10
    }
    let words = "aaa bbb ccc"
    func rect(_ width: CGFloat, _ attributes: [NSAttributedString.Key: Any]) -> CGRect {
      words.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin,
        attributes: attributes.merging([.font: font]) { old, _ in old }, context: nil)
    }
    let width = size(words).width
    let twoLines: CGFloat = 2 * 20.287_109_375
    #expect(rect(width + 9, attributes).height == twoLines)
    #expect(isClose(rect(width + 10 + 1e-6, attributes).height, 20.287_109_375))
  }

  @Test("tabs extend to their stops: every 28 points by default, or those of the style")
  func tabs() {
    let b = size("b").width
    #expect(isClose(size("a\tb").width, 28 + b))
    let left = style { $0.tabStops = [NSTextTab(textAlignment: .left, location: 100)] }
    #expect(isClose(size("a\tb", left).width, 100 + b))
    let right = style { $0.tabStops = [NSTextTab(textAlignment: .right, location: 100)] }
    #expect(isClose(size("a\tb", right).width, 100))
    let steps = style {
      $0.tabStops = []
      $0.defaultTabInterval = 50
    }
    #expect(isClose(size("a\tb", steps).width, 50 + b))
    let stops: [CGFloat] = (1...12).map { CGFloat($0) * 28 }
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == stops)
    #expect(NSParagraphStyle.default.defaultTabInterval == 0)
  }

  @Test("a hyphenation factor above 0 hyphenates words with the dictionary of the text's language")
  func hyphenation() throws {
    let word = "incomprehensibilities"
    func lines(_ factor: Float) -> CGFloat {
      var attributes = style { $0.hyphenationFactor = factor }
      attributes[.font] = font
      attributes[.languageIdentifier] = "en"
      return "an \(word)".boundingRect(
        with: CGSize(width: size("an \(word)").width - 20, height: 0), options: .usesLineFragmentOrigin,
        attributes: attributes, context: nil
      ).width
    }
    // Unbroken, the word moves to the second line, which is then the longest; hyphenated, its first part is on the
    // first line.
    #expect(isClose(lines(0), size(word).width))
    #expect(lines(1) != lines(0))
  }

  @Test("the Korean strategy keeps words whole")
  func hangul() {
    func width(_ strategy: NSParagraphStyle.LineBreakStrategy) -> CGFloat {
      "가나다 라마바".boundingRect(
        with: CGSize(width: size("가나다 라마").width, height: 0), options: .usesLineFragmentOrigin,
        attributes: style { $0.lineBreakStrategy = strategy }.merging([.font: font]) { old, _ in old }, context: nil
      ).width
    }
    #expect(isClose(width([]), size("가나다 라마").width))
    #expect(isClose(width(.standard), size("가나다").width))
  }

  @Test("with device metrics, the rectangle is that of the ink")
  func deviceMetrics() {
    func rect(_ options: NSStringDrawingOptions) -> CGRect {
      ".".boundingRect(with: .zero, options: options, attributes: [.font: font], context: nil)
    }
    // A period is on the baseline, and is much lower than a line.
    let ink = rect(.usesDeviceMetrics)
    #expect(ink.height < 5 && ink.height > 0 && ink.minY < 0 && abs(ink.maxY) < 1)
    #expect(rect([.usesDeviceMetrics, .usesLineFragmentOrigin]).minY > 10)
  }

  @Test("a context lets fonts shrink by quarter points until the text fits, and reports the factor")
  func shrinking() {
    let context = NSStringDrawingContext()
    let text = NSAttributedString(string: "Hello, world", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let whole = text.size()
    let options: NSStringDrawingOptions = []
    let box = CGSize(width: whole.width * 0.7, height: 100)
    #expect(text.boundingRect(with: box, options: options, context: context).width == whole.width)
    #expect(context.actualScaleFactor == 1)
    context.minimumScaleFactor = 0.5
    let rect = text.boundingRect(with: box, options: options, context: context)
    #expect(rect.width <= box.width && context.totalBounds == rect)
    // A quarter of a point more would add 1/80 of 20 points, which is too much.
    #expect(rect.width * (context.actualScaleFactor + 1.0 / 80) / context.actualScaleFactor > box.width - 0.5)
    #expect((context.actualScaleFactor * 80).rounded() == context.actualScaleFactor * 80)
    context.minimumScaleFactor = 0.9
    _ = text.boundingRect(with: box, options: options, context: context)
    #expect(context.actualScaleFactor == 0.9)
  }

  @Test("attributes without an effect on layout are stored, and can be compared")
  func kept() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let other = NSShadow()
    let all: [NSAttributedString.Key: Any] = [
      .underlineStyle: NSUnderlineStyle.single.rawValue, .strikethroughStyle: NSUnderlineStyle.double.rawValue,
      .underlineColor: UIColor.red, .strokeWidth: -2, .shadow: shadow, .link: "https://example.com",
      .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue, .obliqueness: 0.2, .expansion: 0.1,
    ]
    #expect(size("abc", all) == size("abc"))
    let text = NSAttributedString(string: "abc", attributes: [.shadow: shadow])
    #expect(text.isEqual(to: NSAttributedString(string: "abc", attributes: [.shadow: shadow.copy()])))
    #expect(!text.isEqual(to: NSAttributedString(string: "abc", attributes: [.shadow: other])))
  }

  @Test("an attributed string can be created without arguments, and drawing does nothing")
  func empty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    text.draw(at: .zero)
    NSString(string: "a").draw(in: .zero)
    #expect(text.string == "a" && NSAttributedString().length == 0)
  }

  @Test("right-to-left languages are known")
  func writingDirection() {
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "ar") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "he-IL") == .rightToLeft)
    #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: "en") == .leftToRight)
  }
}
