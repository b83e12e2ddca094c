public import Foundation

/// The attributes that text is measured with. Those of ``NSAttributedString/Key`` below this extension's end are kept only.
extension NSAttributedString.Key {
  /// A ``UIFont``: what the text is set in; without it the system font at 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// An ``NSParagraphStyle``: how the paragraph's lines are placed. That of its first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number: points between letters, where ``tracking`` is not given; 0 turns the font's kerning off, with or without it.
  ///
  /// As for tracking, what the font itself adds at a size stays (Core Text, `kCTTrackingAttributeName`).
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points behind each letter, at every size, beside those that the font itself adds at a size; counts instead of
  /// ``kern``.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A whole number: 0 for no ligatures but those that are required, 1 (also without the attribute) for the usual ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A number: points that the text stands above the line's baseline; negative below.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An ``NSTextAttachment``: what stands in an object replacement character (U+FFFC).
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// Numbers: embeddings and overrides of direction, outermost first, each the sum of an ``NSWritingDirection`` and an
  /// ``NSWritingDirectionFormatType``.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// A `String`: the language (BCP 47), which chooses line-breaking rules, glyphs and hyphenation.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}

/// The attributes that do not count in layout: they are kept, and nothing is drawn here.
extension NSAttributedString.Key {
  /// A ``UIColor``: the colour of the text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A ``UIColor``: the colour behind the text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The raw value of an ``NSUnderlineStyle``: the line below the text.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A ``UIColor``: the colour of the line below the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The raw value of an ``NSUnderlineStyle``: the line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A ``UIColor``: the colour of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A ``UIColor``: the colour of the letters' outline.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of the letters' outline, in percent of the point size.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An ``NSShadow``: the shadow behind the text.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A ``NSAttributedString/TextEffectStyle``: an effect of the letters.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A `URL` or a `String`: where the text leads to.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number: how far the letters lean. The advances stay as they are.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// A number: the logarithm of how wide the letters are. Here the advances stay as they are.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

extension NSAttributedString {
  /// An effect of the letters, by its name.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The effect of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Printed into paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// A text of no characters, which `Foundation` on Linux has no initializer for. It takes nothing.
  public convenience init(_ nothing: Never...) { self.init(string: "") }
}
