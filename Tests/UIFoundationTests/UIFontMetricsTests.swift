import DynamicType
import Foundation
import Testing
import UIFoundation

struct UIFontMetricsTests {
  private let palatino = UIFont(name: "Palatino", size: 18) ?? .systemFont(ofSize: 1)

  private func traits(_ category: ContentSizeCategory, displayScale: CGFloat = 3) -> UITraitCollection {
    UITraitCollection {
      $0.preferredContentSizeCategory = UIContentSizeCategory(category)
      $0.displayScale = displayScale
    }
  }

  @Test("values scale to the pixel of the traits' display scale")
  func values() {
    let metrics = UIFontMetrics.default
    let three = ContentSizeCategory.allCases.map { metrics.scaledValue(for: 17, compatibleWith: traits($0)) }
    let measured: [CGFloat] = [14.667, 15.333, 16.333, 17, 18.667, 20, 22.333, 26.333, 31, 37, 43.333, 48]
    #expect(zip(three, measured).allSatisfy { abs($0 - $1) < 0.0005 })
    let two = ContentSizeCategory.allCases.map {
      metrics.scaledValue(for: 10, compatibleWith: traits($0, displayScale: 2))
    }
    #expect(two == [8.5, 9, 9.5, 10, 11, 12, 13, 15.5, 18, 22, 25.5, 28])
  }

  @Test("fonts scale to whole points by the ratio of leadings")
  func fonts() {
    let sizes = ContentSizeCategory.allCases.map {
      UIFontMetrics(forTextStyle: .body).scaledFont(for: palatino, compatibleWith: traits($0)).pointSize
    }
    // floor(18 * leading / 22 + 0.5) with body's leadings 19 20 21 22 24 26 29 34 40 48 56 62.
    #expect(sizes == [16, 16, 17, 18, 20, 21, 24, 28, 33, 39, 46, 51])
  }

  @Test("a maximum limits the size")
  func maximum() {
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    let font = UIFontMetrics.default.scaledFont(for: palatino, maximumPointSize: 30, compatibleWith: largest)
    #expect(font.pointSize == 30)
    let unlimited = UIFontMetrics.default.scaledFont(for: palatino, maximumPointSize: 0, compatibleWith: largest)
    #expect(unlimited.pointSize == 51)
  }

  @Test("without traits, the current ones apply")
  func current() {
    traits(.accessibilityExtraExtraExtraLarge).performAsCurrent {
      #expect(UIFontMetrics.default.scaledFont(for: palatino).pointSize == 51)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    }
    UITraitCollection(displayScale: 2).performAsCurrent {
      // Without a category, the default one applies. 10.3 points are 20.6 pixels.
      #expect(UIFontMetrics.default.scaledValue(for: 10.3) == 10.5)
    }
  }

  @Test("a scaled font has the same face and names")
  func face() {
    let scaled = UIFontMetrics.default.scaledFont(for: palatino, compatibleWith: traits(.large))
    #expect(scaled.fontName == "Palatino-Roman")
    #expect(scaled != palatino, "it follows the category, and the other does not")
    #expect(scaled == UIFontMetrics.default.scaledFont(for: palatino, compatibleWith: traits(.large)))
  }

  @Test("a font that was scaled cannot be scaled again")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      let once = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
      _ = UIFontMetrics.default.scaledFont(for: once)
    }
  }

  @Test("a scaled font at another size can be scaled again")
  func resized() {
    let once = UIFontMetrics.default.scaledFont(for: palatino)
    #expect(UIFontMetrics.default.scaledFont(for: once.withSize(18), compatibleWith: traits(.large)).pointSize == 18)
  }

  @Test("with an unknown style, nothing scales")
  func unknownStyle() {
    let metrics = UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: "nobody's"))
    let largest = traits(.accessibilityExtraExtraExtraLarge)
    #expect(metrics.scaledFont(for: palatino, compatibleWith: largest).pointSize == 18)
    #expect(metrics.scaledValue(for: 10, compatibleWith: largest) == 10)
  }

  @Test("fonts of many sizes are scaled like the first ones, and equal requests return the same object")
  func manyKinds() throws {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let medium = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    for number in 0..<3000 {
      let size = 10 + CGFloat(number) / 64
      let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: size), compatibleWith: large)
      // At the default category nothing scales; the size is only rounded to an integer.
      #expect(font.pointSize == (size + 0.5).rounded(.down))
      // Body's leading is 34 there, and 22 at the default category.
      #expect(font.adjusted(for: medium).pointSize == (size * (34.0 / 22) + 0.5).rounded(.down))
      #expect(font.adjusted(for: medium).adjusted(for: large) == font)
    }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: medium)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).adjusted(for: medium) === body)
    #expect(body.pointSize == 28 && body.fontDescriptor.pointSize == 28)
  }
}
