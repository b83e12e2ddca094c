public import Foundation

/// A mutable paragraph style.
///
/// Distances that are negative or not finite are replaced by 0, and those above 10 million points by 10 million.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = ParagraphValues.distance(newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = ParagraphValues.distance(newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = ParagraphValues.distance(newValue) }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = ParagraphValues.distance(newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = ParagraphValues.distance(newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = ParagraphValues.distance(newValue) }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = ParagraphValues.distance(newValue) }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = ParagraphValues.distance(newValue) }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = ParagraphValues.signedDistance(newValue) }
  }
  /// How full a line must be to stay unhyphenated, clamped to the range from 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue > 0 ? min(newValue, 1) : 0 }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The tab stops. Setting them sorts them by location.
  open override var tabStops: [NSTextTab] {
    get { values.tabs.map(NSTextTab.init) }
    set { values.tabs = newValue.map(\.values).sorted { $0.location < $1.location } }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { values.defaultTabInterval = ParagraphValues.distance(newValue) }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { values.allowsTightening = newValue }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }
  /// Removes the tab stops that equal the given one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabs.removeAll { $0 == anObject.values } }
  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
