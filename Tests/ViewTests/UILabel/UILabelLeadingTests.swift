import CoreGraphics
import DynamicType
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// The lines of labels in the fonts of text styles.
///
/// Source: uikit-recorded.md, "Text of labels", IB: 45 labels of 2 to 7 lines in 8 styles are
/// `lineHeight + (n - 1) * leading` high, rounded up to the pixel.
@MainActor
struct UILabelLeadingTests {
  private func height(_ font: UIFont, lines: Int, scale: CGFloat = 2) -> CGFloat {
    let text = Array(repeating: "Line", count: lines).joined(separator: "\n")
    return label(text, font, scale: scale, lines: 0).sizeThatFits(CGSize(width: 300, height: 1000)).height
  }

  @Test(
    "the lines of a text style are its leading apart",
    arguments: [
      // 17 * 1.193359375 + 22, + 3 * 22; 15 and 20; 13 and 18; 12 and 16; 20 and 25.
      (UIFont.TextStyle.body, 42.5, 86.5), (.headline, 42.5, 86.5), (.subheadline, 38, 78), (.footnote, 34, 70),
      (.caption1, 30.5, 62.5), (.title3, 49, 99),
    ] as [(UIFont.TextStyle, CGFloat, CGFloat)])
  func styles(style: UIFont.TextStyle, two: CGFloat, four: CGFloat) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(height(font, lines: 1) == (font.lineHeight * 2).rounded(.up) / 2)
    #expect(height(font, lines: 2) == two)
    #expect(height(font, lines: 4) == four)
  }

  // Recorded 7 times: body text of 14 points with a leading of 19.
  @Test("at another category, its leading counts", arguments: zip([2, 3, 4], [36, 55, 74] as [CGFloat]))
  func extraSmall(lines: Int, expected: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    #expect(height(.preferredFont(forTextStyle: .body, compatibleWith: traits), lines: lines) == expected)
  }

  @Test("a scaled system font has the style's leading at every category", arguments: ContentSizeCategory.allCases)
  func scaled(category: ContentSizeCategory) {
    let font = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17),
      compatibleWith: UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(category)))
    let unrounded = font.lineHeight + 2 * CGFloat(TypeStyle.body.leading(at: category))
    #expect(abs(height(font, lines: 3) - (unrounded * 2).rounded(.up) / 2) < 1e-9)
  }

  // Recorded many times (uikit-recorded.md, "Text of labels", IB).
  @Test("the lines of a plain system font touch", arguments: zip([17, 14] as [CGFloat], [41, 33.5] as [CGFloat]))
  func plain(size: CGFloat, expected: CGFloat) {
    #expect(height(.systemFont(ofSize: size), lines: 2) == expected)
  }

  @Test("attributes do not change the leading")
  func attributed() {
    let label = label(nil, .systemFont(ofSize: 17), scale: 2, lines: 0)
    let text = NSMutableAttributedString(
      string: "one\ntwo\nthree", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttribute(.font, value: UIFont.preferredFont(forTextStyle: .headline), range: NSRange(0..<3))
    label.attributedText = text
    // 20.287 + 2 * 22 = 64.287.
    #expect(label.intrinsicContentSize.height == 64.5)
  }

  @Test("lines are drawn a leading apart, and baselines follow")
  func drawing() throws {
    let label = label("one\ntwo\nthree", .preferredFont(forTextStyle: .body), scale: 2, lines: 0)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 64.5)
    let runs = label.displayList().elements.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    let tops = try runs.map { try #require($0.glyphs.first).position.y }
    try #require(tops.count == 3)
    #expect(abs(tops[1] - tops[0] - 22) < 1e-9 && abs(tops[2] - tops[1] - 22) < 1e-9)
    // (64.5 - 64.287) / 2 + 44 + 16.1865 = 60.293, 120.6 pixels, so 121.
    let baselines = try #require(label.baselinesInBounds)
    #expect(abs(baselines.last - 60.5) < 1e-9 && abs(baselines.first - 16.5) < 1e-9)
    #expect(abs(tops[2] - baselines.last) < 1e-9)
    #expect(try #require(label.shownTextRect).height == label.font.lineHeight + 44)
  }

  @Test("a line fits a height with the leading above it, not below it")
  func limitedHeight() {
    let label = label("one\ntwo\nthree", .preferredFont(forTextStyle: .body), scale: 2, lines: 0)
    func height(_ limit: CGFloat) -> CGFloat {
      label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 100, height: limit), limitedToNumberOfLines: 0
      ).height
    }
    // Two lines are 42.287 high, three 64.287.
    #expect(height(64.5) == 64.5)
    #expect(height(64) == 42.5)
    #expect(height(42) == 20.5)
  }

  @Test("measuring and drawing strings count the leading on request")
  func strings() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    func height(_ options: NSStringDrawingOptions) -> CGFloat {
      "one\ntwo".boundingRect(
        with: CGSize(width: 300, height: 300), options: options, attributes: [.font: font], context: nil
      ).height
    }
    #expect(abs(height([.usesLineFragmentOrigin, .usesFontLeading]) - 42.287_109_375) < 1e-9)
    #expect(abs(height(.usesLineFragmentOrigin) - 40.574_218_75) < 1e-9)
  }
}
