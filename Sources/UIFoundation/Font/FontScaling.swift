import DynamicType
import Foundation

/// How a font follows the content size category. A font without a scaling doesn't.
struct FontScaling: Hashable, Sendable {
  enum Rule: Hashable, Sendable {
    /// The font of a text style, with the traits that were set in addition.
    case textStyle(UIFont.TextStyle, traits: UIFontDescriptor.SymbolicTraits?)
    /// A font that ``UIFontMetrics`` scaled from a base size, up to a maximum if it is positive.
    case metrics(UIFont.TextStyle, basePointSize: CGFloat, maximum: CGFloat)
  }

  var rule: Rule
  /// The distance between the baselines of two lines, in points: the style's leading at the category of the font, or
  /// one that was scaled with a system font. It is `nil` for other fonts that were scaled by metrics.
  var styleLeading: CGFloat?
  /// The category that a font scaled by metrics was scaled for; `nil` for the font of a text style.
  var category: ContentSizeCategory?
}

extension UIFont {
  /// Whether the font follows the content size category.
  package var scalesWithContentSizeCategory: Bool { scaling != nil }

  /// Whether the font was scaled by ``UIFontMetrics``, and can't be scaled again.
  var isScaledByMetrics: Bool {
    if case .metrics = scaling?.rule { true } else { false }
  }

  /// Returns the font at a multiple of its size, with its leading in proportion (not recorded).
  func scaled(by factor: CGFloat) -> UIFont {
    var scaling = scaling
    if let leading = scaling?.styleLeading { scaling?.styleLeading = leading * factor }
    return UIFont(typeface, pointSize: pointSize * factor, scaling: scaling, extras: extras)
  }

  /// Returns the equivalent font for other traits, or this font if it doesn't follow the category.
  package func adjusted(for traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let category = traits.fontCategory
    if let sizes = knownSizes.value { return sizes.font(at: category) }
    guard let sizes = ScaledFonts.of(typeface, scaling.rule, extras) else {
      return ScaledFonts.make(typeface, scaling.rule, extras, at: category)
    }
    return knownSizes.setIfUnset(sizes).font(at: category)
  }

  /// Returns the font of a typeface that follows a rule, at a category. The object is shared.
  static func font(
    _ typeface: Typeface, _ rule: FontScaling.Rule, _ extras: FontExtras, at category: ContentSizeCategory
  ) -> UIFont {
    ScaledFonts.of(typeface, rule, extras)?.font(at: category)
      ?? ScaledFonts.make(typeface, rule, extras, at: category)
  }
}

extension UITraitCollection {
  /// The content size category for creating fonts: that of these traits, the current one, or the default.
  var fontCategory: ContentSizeCategory {
    category ?? Self.current.category ?? .large
  }
}
