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
    switch scaling?.rule {
    case nil: return self
    case .textStyle(let style, let symbolicTraits):
      var descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traits)
      if let symbolicTraits { descriptor = descriptor.withSymbolicTraits(symbolicTraits) ?? descriptor }
      if typeface.design != .default { descriptor = descriptor.withDesign(typeface.design) ?? descriptor }
      return UIFont(descriptor: descriptor.adding(extras), size: 0)
    case .metrics(let style, let basePointSize, let maximum):
      return UIFontMetrics(forTextStyle: style).scaledFont(
        for: withSize(basePointSize), maximumPointSize: maximum, compatibleWith: traits)
    }
  }
}

extension UITraitCollection {
  /// The category that fonts are made for: these traits' own, else the current one, else the default.
  var fontCategory: ContentSizeCategory {
    preferredContentSizeCategory.category ?? Self.current.preferredContentSizeCategory.category ?? .large
  }
}
