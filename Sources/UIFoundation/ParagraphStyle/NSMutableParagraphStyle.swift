public import Foundation

/// A mutable paragraph style.
///
/// Distances that are negative or not finite are replaced by 0, and those above 10 million points by 10 million.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { change { $0.alignment = newValue } }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { change { $0.lineSpacing = ParagraphValues.distance(newValue) } }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { change { $0.paragraphSpacing = ParagraphValues.distance(newValue) } }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { change { $0.paragraphSpacingBefore = ParagraphValues.distance(newValue) } }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { change { $0.minimumLineHeight = ParagraphValues.distance(newValue) } }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { change { $0.maximumLineHeight = ParagraphValues.distance(newValue) } }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { change { $0.lineHeightMultiple = ParagraphValues.distance(newValue) } }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { change { $0.baseWritingDirection = newValue } }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { change { $0.lineBreakStrategy = newValue } }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { change { $0.firstLineHeadIndent = ParagraphValues.distance(newValue) } }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { change { $0.headIndent = ParagraphValues.distance(newValue) } }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { change { $0.tailIndent = ParagraphValues.signedDistance(newValue) } }
  }
  /// How full a line must be to stay unhyphenated, clamped to the range from 0 to 1.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { change { $0.hyphenationFactor = newValue > 0 ? min(newValue, 1) : 0 } }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { change { $0.usesDefaultHyphenation = newValue } }
  }
  /// The tab stops. Setting them sorts them by location.
  open override var tabStops: [NSTextTab] {
    get { values.tabs.map(NSTextTab.init) }
    set {
      let tabs = newValue.map(\.values).sorted { $0.location < $1.location }
      change { $0.tabs = tabs }
    }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { change { $0.defaultTabInterval = ParagraphValues.distance(newValue) } }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsTightening }
    set { change { $0.allowsTightening = newValue } }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }
  /// Removes the tab stops that equal the given one.
  open func removeTabStop(_ anObject: NSTextTab) {
    let tab = anObject.values
    change { $0.tabs.removeAll { $0 == tab } }
  }
  /// Copies the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    let values = obj.values
    change { $0 = values }
  }
}
