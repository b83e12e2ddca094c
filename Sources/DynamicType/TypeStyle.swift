/// A text style of Dynamic Type: the role of a text, which determines its size, leading, and weight.
///
/// The first 11 styles have published sizes at every category. The two extra large titles are published at
/// ``ContentSizeCategory/large`` only and grow like ``largeTitle``.
public enum TypeStyle: String, CaseIterable, Sendable {
  /// A title style, from the largest to the smallest.
  case largeTitle, title1, title2, title3
  /// A style for headings, body text, or smaller text.
  case headline, body, callout, subheadline, footnote, caption1, caption2
  /// A bold title style, 36 or 28 points at ``ContentSizeCategory/large``, which grows like ``largeTitle``.
  case extraLargeTitle, extraLargeTitle2

  /// The weight of the style's font.
  public var weight: TypeWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of the style's font when emphasized, as by the bold symbolic trait.
  public var emphasizedWeight: TypeWeight {
    switch self {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
    default: .semibold
    }
  }
}
