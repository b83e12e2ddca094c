import DynamicType
import Foundation

extension UIFont {
  /// Returns the font of a text style at the current content size category.
  @discardableResult
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the category of the given traits, or at the current one without traits.
  @discardableResult
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let known = style.preferredFonts else {
      // The font of an unknown style is the same at every category.
      return UIFont(descriptor: .preferredFontDescriptor(withTextStyle: style, at: .large), size: 0)
    }
    let category = (traitCollection ?? .current).fontCategory
    if let fonts = known.value { return fonts.font(at: category) }
    let weight = UIFont.Weight(style.typeStyle?.weight ?? .regular)
    let typeface = SystemTypefaces.typeface(weight: weight, isItalic: false)
    let rule = FontScaling.Rule.textStyle(style, traits: nil)
    guard let fonts = ScaledFonts.of(typeface, rule, FontExtras()) else {
      return ScaledFonts.make(typeface, rule, FontExtras(), at: category)
    }
    return known.setIfUnset(fonts).font(at: category)
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    var values = UIFontDescriptor.Values(pointSize: pointSize, extras: extras)
    if typeface.isSystem {
      values.isSystem = true
      values.weight = typeface.weight
      values.design = typeface.design
      values.traits = typeface.isItalic ? [.traitItalic] : []
      if case .textStyle(let style, let traits) = scaling?.rule {
        values.textStyle = style
        values.styleTraits = traits
        values.styleLeading = scaling?.styleLeading
      }
    } else {
      values.name = typeface.fontName
    }
    return UIFontDescriptor(values)
  }
}
