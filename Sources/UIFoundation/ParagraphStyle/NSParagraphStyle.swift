public import Foundation
import TextLayout

/// How a paragraph's lines are placed. ``NSMutableParagraphStyle`` is the one that can be changed.
///
/// All distances are points. What text is measured with here is complete; indents, tab stops and hyphenation are not
/// there.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private var coreFoundationHeader = CoreFoundationHeader()
  var values = ParagraphValues()

  /// A style with the values that iOS starts from.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A style with the values that iOS starts from.
  public override init() { super.init() }

  /// How lines lie between the edges.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens where a line is longer than its room.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space behind the paragraph, if another one follows.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, if another one precedes.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The least height of a line; 0 sets none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 sets none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What a line's own height is multiplied by before the limits count; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction in which the paragraph is read.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }

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

/// The values of a paragraph style, in points.
struct ParagraphValues: Hashable, Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural

  /// The values that the text engine measures with.
  var style: ParagraphStyle {
    var style = ParagraphStyle()
    style.lineSpacing = Double(lineSpacing)
    style.spacingAfter = Double(paragraphSpacing)
    style.spacingBefore = Double(paragraphSpacingBefore)
    style.minimumLineHeight = Double(minimumLineHeight)
    style.maximumLineHeight = Double(maximumLineHeight)
    style.lineHeightMultiple = Double(lineHeightMultiple)
    return style
  }

  /// The largest distance that is taken as it is: 10 million points, so that no sum over a text's lines overflows.
  static let largestDistance: CGFloat = 1e7

  /// A distance that is taken as 0 where it is negative or not finite.
  static func distance(_ value: CGFloat) -> CGFloat {
    value > 0 && value.isFinite ? min(value, largestDistance) : 0
  }
}
