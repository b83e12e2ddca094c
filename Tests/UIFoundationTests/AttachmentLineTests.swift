import CoreGraphics
import Foundation
import TextLayout
import Testing

@testable import UIFoundation

/// Attachments that depend on their line (Apple's documentation of `NSTextAttachment`: bounds are "based on the available
/// container space and proposed line fragment").
struct AttachmentLineTests {
  /// As wide as its line, and a quarter as high.
  private final class FittingImage: NSTextAttachment {
    var lines: [CGRect] = []
    var containers: [NSTextContainer?] = []
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      lines.append(lineFrag)
      containers.append(textContainer)
      return CGRect(x: 0, y: 0, width: lineFrag.width, height: lineFrag.width / 4)
    }
  }

  /// The newer form, which knows the attributes.
  private final class Scaled: NSTextAttachment {
    override func attachmentBounds(
      for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation, textContainer: NSTextContainer?,
      proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
      let size = (attributes[.font] as? UIFont)?.pointSize ?? 0
      return CGRect(x: 0, y: -size, width: min(10 * size, textContainer?.size.width ?? 0), height: 2 * size)
    }
  }

  private let font = UIFont.systemFont(ofSize: 17)

  private func text(_ attachment: NSTextAttachment, _ style: NSParagraphStyle? = nil) -> NSAttributedString {
    let text = NSMutableAttributedString(attachment: attachment)
    let range = NSRange(location: 0, length: 1)
    text.addAttribute(.font, value: font, range: range)
    if let style { text.addAttribute(.paragraphStyle, value: style, range: range) }
    return text
  }

  private func size(_ text: NSAttributedString, _ width: CGFloat) -> CGSize {
    text.boundingRect(
      with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// Below the baseline there are 17 points' 4.1005859375 (uikit.md, "Fonts").
  @Test("an image that fits itself to the line is as wide as the text may be", arguments: [100, 133.25, 240])
  func fitting(width: CGFloat) {
    let found = size(text(FittingImage()), width)
    #expect(found.width == width && abs(found.height - (width / 4 + 4.100_585_937_5)) < 1e-9)
  }

  @Test("the line is between the indents of the paragraph")
  func indents() {
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 5, -10)
    let attachment = FittingImage()
    #expect(size(text(attachment, style), 100) == size(text(FittingImage(), style), 100))
    #expect(attachment.lines.last == CGRect(x: 20, y: 0, width: 70, height: font.lineHeight))
    style.tailIndent = 60
    #expect(size(text(attachment, style), 100).width == 60)
    #expect(attachment.lines.last?.width == 40)
  }

  @Test("a layout manager passes its container, and other text one of its size")
  func containers() throws {
    let attachment = FittingImage()
    let storage = NSTextStorage(attributedString: text(attachment))
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    // The padding is 5 at both ends.
    #expect(manager.usedRect(for: container).width == 100)
    #expect(attachment.lines.last?.width == 90 && attachment.containers.last == container)
    _ = size(storage, 70)
    let made = try #require(attachment.containers.last ?? nil)
    #expect(made != container && made.size.width == 70 && made.lineFragmentPadding == 0)
  }

  @Test("the newer form gets the attributes, the container, and the location, and precedes the other one")
  func newerForm() {
    #expect(size(text(Scaled()), 500) == CGSize(width: 170, height: 34))
    #expect(size(text(Scaled()), 60).width == 60)
  }

  @Test("text that is measured at several widths has the attachment of each")
  func widths() throws {
    let content = TextContent(text(FittingImage()))
    for width: CGFloat in [100, 50, 100, 80] {
      #expect(content.measure(TextContent.Request(width: width)).width == width)
      let lines = try content.lines(TextContent.Request(width: width))
      #expect(lines.width == Double(width))
    }
  }

  @Test("locations are ordered by their offsets")
  func locations() {
    #expect(TextOffset(1).compare(TextOffset(2)) == .orderedAscending)
    #expect(TextOffset(2).compare(TextOffset(1)) == .orderedDescending)
    #expect(TextOffset(2).compare(TextOffset(2)) == .orderedSame && TextOffset(2) == TextOffset(2))
  }
}
