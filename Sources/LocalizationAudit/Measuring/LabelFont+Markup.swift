import DynamicType
import FontEngine
import FontReports
import StringCatalogs
import TextLayout
import UIFoundation

extension LabelFont {
  /// Returns the style for shaping a run of text that markup makes bold, italic, or code.
  ///
  /// Bold and italic are what `UIFontDescriptor.withSymbolicTraits(_:)` finds: of the system font, the emphasized
  /// weight of the text style; of a named font, a face of its family. Without such a face, and for fonts from files, it
  /// is the font itself. Code is in the monospaced system font.
  func shaping(_ style: TypeStyle, language: String?, _ markup: MarkupStyle) -> TextStyle {
    let size = UIFont.systemFontSize
    let plain: UIFont
    if markup.contains(.code) {
      plain = UIFont.monospacedSystemFont(ofSize: size, weight: markup.contains(.bold) ? .bold : .regular)
    } else if let face {
      guard let name, let named = UIFont(name: name, size: size), named.face == face else {
        return shaping(style, language: language)
      }
      plain = named
    } else if markup.contains(.bold), weight == nil {
      plain = UIFont.systemFont(ofSize: size, weight: style.emphasizedWeight.fontWeight)
    } else {
      plain = UIFont.systemFont(ofSize: size, weight: systemWeight(style))
    }
    var traits = plain.fontDescriptor.symbolicTraits.intersection([.traitBold, .traitItalic])
    if markup.contains(.bold) { traits.insert(.traitBold) }
    if markup.contains(.italic) { traits.insert(.traitItalic) }
    let styled = plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) }
    return TextStyle(face: (styled ?? plain).face, language: language)
  }
}
