public import Foundation

/// A paragraph style that can be changed. Distances that are negative or not finite count as 0, enormous ones as 10
/// million points.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// How lines lie between the edges.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What happens where a line is longer than its room.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The space between two lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = ParagraphValues.distance(newValue) }
  }
  /// The space behind the paragraph, if another one follows.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = ParagraphValues.distance(newValue) }
  }
  /// The space before the paragraph, if another one precedes.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = ParagraphValues.distance(newValue) }
  }
  /// The least height of a line; 0 sets none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = ParagraphValues.distance(newValue) }
  }
  /// The greatest height of a line; 0 sets none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = ParagraphValues.distance(newValue) }
  }
  /// What a line's own height is multiplied by before the limits count; 0 leaves it.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = ParagraphValues.distance(newValue) }
  }
  /// The direction in which the paragraph is read.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// Where lines may end besides what the language says.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  /// How far the first line begins from where reading begins.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = ParagraphValues.distance(newValue) }
  }
  /// How far the other lines do.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = ParagraphValues.distance(newValue) }
  }
  /// Where lines end: above 0, from where reading begins; at or below 0, from the other edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = ParagraphValues.signedDistance(newValue) }
  }
  /// How full, as a fraction, a line may be before words are left whole; 0 never divides any, and 1 always may.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue > 0 ? min(newValue, 1) : 0 }
  }
  /// Whether the system decides about hyphenation: kept; it decides against it.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The places that tabs lead to, by rising distance.
  open override var tabStops: [NSTextTab] {
    get { values.tabs.map(NSTextTab.init) }
    set { values.tabs = newValue.map(\.values).sorted { $0.location < $1.location } }
  }
  /// Behind the last of ``tabStops`` a tab leads to the next multiple of this.
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = ParagraphValues.distance(newValue) }
  }
  /// Whether letters may move closer before text is truncated: kept; they do not.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// Adds a place that tabs lead to.
  open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }
  /// Takes away the places that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabs.removeAll { $0 == anObject.values } }
  /// Takes over another style's values.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
