import DynamicType

extension UIFont {
  /// The role of a piece of text, which, together with the content size category, determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The raw value that Apple defines, such as `UICTFontTextStyleBody`.
    public let rawValue: String

    /// Creates a style from its raw value. An unknown style has the system font at 12 points and doesn't scale.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The largest title: 36 points at the default category.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second-largest of the extra large titles: 28 points at the default category.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles: 34 points at the default category.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles: 28 points at the default category.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles: 22 points at the default category.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles: 20 points at the default category.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings: 17 points semibold at the default category.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings: 15 points at the default category.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text: 17 points at the default category.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts: 16 points at the default category.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes: 13 points at the default category.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points at the default category.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Small captions: 11 points at the default category.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The style in the tables of Dynamic Type, or `nil` for an unknown raw value.
  var typeStyle: TypeStyle? { Self.typeStyles[self] }

  /// The cached fonts of the style, or `nil` for an unknown raw value.
  var preferredFonts: Once<ScaledFonts>? { Self.allPreferredFonts[self] }

  private static let allPreferredFonts = typeStyles.mapValues { _ in Once<ScaledFonts>() }

  private static let typeStyles: [UIFont.TextStyle: TypeStyle] = [
    .extraLargeTitle: .extraLargeTitle, .extraLargeTitle2: .extraLargeTitle2, .largeTitle: .largeTitle,
    .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline, .subheadline: .subheadline,
    .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
  ]
}
