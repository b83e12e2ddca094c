import DynamicType
import Testing
import UIFoundation

struct UIContentSizeCategoryTests {
  @Test("the constants have Apple's values")
  func constants() {
    let names = ContentSizeCategory.allCases.map { UIContentSizeCategory($0).rawValue }
    let endings = [
      "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
      "AccessibilityXXL", "AccessibilityXXXL",
    ]
    #expect(names == endings.map { "UICTContentSizeCategory\($0)" })
  }

  @Test("categories compare by size, and an unspecified one is not comparable")
  func comparing() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.large >= .large && UIContentSizeCategory.large <= .large)
    #expect(!(UIContentSizeCategory.unspecified < .large) && !(UIContentSizeCategory.unspecified >= .large))
    #expect(!(UIContentSizeCategory(rawValue: "nobody's") > .extraSmall))
  }

  @Test("the accessibility categories are the five largest")
  func accessibility() {
    let flags = ContentSizeCategory.allCases.map { UIContentSizeCategory($0).isAccessibilityCategory }
    let expected = [Bool](repeating: false, count: 7) + [Bool](repeating: true, count: 5)
    #expect(flags == expected)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}
