/// The 12 content size categories of Dynamic Type, smallest first.
///
/// The raw value is the category's column in every table of ``TypeStyle``.
public enum ContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  /// A standard size. The default is ``large``.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  /// An accessibility size, larger than every standard size.
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  /// One of the two largest accessibility sizes.
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Orders categories by size.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The name in the Accessibility Inspector: XS to XXXL, and AX1 to AX5.
  package var shortName: String {
    ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"][rawValue]
  }
}
