/// The style of a paragraph's lines. All distances are in points.
///
/// A distance or factor that is not finite counts as 0, and so does a negative one, except for ``tailIndent``.
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines.
  public enum Alignment: Hashable, Sendable {
    /// Lines are aligned with the leading edge of the paragraph.
    case natural
    /// Lines are aligned with the left edge.
    case left
    /// Lines are aligned with the right edge.
    case right
    /// Lines are centered.
    case center
    /// Lines fill the available width, except those that end a paragraph, which are aligned naturally.
    case justified
  }

  /// The treatment of text that is wider than a line may be.
  public enum WrapMode: Hashable, Sendable {
    /// Lines end between words. A word that is too long extends beyond the available width.
    case word
    /// Lines end between any two grapheme clusters.
    case character
    /// Lines end between words, and within a word that is too long for any line.
    case wordThenCharacter
    /// Lines end only at the line ends in the text.
    case clip
  }

  /// The strategy for choosing between breaks that fit.
  public enum Breaking: Hashable, Sendable {
    /// Each line contains as much text as fits.
    case greedy
    /// There are as few lines as with ``greedy``, of about equal width.
    case balanced
    /// The lines with the least sum of squared unused fractions are chosen together.
    case optimal
  }

  /// The horizontal alignment of lines. The default is ``Alignment/natural``.
  public var alignment = Alignment.natural
  /// The treatment of text that is wider than a line may be. The default is ``WrapMode/wordThenCharacter``.
  public var wrapMode = WrapMode.wordThenCharacter
  /// How lines that are wider than they may be are shortened, or `nil` to let them extend beyond the available width. It
  /// has an effect with ``WrapMode/clip`` only. The default is `nil`.
  ///
  /// It applies to each line of each paragraph, unlike ``LineRequest/truncation``, which shows at the last allowed line
  /// that lines are missing.
  public var truncation: Truncation?
  /// The strategy for choosing between breaks that fit. The default is ``Breaking/greedy``.
  public var breaking = Breaking.greedy
  /// The indent of a paragraph's first line from the leading edge. The default is 0.
  public var firstLineIndent = 0.0
  /// The indent of a paragraph's other lines from the leading edge. The default is 0.
  public var headIndent = 0.0
  /// The end of lines: the distance from the leading edge if positive, or else from the trailing edge. The default is
  /// 0.
  public var tailIndent = 0.0
  /// The space between two lines. The default is 0.
  public var lineSpacing = 0.0
  /// The factor by which a line's own height is multiplied before the limits apply, or 0 for none. The default is 0.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line, or 0 for none. The default is 0.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line, or 0 for none. The default is 0.
  public var maximumLineHeight = 0.0
  /// The space before a paragraph that follows another one. The default is 0.
  public var spacingBefore = 0.0
  /// The space after a paragraph that precedes another one. The default is 0.
  public var spacingAfter = 0.0
  /// The tab stops, in any order. After the last one, ``defaultTabInterval`` applies. The default is none.
  public var tabStops: [TabStop] = []
  /// The distance between tab stops after the last of ``tabStops``, or 0 for tabs as wide as a space. The default is
  /// 28.
  public var defaultTabInterval = 28.0
  /// The fraction of its width that a line must exceed to end without a dictionary's hyphen. The default is 1.
  ///
  /// With 1, such hyphens are always used; with 0, they are used only if no other break fits.
  public var hyphenationFactor = 1.0
  /// Whether leading is added between lines: the request's, or else the line gaps of the fonts. The default is `false`.
  public var usesFontLeading = false
  /// The fonts that determine the height of a line. The default is ``LineBox/styles``.
  public var lineBox = LineBox.styles

  /// Creates a style with the default values.
  public init() {}

  /// Returns the height of a line from its own height: multiplied, then clamped to the limits.
  func lineHeight(_ natural: Double) -> Double {
    var height = natural
    let multiple = lineHeightMultiple
    if multiple > 0, multiple.isFinite { height = min(height * multiple, TextLimits.maximumDistance) }
    if minimumLineHeight > 0 { height = max(height, Self.distance(minimumLineHeight)) }
    if Self.distance(maximumLineHeight) > 0 { height = min(height, Self.distance(maximumLineHeight)) }
    return height
  }

  /// Whether lines that are too wide are shortened.
  var truncatesLines: Bool { truncation != nil && wrapMode == .clip }

  /// Whether lines are stacked without extra space, at the height of their fonts.
  var isPlainlyStacked: Bool {
    lineSpacing == 0 && lineHeightMultiple == 0 && minimumLineHeight == 0 && maximumLineHeight == 0
      && spacingBefore == 0 && spacingAfter == 0 && !usesFontLeading && lineBox == .styles
  }

  /// Returns a distance, or 0 if it is negative or not finite, limited to ``TextLimits/maximumDistance``.
  static func distance(_ value: Double) -> Double {
    value > 0 && value.isFinite ? min(value, TextLimits.maximumDistance) : 0
  }
}
