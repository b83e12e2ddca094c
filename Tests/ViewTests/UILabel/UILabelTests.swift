import FontEngine
import Foundation
import TextLayout
import Testing
import UIFoundation

@testable import UIKit

/// Returns a label, which may be one of a subclass, on a screen with a scale.
@MainActor
func label<Label: UILabel>(
  _ text: String?, _ font: UIFont, scale: CGFloat, lines: Int = 1, in label: Label = UILabel()
) -> Label {
  label.overrideTraits(with: UITraitCollection(displayScale: scale))
  label.text = text
  label.font = font
  label.numberOfLines = lines
  return label
}

/// Returns the lines of a text from the text engine, without a label.
func lines(of text: String, _ font: UIFont, width: CGFloat) throws -> TextLines {
  let paragraph = Paragraph(text, style: TextStyle(face: font.face))
  return try PreparedText(paragraph, catalog: ProcessFonts.catalog)
    .lines(width: Double(width), pointSize: Double(font.pointSize))
}

@MainActor
struct UILabelTests {
  private let fox = "The quick brown fox jumps over the lazy dog, again and again, until the day is done."

  @Test(
    "a line of the system font has iOS's height at 2x",
    arguments: zip(
      [12, 14, 15, 16, 17, 18, 20, 27, 30, 36], [14.5, 17, 18, 19.5, 20.5, 21.5, 24, 32.5, 36, 43]))
  func heightsAtTwo(size: CGFloat, height: CGFloat) {
    #expect(label("Text", .systemFont(ofSize: size), scale: 2).intrinsicContentSize.height == height)
  }

  @Test(
    "a line of the system font has iOS's height at 3x",
    arguments: zip([12, 13, 17], [14.333, 15.667, 20.333]))
  func heightsAtThree(size: CGFloat, height: CGFloat) {
    let measured = label("Text", .systemFont(ofSize: size), scale: 3).intrinsicContentSize.height
    #expect(abs(measured - height) < 0.0005)
  }

  @Test("two lines are rounded together: 40.667 at 17 points and 3x")
  func twoLines() {
    // 2 * 1.193359375 * 17 = 40.574, 121.7 pixels, so 122.
    let size = label("one\ntwo", .systemFont(ofSize: 17), scale: 3, lines: 0).intrinsicContentSize
    #expect(abs(size.height - 122.0 / 3) < 1e-9)
  }

  @Test("the width is that of the longest line, rounded up to the pixel", arguments: [1, 2, 3])
  func width(scale: CGFloat) throws {
    let font = UIFont.systemFont(ofSize: 17)
    let exact = try lines(of: "Wide words", font, width: .infinity).width
    let expected = (CGFloat(exact) * scale).rounded(.up) / scale
    #expect(label("Wide words", font, scale: scale).intrinsicContentSize.width == expected)
    #expect(label("a\nWide words\nb", font, scale: scale, lines: 0).intrinsicContentSize.width == expected)
  }

  @Test("without text the size is zero", arguments: [nil, ""] as [String?], [0, 1])
  func empty(text: String?, lines: Int) {
    let empty = label(text, .systemFont(ofSize: 17), scale: 3, lines: lines)
    #expect(empty.intrinsicContentSize == .zero)
    #expect(empty.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    #expect(empty.baselineOffsets(in: CGSize(width: 100, height: 100)) == nil)
  }

  @Test("a single line ignores the proposed width")
  func singleLine() {
    let single = label(fox, .systemFont(ofSize: 17), scale: 3)
    #expect(single.sizeThatFits(CGSize(width: 50, height: 10)) == single.intrinsicContentSize)
  }

  @Test("several lines break at the proposed width, regardless of the height", arguments: [120, 200.5, 320])
  func severalLines(width: CGFloat) throws {
    let font = UIFont.systemFont(ofSize: 17)
    let broken = try lines(of: fox, font, width: width)
    let size = label(fox, font, scale: 2, lines: 0).sizeThatFits(CGSize(width: width, height: 1))
    // Each line is 20.287109375 points high.
    let height = CGFloat(broken.count) * 20.287_109_375
    #expect(size.height == (height * 2).rounded(.up) / 2)
    // The widest line with the space at which it is broken (uikit-recorded.md, "Text of labels").
    let text = Array(fox.utf16)
    let widths = try broken.map { line in
      try lines(of: String(decoding: text[line.range], as: UTF16.self), font, width: .infinity).widthWithTrailingSpace()
    }
    #expect(size.width == (min(CGFloat(widths.max() ?? 0), width) * 2).rounded(.up) / 2)
  }

  @Test("the limit of lines limits the height")
  func limit() {
    let limited = label(fox, .systemFont(ofSize: 17), scale: 3, lines: 2)
    #expect(abs(limited.sizeThatFits(CGSize(width: 100, height: 0)).height - 122.0 / 3) < 1e-9)
    limited.numberOfLines = -1
    let unlimited = label(fox, .systemFont(ofSize: 17), scale: 3, lines: 0)
    let room = CGSize(width: 100, height: 0)
    #expect(limited.sizeThatFits(room) == unlimited.sizeThatFits(room))
  }

  @Test("a preferred width breaks the lines of the intrinsic size, and makes the second pass unnecessary")
  func preferredWidth() {
    let preferring = label(fox, .systemFont(ofSize: 17), scale: 3, lines: 0)
    #expect(preferring.heightDependsOnWidth)
    preferring.preferredMaxLayoutWidth = 150
    #expect(!preferring.heightDependsOnWidth)
    #expect(preferring.intrinsicContentSize == preferring.sizeThatFits(CGSize(width: 150, height: 0)))
  }

  @Test("text as wide as it was measured keeps its lines", arguments: (0...40).map { 60 + 8.5 * CGFloat($0) })
  func measuredWidth(width: CGFloat) {
    let wrapped = label(fox, .systemFont(ofSize: 17), scale: 3, lines: 0)
    let size = wrapped.sizeThatFits(CGSize(width: width, height: 0))
    #expect(wrapped.sizeThatFits(size) == size)
  }

  @Test("a fallback font for another script does not change the height")
  func fallback() {
    let font = UIFont.systemFont(ofSize: 17)
    let hebrew = label("שלום עולם", font, scale: 3).intrinsicContentSize
    #expect(hebrew.height == label("Peace", font, scale: 3).intrinsicContentSize.height)
    #expect(hebrew.width > 30)
  }

  @Test("a label has the system font at 17 points by default and for nil")
  func defaultFont() {
    let fresh = UILabel()
    #expect(fresh.font == UIFont.systemFont(ofSize: 17))
    fresh.font = .systemFont(ofSize: 30)
    fresh.font = nil
    #expect(fresh.font == UIFont.systemFont(ofSize: 17))
    #expect(fresh.contentHuggingPriority(for: .horizontal) == UILayoutPriority(250))
    #expect(fresh.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(750))
  }

  @Test("setting the same text, font, limit, or width does not invalidate the layout; a new one does")
  func invalidation() {
    let counting = CountingLabel()
    counting.text = "text"
    counting.font = .systemFont(ofSize: 20)
    counting.numberOfLines = 0
    #expect(counting.invalidations == 3)
    counting.text = "text"
    counting.font = .systemFont(ofSize: 20)
    counting.numberOfLines = 0
    counting.preferredMaxLayoutWidth = 0
    #expect(counting.invalidations == 3)
    counting.text = nil
    counting.text = ""
    #expect(counting.invalidations == 4)
  }

  @Test("unusual sizes give finite, nonnegative results", arguments: [0, -5, CGFloat.nan, .infinity, 1e300])
  func oddSizes(width: CGFloat) {
    let odd = label(fox, .systemFont(ofSize: 17), scale: 3, lines: 0)
    let size = odd.sizeThatFits(CGSize(width: width, height: width))
    #expect(size.width.isFinite && size.width > 0 && size.height.isFinite && size.height > 0)
    odd.preferredMaxLayoutWidth = width
    #expect(odd.intrinsicContentSize == size)
  }
}

private final class CountingLabel: UILabel {
  var invalidations = 0

  override func invalidateIntrinsicContentSize() {
    invalidations += 1
    super.invalidateIntrinsicContentSize()
  }

  private func oneLineWidth(_ text: String, _ font: UIFont? = nil) -> CGFloat {
    let label = UILabel()
    label.font = font
    label.text = text
    return label.intrinsicContentSize.width
  }

  /// Recorded from UIKit (labels.tsv): " Learn more about Pocket Casts Plus " is measured with both spaces. In TeX Gyre
  /// Pagella a space is 250 of 1000 units and H is 832.
  @Test("a label is as wide as its text with trailing spaces, up to its room where a line wraps")
  func trailingSpaces() throws {
    let font = try #require(UIFont(name: "Palatino-Roman", size: 1000))
    #expect(oneLineWidth(" ", font) == 250)
    #expect(oneLineWidth("H  ", font) == 1332)
    let wrapped = UILabel()
    wrapped.font = font
    wrapped.numberOfLines = 0
    wrapped.text = "H   H "
    #expect(wrapped.sizeThatFits(CGSize(width: 1000, height: 0)).width == 1000)
    wrapped.text = "H H"
    #expect(wrapped.sizeThatFits(CGSize(width: 1000, height: 0)).width == 1000)
    #expect(wrapped.sizeThatFits(CGSize(width: 1100, height: 0)).width == 1082)
  }

  /// Source: Apple's documentation of `UILabel.lineBreakStrategy` and of `hangulWordPriority`.
  @Test("Korean breaks between words, unless the label's strategy or the paragraph style changes that")
  func korean() {
    let (text, first) = ("한국어 문장입니다", "한국어 문장입")
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    let room = CGSize(width: oneLineWidth(first), height: 1000)
    let byWords = max(oneLineWidth("한국어"), oneLineWidth("문장입니다"))
    #expect(label.lineBreakStrategy == .standard)
    #expect(label.sizeThatFits(room).width == byWords)
    label.lineBreakStrategy = []
    #expect(label.sizeThatFits(room).width == room.width)
    let attributed = UILabel()
    attributed.numberOfLines = 0
    attributed.attributedText = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(attributed.sizeThatFits(room).width == byWords)
    attributed.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: NSParagraphStyle()])
    #expect(attributed.lineBreakStrategy == [] && attributed.sizeThatFits(room).width == room.width)
    attributed.lineBreakStrategy = .hangulWordPriority
    #expect(attributed.sizeThatFits(room).width == byWords)
  }
}

@MainActor
struct UILabelFirstLineTests {
  // uikit-recorded.md, "Text of labels", IB (1).
  @Test("only the first of several lines counts for the width of a single-line label")
  func firstLine() {
    let label = label("AB\n#2", .systemFont(ofSize: 14), scale: 3)
    #expect(abs(label.intrinsicContentSize.width - 18.333) < 0.001)
    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 5, height: 5)))
    // 14 * 1.193359375 = 16.707, 50.1 pixels, so 51.
    #expect(label.intrinsicContentSize.height == 17)
  }
}
