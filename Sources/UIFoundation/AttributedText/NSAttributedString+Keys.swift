public import Foundation

/// The attributes that affect measuring.
extension NSAttributedString.Key {
  /// A ``UIFont``: the font of the text. The default is the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// An ``NSParagraphStyle``: the layout of the paragraph's lines. That of its first character is used.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number: the space between letters in points, if ``tracking`` isn't given. 0 disables the font's kerning.
  ///
  /// 0 disables kerning even if ``tracking`` is given. As with tracking, the spacing that the font itself adds at a
  /// size is retained (Core Text, `kCTTrackingAttributeName`).
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: the space after each letter in points. It takes precedence over ``kern``.
  ///
  /// It is added at every size to the spacing that the font itself adds at a size.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A whole number: 0 for required ligatures only, or 1, the default, for the standard ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: the distance from the line's baseline up to the text's, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An ``NSTextAttachment``: the content of an object replacement character (U+FFFC).
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// An array of numbers: the embeddings and overrides of direction, outermost first.
  ///
  /// Each is the sum of an ``NSWritingDirection`` and an ``NSWritingDirectionFormatType``.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A `String`: the language (BCP 47), which determines line-breaking rules, glyphs, and hyphenation.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}

/// The attributes that don't affect layout, only drawing.
extension NSAttributedString.Key {
  /// A ``UIColor``: the color of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A ``UIColor``: the color behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The raw value of an ``NSUnderlineStyle``: the style of the underline.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A ``UIColor``: the color of the underline.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``: the style of the strikethrough.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A ``UIColor``: the color of the strikethrough.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A ``UIColor``: the color of the letters' outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of the letters' outline, in percent of the point size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An ``NSShadow``: the shadow behind the text.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A ``NSAttributedString/TextEffectStyle``: an effect on the letters.
  /// Stored for source compatibility; has no effect.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A `URL` or a `String`: the destination of a link.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number: the slant of the letters. The advances don't change.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the logarithm of the factor by which letters are widened.
  /// Stored for source compatibility; has no effect.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

extension NSAttributedString {
  /// The name of an effect on letters.
  /// Stored for source compatibility; has no effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String

    /// Creates an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look pressed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Creates an empty text, for which Foundation on Linux has no initializer. It takes no arguments.
  public convenience init(_ nothing: Never...) { self.init(string: "") }
}
