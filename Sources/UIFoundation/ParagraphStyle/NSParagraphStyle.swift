public import Foundation
import Synchronization

/// The layout of a paragraph's lines. Use ``NSMutableParagraphStyle`` to create one with other values.
///
/// All distances are in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// Where lines may break in addition to the language's rules.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// One bit for each strategy.
    public let rawValue: UInt

    /// Creates strategies from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a second line with a single word, by pushing the word before it out of the first line.
    ///
    /// The first line keeps at least two words (uikit-recorded.md, "Text of labels"). If one paragraph of a text has the
    /// strategy, it applies to all of them.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Doesn't break words of Korean, in text without Chinese characters and kana.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategy of labels: ``pushOut`` and ``hangulWordPriority``.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private var coreFoundationHeader = CoreFoundationHeader()
  // A mutable style can be reached from several threads, since Foundation requires attributes to be Sendable.
  private let storage = Mutex(ParagraphValues())

  /// A copy of the values.
  final var values: ParagraphValues { storage.withLock { $0 } }

  /// Changes the values in place, under the lock.
  final func change(_ body: (inout ParagraphValues) -> Void) { storage.withLock { body(&$0) } }

  /// A style with the default values of iOS.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the writing direction of a language (BCP 47), or of the current locale without one.
  @discardableResult
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = Locale.Language(identifier: languageName ?? Locale.current.identifier)
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Creates a style with the default values of iOS.
  public override init() { super.init() }

  /// The horizontal alignment of lines. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines that are too long are broken or truncated. The default is `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Where lines may break in addition to the language's rules. The default is none.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The space between two lines. The default is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph, if another one follows. The default is 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, if another one precedes it. The default is 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The indent of the first line from the leading edge. The default is 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indent of the other lines from the leading edge. The default is 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The position where lines end: if positive, from the leading edge, otherwise from the trailing edge. The default is
  /// 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The minimum height of a line. The default is 0, which sets no limit.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line. The default is 0, which sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the line height, before the limits apply. The default is 0, which has no effect.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The writing direction of the paragraph. The default is `natural`.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// How full, as a fraction, a line may be before words are left whole. The default is 0, with which none is
  /// hyphenated.
  ///
  /// With 1, words may always be hyphenated. The dictionaries are the installed ones of libhyphen. The text's language
  /// attribute determines the dictionary, or otherwise the user's first language.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether the system decides about hyphenation. Stored for source compatibility; has no effect.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// The tab stops. The default is twelve, 28 points apart.
  open var tabStops: [NSTextTab] { values.tabs.map(NSTextTab.init) }
  /// The distance between tab stops after the last of ``tabStops``. The default is 0.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// Whether letters may be set more tightly before text is truncated. Stored for source compatibility; has no effect.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }

  /// Returns an immutable style with the same values.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    let values = values
    copy.change { $0 = values }
    return copy
  }

  /// Returns a mutable style with the same values.
  @discardableResult
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    let values = values
    copy.change { $0 = values }
    return copy
  }

  /// Returns whether the other object is a style with the same values.
  @discardableResult
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }
}
