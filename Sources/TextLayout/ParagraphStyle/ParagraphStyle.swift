/// How the lines of a paragraph lie in their room. All distances are points.
///
/// A distance or factor that is not finite counts as 0, and so does a negative one, except for ``tailIndent``.
public struct ParagraphStyle: Hashable, Sendable {
  /// How lines lie between the edges.
  public enum Alignment: Hashable, Sendable {
    /// At the edge where the paragraph's reading begins.
    case natural
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// In the middle.
    case center
    /// From edge to edge, except for lines that end a paragraph, which lie naturally.
    case justified
  }

  /// What happens where a line is longer than its room.
  public enum WrapMode: Hashable, Sendable {
    /// Lines end between words; a word that is too long reaches out of its room.
    case word
    /// Lines end between any two grapheme clusters.
    case character
    /// Lines end between words, and within a word that is too long for any line.
    case wordThenCharacter
    /// Lines end only where the text demands it.
    case clip
  }

  /// Which of the breaks that fit are taken.
  public enum Breaking: Hashable, Sendable {
    /// Each line takes as much as fits.
    case greedy
    /// As few lines as by ``greedy``, about equally long.
    case balanced
    /// The lines that leave the least room between them, looked at all together.
    case optimal
  }

  /// How lines lie between the edges.
  public var alignment = Alignment.natural
  /// What happens where a line is longer than its room.
  public var wrapMode = WrapMode.wordThenCharacter
  /// Which of the breaks that fit are taken.
  public var breaking = Breaking.greedy
  /// How far a paragraph's first line begins from where reading begins.
  public var firstLineIndent = 0.0
  /// How far its other lines do.
  public var headIndent = 0.0
  /// Where lines end: above 0, from where reading begins; at or below 0, from the other edge.
  public var tailIndent = 0.0
  /// The space between two lines.
  public var lineSpacing = 0.0
  /// What a line's own height is multiplied by before the limits count; 0 leaves it.
  public var lineHeightMultiple = 0.0
  /// The least height of a line; 0 sets none.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 sets none.
  public var maximumLineHeight = 0.0
  /// The space before a paragraph, if another one precedes.
  public var spacingBefore = 0.0
  /// The space behind a paragraph, if another one follows.
  public var spacingAfter = 0.0
  /// Where tabs lead to, in any order; behind the last one, ``defaultTabInterval`` counts.
  public var tabStops: [TabStop] = []
  /// Behind the last of ``tabStops`` a tab leads to the next multiple of this; 0 makes it as wide as a space.
  public var defaultTabInterval = 28.0
  /// How full, as a fraction, a line may be before a dictionary's hyphens are left alone: 1 always uses them, 0 never.
  public var hyphenationFactor = 1.0
  /// Whether the line gaps of the fonts count between lines.
  public var usesFontLeading = false
  /// Which fonts make the height of a line.
  public var lineBox = LineBox.styles

  /// The usual style.
  public init() {}

  /// The height of a line whose own height is given: multiplied, then held to the limits.
  func lineHeight(_ natural: Double) -> Double {
    var height = natural
    let multiple = lineHeightMultiple
    if multiple > 0, multiple.isFinite { height = min(height * multiple, TextLimits.maximumDistance) }
    if minimumLineHeight > 0 { height = max(height, Self.distance(minimumLineHeight)) }
    if Self.distance(maximumLineHeight) > 0 { height = min(height, Self.distance(maximumLineHeight)) }
    return height
  }

  /// Whether lines stand directly one upon another, as high as their fonts.
  var isPlainlyStacked: Bool {
    lineSpacing == 0 && lineHeightMultiple == 0 && minimumLineHeight == 0 && maximumLineHeight == 0
      && spacingBefore == 0 && spacingAfter == 0 && !usesFontLeading && lineBox == .styles
  }

  /// A distance that counts as 0 where it is negative or not finite, and never beyond ``TextLimits/maximumDistance``.
  static func distance(_ value: Double) -> Double {
    value > 0 && value.isFinite ? min(value, TextLimits.maximumDistance) : 0
  }
}

/// A place that a tab leads to.
public struct TabStop: Hashable, Sendable {
  /// What of the text behind the tab stands at the place.
  public enum Alignment: Hashable, Sendable {
    /// Its beginning.
    case leading
    /// Its end.
    case trailing
    /// Its middle.
    case center
    /// Its first decimal separator, or its end where it has none.
    case decimal(separator: UInt16)
  }

  /// Points from the edge where reading begins.
  public var location: Double
  /// What stands there.
  public var alignment: Alignment

  /// A place, and what stands there.
  public init(_ location: Double, _ alignment: Alignment = .leading) {
    self.location = location
    self.alignment = alignment
  }
}
