public import Foundation

/// A paragraph style that can be changed. Distances that are negative or not finite count as 0, enormous ones as 10
/// million points.
open class NSMutableParagraphStyle: NSParagraphStyle {
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

  /// Takes over another style's values.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
