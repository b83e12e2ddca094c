package import DynamicType
public import Foundation

/// The user's preferred size of text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The raw value that Apple defines, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Creates a category from its raw value. An unknown one behaves like ``unspecified``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No category: the environment determines it.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// The second smallest size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// One step below the default.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// One step above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size outside the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted by the application when its preferred category has changed.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  /// The key of the new category's raw value in the user info of ``didChangeNotification``.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether the category is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { category?.isAccessibilityCategory ?? false }
}

extension UIContentSizeCategory {
  /// The category in the tables of Dynamic Type, or `nil` for ``unspecified`` and unknown raw values.
  package var category: ContentSizeCategory? { Self.categories[self] }

  /// Creates the category from one in the tables of Dynamic Type.
  package init(_ category: ContentSizeCategory) { self = Self.constants[category.rawValue] }

  private static let constants: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  private static let categories = Dictionary(uniqueKeysWithValues: zip(constants, ContentSizeCategory.allCases))
}

extension UIContentSizeCategory {
  /// Returns whether the first category is smaller; `false` if either is unspecified.
  public static func < (left: Self, right: Self) -> Bool { compare(left, right, by: <) }

  /// Returns whether the first category is smaller or equal; `false` if either is unspecified.
  public static func <= (left: Self, right: Self) -> Bool { compare(left, right, by: <=) }

  /// Returns whether the first category is larger; `false` if either is unspecified.
  public static func > (left: Self, right: Self) -> Bool { compare(left, right, by: >) }

  /// Returns whether the first category is larger or equal; `false` if either is unspecified.
  public static func >= (left: Self, right: Self) -> Bool { compare(left, right, by: >=) }

  private static func compare(
    _ left: Self, _ right: Self, by holds: (ContentSizeCategory, ContentSizeCategory) -> Bool
  ) -> Bool {
    guard let left = left.category, let right = right.category else { return false }
    return holds(left, right)
  }
}
