import DynamicType
import Foundation
import Testing

@testable import UIFoundation

struct PreferredFontTests {
  private func traits(_ category: ContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(category))
  }

  private static let styles: [(UIFont.TextStyle, TypeStyle)] = [
    (.extraLargeTitle, .extraLargeTitle), (.extraLargeTitle2, .extraLargeTitle2), (.largeTitle, .largeTitle),
    (.title1, .title1), (.title2, .title2), (.title3, .title3), (.headline, .headline),
    (.subheadline, .subheadline), (.body, .body), (.callout, .callout), (.footnote, .footnote),
    (.caption1, .caption1), (.caption2, .caption2),
  ]

  @Test("every style has its size, weight, and leading at every category", arguments: PreferredFontTests.styles)
  func tables(style: UIFont.TextStyle, row: TypeStyle) {
    for category in ContentSizeCategory.allCases {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
      #expect(font.pointSize == CGFloat(row.pointSize(at: category)))
      #expect(font.typeface.weight == UIFont.Weight(row.weight))
      // On iOS the leading is the style's less the line height, here San Francisco's 1.193359375 em.
      let lineHeight = 1.193_359_375 * font.pointSize
      #expect(abs(font.leading - (CGFloat(row.leading(at: category)) - lineHeight)) < 1e-9)
    }
  }

  @Test("a headline is semibold, and body text is not")
  func names() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
    #expect(UIFont.preferredFont(forTextStyle: .body).fontName == ".SFUI-Regular")
  }

  @Test("an unknown style is the system font at 12 points, which does not scale")
  func unknownStyle() {
    let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle(rawValue: "nobody's"))
    #expect(font == UIFont.systemFont(ofSize: 12))
    #expect(font.adjusted(for: traits(.accessibilityLarge)) == font)
  }

  @Test("a preferred font follows the category")
  func adjusting() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits(.large))
    #expect(body.adjusted(for: traits(.extraSmall)).pointSize == 14)
    #expect(body.adjusted(for: traits(.large)) == body)
  }

  @Test("a scaled font follows the category from its base size, up to its maximum")
  func adjustingScaled() {
    let base = UIFont.systemFont(ofSize: 18, weight: .bold)
    let small = UIFontMetrics.default.scaledFont(
      for: base, maximumPointSize: 40, compatibleWith: traits(.extraSmall))
    // floor(18 * 19 / 22 + 0.5) = 16, then 20 from 18 and not from 16, then 51 cut to 40.
    #expect(small.pointSize == 16)
    #expect(small.adjusted(for: traits(.extraLarge)).pointSize == 20)
    #expect(small.adjusted(for: traits(.accessibilityExtraExtraExtraLarge)).pointSize == 40)
    #expect(small.adjusted(for: traits(.extraSmall)) == small)
  }

  @Test("a font without a style does not scale")
  func plain() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(!font.scalesWithContentSizeCategory)
    #expect(font.adjusted(for: traits(.accessibilityLarge)) === font)
    #expect(UIFont.preferredFont(forTextStyle: .body).withSize(20).adjusted(for: traits(.small)).pointSize == 20)
  }

  @Test("a style made bold through its descriptor has its emphasized weight and still follows the category")
  func emphasized() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: traits(.large))
    let bold = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.fontName == ".SFUI-Semibold")
    #expect(bold.pointSize == 17)
    let larger = bold.adjusted(for: traits(.extraLarge))
    #expect(larger.fontName == ".SFUI-Semibold" && larger.pointSize == 19)
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1, compatibleWith: traits(.large))
    #expect(UIFont(descriptor: try #require(title.withSymbolicTraits(.traitBold)), size: 0).fontName == ".SFUI-Bold")
  }

  @Test("a style at a custom size no longer follows the category")
  func otherSize() {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body, compatibleWith: traits(.large))
    #expect(UIFont(descriptor: descriptor, size: 17).scalesWithContentSizeCategory)
    #expect(!UIFont(descriptor: descriptor, size: 18).scalesWithContentSizeCategory)
    #expect(!UIFont(descriptor: descriptor.withSize(30), size: 0).scalesWithContentSizeCategory)
  }
}
