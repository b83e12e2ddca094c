public import Foundation

extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// One bit for each property.
    public let rawValue: Int
    /// Creates properties from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The glyph isn't shown.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// The glyph is that of a control character.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// The glyph is white space that can be wider or narrower.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// The glyph belongs to the one before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// What is done with a control character.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    /// One bit for each action.
    public let rawValue: Int
    /// Creates actions from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The character isn't shown.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The character is as wide as the delegate says.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The text continues at the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The text continues on the next line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The text continues in the next paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The text continues in the next container.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}

/// The methods with which a layout manager's delegate changes spacing and line breaks.
///
/// The methods about glyphs and control characters, and those that report layout, are declared for source compatibility
/// and never called. During layout, a layout manager has no lines.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  // Optional methods: `make generate` writes default implementations.

  /// Returns the number of glyphs for characters, after changing them. The default is `0`.
  @discardableResult
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: NSLayoutManager.GlyphArray,
    properties props: NSLayoutManager.GlyphPropertyArray,
    characterIndexes charIndexes: NSLayoutManager.CharacterIndexArray, font aFont: UIFont,
    forGlyphRange glyphRange: NSRange
  ) -> Int
  /// Returns the space below a line that ends with a glyph, in points, in place of the paragraph style's `lineSpacing`.
  ///
  /// A negative distance counts as 0. `.nan` stands for the style's space. The default is `.nan`.
  @discardableResult
  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space above a paragraph that begins with a glyph, in points, in place of its style's
  /// `paragraphSpacingBefore`.
  ///
  /// The first paragraph has no space above. `.nan` stands for the style's space. The default is `.nan`.
  @discardableResult
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns the space below a paragraph that ends with a glyph, in points, in place of its style's `paragraphSpacing`.
  ///
  /// The last paragraph has no space below. `.nan` stands for the style's space. The default is `.nan`.
  @discardableResult
  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat
  /// Returns what is done with a control character. The default is `action`.
  @discardableResult
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction
  /// Returns whether a line may end before a character, between words. The default is `true`.
  ///
  /// If not, it ends at an earlier position. The answer must depend on the character only.
  @discardableResult
  func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
  /// Returns whether a line may end within a word, with a hyphen. The default is `true`.
  @discardableResult
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int
  ) -> Bool
  /// Changes the rectangles of a line, and the distance from the first one's top to the baseline, in points; the next
  /// line begins below the first rectangle. Returns whether they were changed. The default is `false`.
  @discardableResult
  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: NSLayoutManager.RectPointer,
    lineFragmentUsedRect: NSLayoutManager.RectPointer, baselineOffset: NSLayoutManager.DistancePointer,
    in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
  ) -> Bool
  /// Called after the layout has become invalid.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
  /// Called after text has been laid out in a container.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
  /// Called after the size of a container has changed.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}
