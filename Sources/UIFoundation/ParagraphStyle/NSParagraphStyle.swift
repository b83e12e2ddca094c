public import Foundation

/// How a paragraph's lines are placed. ``NSMutableParagraphStyle`` is the one that can be changed.
///
/// All distances are points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Where lines may end besides what the language says.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// One bit for each strategy.
    public let rawValue: UInt

    /// The strategies of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The last line of a paragraph is not left with one word. Kept; lines here take as much as fits.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Words of Korean stay whole, in text without Chinese characters and kana.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels use.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private var coreFoundationHeader = CoreFoundationHeader()
  var values = ParagraphValues()

  /// A style with the values that iOS starts from.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The direction in which a language (BCP 47) is written; without one, that of the current locale.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = Locale.Language(identifier: languageName ?? Locale.current.identifier)
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// A style with the values that iOS starts from.
  public override init() { super.init() }

  /// How lines lie between the edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens where a line is longer than its room.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Where lines may end besides what the language says.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The space between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space behind the paragraph, if another one follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, if another one precedes.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far the first line begins from where reading begins.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines do.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: above 0, from where reading begins; at or below 0, from the other edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line; 0 sets none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 sets none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What a line's own height is multiplied by before the limits count; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction in which the paragraph is read.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How full, as a fraction, a line may be before words are left whole; 0, also the start, never divides any.
  ///
  /// The dictionaries are those of libhyphen that are installed; the text's language attribute chooses among them, else
  /// the person's first language.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the system decides about hyphenation: kept; it decides against it.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The places that tabs lead to: twelve, 28 points apart, at first.
  open var tabStops: [NSTextTab] { values.tabs.map(NSTextTab.init) }
  /// Behind the last of ``tabStops`` a tab leads to the next multiple of this.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may move closer before text is truncated: kept; they do not.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// A style that cannot be changed, with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style that can be changed, with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the other object is a style with the same values.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// Hashes the values.
  open override var hash: Int { values.hashValue }
}
