import DynamicType

extension UIFont {
  /// What a piece of text is; its font follows from it and from the content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's constant, such as `UICTFontTextStyleBody`.
    public let rawValue: String

    /// The style of a constant; one that nobody knows has the system font at 12 points and does not scale.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title of all, 36 points at the default category.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest title, 28 points at the default category.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles, 34 points at the default category.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level, 28 points at the default category.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level, 22 points at the default category.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level, 20 points at the default category.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings, 17 points semibold at the default category.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Headings below those, 15 points at the default category.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text, 17 points at the default category.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts, 16 points at the default category.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes, 13 points at the default category.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions, 12 points at the default category.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions, 11 points at the default category.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The style in the tables of Dynamic Type; nil for constants that nobody knows.
  var typeStyle: TypeStyle? { Self.typeStyles[self] }

  /// The fonts of the style, once they were asked for: found by the style alone. nil for constants that nobody knows.
  var preferredFonts: Once<ScaledFonts>? { Self.allPreferredFonts[self] }

  private static let allPreferredFonts = typeStyles.mapValues { _ in Once<ScaledFonts>() }

  private static let typeStyles: [UIFont.TextStyle: TypeStyle] = [
    .extraLargeTitle: .extraLargeTitle, .extraLargeTitle2: .extraLargeTitle2, .largeTitle: .largeTitle,
    .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline, .subheadline: .subheadline,
    .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
  ]
}
