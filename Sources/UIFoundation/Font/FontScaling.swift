import DynamicType
import Foundation

/// How a font follows the content size category; a font without one stays as it is.
struct FontScaling: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    /// The font of a text style, with the traits that were asked for on top.
    case textStyle(UIFont.TextStyle, traits: UIFontDescriptor.SymbolicTraits?)
    /// A font that ``UIFontMetrics`` scaled from a base size, up to a maximum if that is above 0.
    case metrics(UIFont.TextStyle, basePointSize: CGFloat, maximum: CGFloat)
  }

  var rule: Rule
  /// The style's leading at the category that the font was made for, in points; nil for a font scaled by metrics.
  var styleLeading: CGFloat?
}

extension UIFont {
  /// Whether the font follows the content size category.
  package var scalesWithContentSizeCategory: Bool { scaling != nil }

  /// Whether the font came from ``UIFontMetrics`` and may not be scaled again.
  var isScaledByMetrics: Bool {
    if case .metrics = scaling?.rule { true } else { false }
  }

  /// The font that this one stands for under other traits; itself if it does not follow the category.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let category = traits.fontCategory
    if let sizes = knownSizes.value { return sizes.font(at: category) }
    guard let sizes = ScaledFonts.of(typeface, scaling.rule, extras) else {
      return ScaledFonts.make(typeface, scaling.rule, extras, at: category)
    }
    return knownSizes.take(sizes).font(at: category)
  }

  /// The font of a typeface that follows a rule, at a category: one object for all who ask.
  static func font(
    _ typeface: Typeface, _ rule: FontScaling.Rule, _ extras: FontExtras, at category: ContentSizeCategory
  ) -> UIFont {
    ScaledFonts.of(typeface, rule, extras)?.font(at: category)
      ?? ScaledFonts.make(typeface, rule, extras, at: category)
  }
}

extension UITraitCollection {
  /// The category that fonts are made for: these traits' own, else the current one, else the default.
  var fontCategory: ContentSizeCategory {
    category ?? Self.current.category ?? .large
  }
}
