import CoreGraphics
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
  init(width: CGFloat, height: CGFloat = .infinity, lines limit: Int = 0, in owner: NSTextContainer? = nil) {
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

  /// The text's container if it has this width, or one with its properties and this size.
  var container: NSTextContainer {
    if let owner, abs(owner.lineSize.width - size.width) < 1 / 64 { return owner }
    let made = NSTextContainer(size: size)
    made.lineFragmentPadding = padding
    made.size.width += 2 * made.lineFragmentPadding
    made.maximumNumberOfLines = limit
    made.lineBreakMode = owner?.lineBreakMode ?? .byWordWrapping
    return made
  }

  /// The space at both ends of every line of the container, in points.
  private var padding: CGFloat { owner?.lineFragmentPadding.bounded ?? 0 }

  /// Returns the rectangle between the indents of a line, in the container's coordinates.
  func line(_ style: ParagraphStyle, startsParagraph: Bool, isRightToLeft: Bool, top: Double, height: CGFloat) -> CGRect
  {
    let layout = ParagraphLine(style, startsParagraph: startsParagraph, width: size.width)
    let x = isRightToLeft ? size.width - layout.indent - layout.width : layout.indent
    return CGRect(x: x + padding, y: CGFloat(top), width: layout.width, height: height)
  }

  /// The room of a line in points, from the leading edge.
  private struct ParagraphLine {
    let indent: CGFloat
    let width: CGFloat

    init(_ style: ParagraphStyle, startsParagraph: Bool, width: CGFloat) {
      indent = CGFloat(max(startsParagraph ? style.firstLineIndent : style.headIndent, 0))
      let tail = CGFloat(style.tailIndent)
      let end = tail > 0 ? min(tail, width) : width + tail
      self.width = max(end - indent, 0)
    }
  }
}

extension InlineAttachment {
  /// Creates an attachment with the bounds that an object at an offset asks for.
  init(_ attachment: NSTextAttachment, bounds: CGRect, at offset: Int) {
    func distance(_ value: CGFloat) -> Double { Double(ParagraphValues.signedDistance(value)) }
    self.init(
      offset: offset, width: max(0, distance(bounds.width + 2 * attachment.lineLayoutPadding)),
      ascent: distance(bounds.maxY), descent: distance(-bounds.minY))
  }
}
