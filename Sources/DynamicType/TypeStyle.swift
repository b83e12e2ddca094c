/// A text style of Dynamic Type: what a piece of text is, from which its size, leading and weight follow.
///
/// The first 11 styles have published sizes at every category. The two extra large titles are published at
/// ``ContentSizeCategory/large`` only and grow as ``largeTitle`` does.
public enum TypeStyle: String, CaseIterable, Sendable {
  case largeTitle, title1, title2, title3
  case headline, body, callout, subheadline, footnote, caption1, caption2
  case extraLargeTitle, extraLargeTitle2

  /// The weight of the style's font.
  public var weight: TypeWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of the style's font where it is emphasized, as by the bold symbolic trait.
  public var emphasizedWeight: TypeWeight {
    switch self {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
    default: .semibold
    }
  }
}

/// The weights that text styles use.
public enum TypeWeight: String, CaseIterable, Sendable {
  case regular, semibold, bold
}
