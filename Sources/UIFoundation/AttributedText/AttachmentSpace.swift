import Foundation
import TextLayout

/// The lines in which attachments are asked for their bounds.
struct AttachmentSpace: Hashable {
  /// The size of the container without its padding, in points.
  let size: CGSize
  /// The maximum number of lines, or 0 for no limit.
  let limit: Int
  /// The container of the text, or `nil` if it has none that an app knows.
  private let owner: NSTextContainer?

  /// Creates the space of text at a width and a height, which may be infinite.
  init(
    width: CGFloat = .infinity, height: CGFloat = .infinity, lines limit: Int = 0, in owner: NSTextContainer? = nil
  ) {
    size = CGSize(width: Self.length(width), height: Self.length(height))
    self.limit = limit
    self.owner = owner
  }

  /// Returns a length without the fraction that views add for rounding errors.
  private static func length(_ length: CGFloat) -> CGFloat {
    length < ParagraphValues.largestDistance
      ? (length * fractions).rounded(.down) / fractions : ParagraphValues.largestDistance
  }

  /// The parts of a point that are kept: far finer than a pixel, and far coarser than a rounding error.
  private static let fractions: CGFloat = 32_768

  /// Whether the width has no limit.
  var isUnlimited: Bool { size.width == ParagraphValues.largestDistance }

  /// The text's container if it has this width, or one with its properties and this size.
  private var container: NSTextContainer {
    if let owner, abs(owner.lineSize.width - size.width) < 1 / 64 { return owner }
    let made = NSTextContainer(size: size)
    made.lineFragmentPadding = owner?.lineFragmentPadding ?? 0
    made.size.width += 2 * made.lineFragmentPadding
    made.maximumNumberOfLines = limit
    made.lineBreakMode = owner?.lineBreakMode ?? .byWordWrapping
    return made
  }

  /// Returns an attachment in the form that the text engine uses, in a line of the given font.
  func inlineAttachment(
    _ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any], at index: Int, font: UIFont,
    _ values: ParagraphValues, startsParagraph: Bool
  ) -> InlineAttachment {
    let indent = startsParagraph ? values.firstLineHeadIndent : values.headIndent
    let end = values.tailIndent > 0 ? min(values.tailIndent, size.width) : size.width + values.tailIndent
    let line = CGRect(x: indent, y: 0, width: max(end - indent, 0), height: font.lineHeight)
    let rectangle = attachment.attachmentBounds(
      for: attributes, location: TextOffset(index), textContainer: container, proposedLineFragment: line,
      position: CGPoint(x: 0, y: font.ascender))
    func distance(_ value: CGFloat) -> Double { Double(ParagraphValues.signedDistance(value)) }
    return InlineAttachment(
      offset: index, width: max(0, distance(rectangle.width + 2 * attachment.lineLayoutPadding)),
      ascent: distance(rectangle.maxY), descent: distance(-rectangle.minY))
  }
}
