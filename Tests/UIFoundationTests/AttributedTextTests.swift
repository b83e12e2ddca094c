import FontEngine
import Foundation
import TextLayout
import Testing

@testable import UIFoundation

/// The system font at 17 points has a line of 20.287109375 points and an ascender of 16.1865234375.
struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 17)
  private let fox = "The quick brown fox jumps over the lazy dog"

  private func lines(_ text: String, _ font: UIFont, width: CGFloat = .infinity) throws -> TextLines {
    try PreparedText(Paragraph(text, style: TextStyle(face: font.face)), catalog: ProcessFonts.catalog)
      .lines(width: Double(width), pointSize: Double(font.pointSize))
  }

  private func wrapped(_ text: NSAttributedString, _ width: CGFloat) -> CGRect {
    text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil)
  }

  @Test("the size of a line is its exact width and the font's line height, not rounded")
  func size() throws {
    let size = fox.size(withAttributes: [.font: font])
    #expect(size.width == CGFloat(try lines(fox, font).width))
    #expect(size.height == 20.287_109_375)
    #expect(NSString(string: fox).size(withAttributes: [.font: font]) == size)
    #expect(NSAttributedString(string: fox, attributes: [.font: font]).size() == size)
  }

  /// Apple's documentation of `NSAttributedString.Key.font`: Helvetica at 12 points. In Adobe's metrics of Helvetica, H
  /// is 722 units wide, e and o 556, and l 222: 2278 in all. Recordings have its lines at 1.1528 to 1.1538 em
  /// (uikit-recorded-2.md).
  @Test("text without a font is in Helvetica at 12 points")
  func defaultFont() throws {
    let text = NSAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red])
    let (bound, limit) = (wrapped(text, 1000).size, 1e-9)
    for size in [text.size(), "Hello".size(), "Hello".size(withAttributes: [.kern: 0]), bound] {
      #expect(abs(size.width - 12 * 2.278) < limit)
      #expect((12 * 1.1528...12 * 1.1538).contains(size.height))
    }
    #expect(NSAttributedString(string: "").size().height == text.size().height)
  }

  @Test("empty text is as high as a line of its font")
  func empty() {
    #expect("".size(withAttributes: [.font: font]) == CGSize(width: 0, height: 20.287_109_375))
    #expect(NSAttributedString(string: "").size().width == 0)
  }

  @Test("lines break at the width only with the line fragment origin", arguments: [80, 120.5, 300])
  func wrapping(width: CGFloat) throws {
    let text = NSAttributedString(string: fox, attributes: [.font: font])
    let broken = try lines(fox, font, width: width)
    let rect = wrapped(text, width)
    #expect(rect.origin == .zero && rect.width == CGFloat(broken.width))
    #expect(rect.height == CGFloat(broken.count) * 20.287_109_375)
    let line = text.boundingRect(with: CGSize(width: width, height: 0), options: [], context: nil)
    #expect(line.minY == -16.186_523_437_5 && line.height == 20.287_109_375)
  }

  @Test("lines that do not fit the height are omitted only on request")
  func height() {
    let size = CGSize(width: 80, height: 45)
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      fox.boundingRect(with: size, options: options, attributes: attributes, context: nil).height
    }
    #expect(height(.usesLineFragmentOrigin) > 45)
    let twoLines: CGFloat = 2 * 20.287_109_375
    #expect(height([.usesLineFragmentOrigin, .truncatesLastVisibleLine]) == twoLines)
  }

  @Test("a truncating mode keeps a paragraph on one line, no wider than the width")
  func truncating() {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let rect = wrapped(NSAttributedString(string: fox, attributes: [.font: font, .paragraphStyle: style]), 80)
    #expect(rect.size == CGSize(width: 80, height: 20.287_109_375))
  }

  /// Apple's documentation of `NSParagraphStyle.lineBreakMode`: "The mode for breaking lines in the paragraph."
  @Test("each paragraph is measured in its own mode, whichever is first", arguments: [false, true])
  func ownModes(truncatesFirst: Bool) throws {
    let style = NSMutableParagraphStyle()
    style.lineBreakMode = .byTruncatingTail
    let cut = NSAttributedString(string: fox, attributes: [.font: font, .paragraphStyle: style])
    let whole = NSAttributedString(string: fox, attributes: [.font: font])
    let text = NSMutableAttributedString(attributedString: truncatesFirst ? cut : whole)
    unsafe text.append(NSAttributedString(string: "\n", attributes: text.attributes(at: 0, effectiveRange: nil)))
    text.append(truncatesFirst ? whole : cut)
    let wrapped = try lines(fox, font, width: 80)
    #expect(wrapped.count > 2)
    let rect = self.wrapped(text, 80)
    // The lines of one paragraph, and the one of the other, which is as wide as it may be.
    #expect(rect.width == 80 && abs(rect.height - CGFloat(wrapped.count + 1) * 20.287_109_375) < 1e-9)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 80, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    let storage = NSTextStorage(attributedString: text)
    storage.addLayoutManager(manager)
    manager.usesFontLeading = false
    #expect(abs(manager.usedRect(for: container).height - rect.height) < 1e-9)
  }

  @Test("every font contributes to the width, and the largest on a line determines its height")
  func severalFonts() throws {
    let large = UIFont.systemFont(ofSize: 34)
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    text.append(NSAttributedString(string: "cd\nef", attributes: [.font: large]))
    text.append(NSAttributedString(string: "\ngh", attributes: [.font: font]))
    let first = try lines("ab", font).width + lines("cd", large).width
    // The newline after "ef" is in the small font: 40.57 + 40.57 + 20.29.
    #expect(abs(text.size().width - CGFloat(first)) < 1e-9)
    #expect(abs(text.size().height - (2 * 2 + 1) * 20.287_109_375) < 1e-9)
  }

  @Test("line heights, line spacing, and paragraph spacing are added")
  func paragraphStyle() {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 30
    style.lineSpacing = 4
    style.paragraphSpacing = 10
    style.paragraphSpacingBefore = 5
    let text = NSAttributedString(string: "a\nb\u{2028}c", attributes: [.font: font, .paragraphStyle: style])
    // Three lines of 30, 4 between each, and 15 between the paragraphs: 113. U+2028 ends a line but not a paragraph.
    #expect(text.size().height == 113)
  }

  @Test("a taller line grows above its baseline")
  func baseline() throws {
    let style = NSMutableParagraphStyle()
    style.lineHeightMultiple = 2
    let text = NSAttributedString(string: "a\nb", attributes: [.font: font, .paragraphStyle: style])
    let block = TextContent(text).measure()
    // 2 * 20.287109375 - 4.1005859375, and a line of 40.57421875 later.
    #expect(block.firstBaseline == 36.473_632_812_5)
    #expect(block.lastBaseline == 77.047_851_562_5)
  }

  @Test("fonts, colors, and paragraph styles can be attributes, and compare by value")
  func attributeValues() {
    func style(_ spacing: CGFloat) -> NSParagraphStyle {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      return style
    }
    let pairs: [(NSAttributedString.Key, any Hashable, any Hashable, any Hashable)] = [
      (.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 18)),
      (.foregroundColor, UIColor(white: 0, alpha: 1), UIColor(white: 0, alpha: 1), UIColor(white: 1, alpha: 1)),
      (.paragraphStyle, style(0), style(0), style(1)),
    ]
    for (key, value, equal, other) in pairs {
      let text = NSMutableAttributedString(string: "abc", attributes: [key: value])
      text.addAttribute(key, value: other, range: NSRange(location: 0, length: 1))
      text.addAttribute(key, value: equal, range: NSRange(location: 1, length: 1))
      var lengths: [Int] = []
      unsafe text.enumerateAttribute(key, in: NSRange(location: 0, length: 3)) { _, range, _ in
        lengths.append(range.length)
      }
      #expect(lengths == [1, 2])
    }
  }

  @Test("a context contains the measured bounds")
  func context() {
    let context = NSStringDrawingContext()
    let rect = fox.boundingRect(
      with: CGSize(width: 80, height: 0), options: .usesLineFragmentOrigin, attributes: [.font: font],
      context: context)
    #expect(context.totalBounds == rect && context.actualScaleFactor == 1)
  }
}
