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

  // MARK: - The position

  /// Records where it is asked for its bounds, and has a fixed size or one that depends on the position.
  private final class Placed: NSTextAttachment {
    var size: (CGRect, CGPoint) -> CGSize = { _, _ in CGSize(width: 30, height: 10) }
    var line = CGRect.zero
    var position = CGPoint.zero
    var count = 0
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      (line, self.position) = (lineFrag, position)
      count += 1
      return CGRect(origin: .zero, size: size(lineFrag, position))
    }
  }

  private func text(_ parts: [Any], _ style: NSParagraphStyle = .default) -> NSAttributedString {
    let text = NSMutableAttributedString()
    for part in parts {
      text.append((part as? NSTextAttachment).map(NSAttributedString.init) ?? NSAttributedString(string: "\(part)"))
    }
    text.addAttributes([.font: font, .paragraphStyle: style], range: NSRange(location: 0, length: text.length))
    return text
  }

  private func width(_ string: String) -> CGFloat { size(text([string]), 10_000).width }

  private func isClose(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 1e-9 }

  /// Apple's documentation of `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`: the position is
  /// "the glyph location inside lineFrag which is the origin of the returned bounds rectangle". The sums are those of
  /// the widths of what is before on the line.
  @Test("the position is behind the text and the attachments before on the line", arguments: [300, CGFloat.infinity])
  func positions(wide: CGFloat) {
    let placed = [Placed(), Placed(), Placed()]
    placed[2].lineLayoutPadding = 3
    _ = size(text([placed[0], "abc", placed[1], placed[2]]), wide)
    #expect(placed.map(\.position.y) == [font.ascender, font.ascender, font.ascender])
    #expect(isClose(placed[0].position.x, 0) && isClose(placed[1].position.x, 30 + width("abc")))
    // The bounds are between the attachment's own paddings.
    #expect(isClose(placed[2].position.x, 60 + width("abc") + 3))
    #expect(placed.map(\.count) == [1, 1, 1] || wide < .infinity)
  }

  @Test("the position in a later line begins at that line, between its indents")
  func laterLines() {
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 5, -10)
    let (placed, other) = (Placed(), Placed())
    _ = size(text(["aaa", placed, "\u{2028}bbb", other], style), 200)
    #expect(placed.line == CGRect(x: 20, y: 0, width: 170, height: font.lineHeight))
    #expect(isClose(placed.position.x, width("aaa")))
    #expect(other.line == CGRect(x: 5, y: font.lineHeight, width: 185, height: font.lineHeight))
    #expect(isClose(other.position.x, width("bbb")))
  }

  @Test("in right-to-left text, the position is left of the text before, from the line's left edge")
  func rightToLeft() {
    let (placed, other) = (Placed(), Placed())
    _ = size(text(["שלום", placed, other]), 200)
    #expect(isClose(placed.position.x, 200 - width("שלום") - 30))
    #expect(isClose(other.position.x, 200 - width("שלום") - 60))
    // Hebrew in a left-to-right paragraph: the attachment is on the left of the word before it.
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = .leftToRight
    _ = size(text(["ab ", "\u{05D0}", placed, "\u{05D1}"], style), 200)
    #expect(isClose(placed.position.x, width("ab \u{05D0}") - width("\u{05D0}") + width("\u{05D1}")))
  }

  @Test("an image that takes the rest of its line fills it, behind any text")
  func restOfLine() throws {
    let rest = Placed()
    rest.size = { line, position in CGSize(width: line.width - position.x, height: 10) }
    let content = TextContent(text(["abc", rest, "\ndef"]))
    #expect(isClose(content.measure(TextContent.Request(width: 100)).width, 100))
    let lines = try content.lines(TextContent.Request(width: 100))
    let run = try lines.contents(of: 0).runs[1]
    #expect(lines.count == 2 && isClose(CGFloat(run.width), 100 - width("abc")))
    let (first, second) = (Placed(), Placed())
    first.size = { line, position in CGSize(width: (line.width - position.x) / 2, height: 10) }
    second.size = first.size
    _ = size(text(["abc", first, second]), 100)
    #expect(isClose(second.position.x, width("abc") + (100 - width("abc")) / 2))
  }

  @Test("an attachment that doesn't fit is asked again on the line that it moves to")
  func moved() {
    let placed = Placed()
    placed.size = { _, _ in CGSize(width: 80, height: 40) }
    _ = size(text(["abc def ", placed]), 100)
    #expect(placed.position.x == 0 && placed.line.minY == font.lineHeight && placed.count == 2)
  }

  @Test("an attachment that fits only where it isn't is asked a limited number of times")
  func undecided() {
    let placed = Placed()
    placed.size = { _, position in CGSize(width: position.x == 0 ? 10 : 95, height: 40) }
    _ = size(text(["abc ", placed]), 100)
    #expect(placed.count <= 8)
  }

  @Test("the line is in the coordinates of the container")
  func containerCoordinates() {
    let placed = Placed()
    let storage = NSTextStorage(attributedString: text(["a\nbc", placed]))
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 100, height: 0)))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    _ = manager.usedRect(for: container)
    #expect(placed.line == CGRect(x: 5, y: font.lineHeight, width: 90, height: font.lineHeight))
    #expect(isClose(placed.position.x, width("bc")))
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

  /// Twice the size has twice the height (San Francisco's line box is proportional; uikit.md, "Fonts").
  @Test("text without a font, with an attachment that depends on its line, follows the content's font")
  func fontOfContent() {
    let attachment = Placed()
    attachment.size = { line, _ in CGSize(width: 10, height: line.height) }
    let content = TextContent(font: .systemFont(ofSize: 17))
    content.set(NSAttributedString(attachment: attachment))
    let height = content.measure(TextContent.Request(width: 100)).height
    content.font = .systemFont(ofSize: 34)
    #expect(isClose(content.measure(TextContent.Request(width: 100)).height, 2 * height))
    #expect(isClose(attachment.line.height, UIFont.systemFont(ofSize: 34).lineHeight))
  }

  @Test("locations are ordered by their offsets")
  func locations() {
    #expect(TextOffset(1).compare(TextOffset(2)) == .orderedAscending)
    #expect(TextOffset(2).compare(TextOffset(1)) == .orderedDescending)
    #expect(TextOffset(2).compare(TextOffset(2)) == .orderedSame && TextOffset(2) == TextOffset(2))
  }
}
