import CoreGraphics
import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Apple's documentation of NSLayoutManager: drawBackground and drawGlyphs call methods that a subclass overrides.
@MainActor
struct LayoutManagerDrawingTests {
  /// A manager that notes what it is asked to draw.
  private final class Manager: NSLayoutManager {
    var backgrounds: [(rects: [CGRect], range: NSRange, color: UIColor)] = []
    var underlines: [(range: NSRange, line: NSRange, offset: CGFloat)] = []
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) {
      let rects = unsafe Array(UnsafeBufferPointer(start: rectArray, count: rectCount))
      backgrounds.append((rects, charRange, color))
      unsafe super.fillBackgroundRectArray(rectArray, count: rectCount, forCharacterRange: charRange, color: color)
    }
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { underlines.append((glyphRange, lineGlyphRange, baselineOffset)) }
  }

  private let font: UIFont

  init() throws { font = try #require(UIFont(name: "TeXGyreCursor-Regular", size: 20)) }

  private func view(_ text: NSAttributedString, _ manager: NSLayoutManager) -> UITextView {
    let storage = NSTextStorage(attributedString: text)
    let container = NSTextContainer(size: CGSize(width: 130, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 130, height: 100), textContainer: container)
    view.isScrollEnabled = false
    return withExtendedLifetime(storage) { view }
  }

  /// All characters are 12 points wide; the text begins at (5, 8), and 10 characters fit a line.
  @Test("a text view draws with the overridden methods of its layout manager")
  func overrides() throws {
    let text = NSMutableAttributedString(string: "aaaa bbbb cccc", attributes: [.font: font])
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 2, length: 2))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 7, length: 5))
    let manager = Manager()
    let view = view(text, manager)
    _ = view.displayList()
    #expect(manager.backgrounds.count == 1)
    let background = try #require(manager.backgrounds.first)
    #expect(background.range == NSRange(location: 2, length: 2) && background.color == .yellow)
    #expect(background.rects == [CGRect(x: 5 + 24, y: 8, width: 24, height: font.lineHeight)])
    #expect(manager.underlines.map(\.range) == [NSRange(location: 7, length: 3), NSRange(location: 10, length: 2)])
    #expect(manager.underlines.map(\.line) == [NSRange(location: 0, length: 10), NSRange(location: 10, length: 4)])
    #expect(manager.underlines.allSatisfy { abs($0.offset - (font.lineHeight - font.ascender)) < 1e-6 })
  }

  /// A manager that overrides nothing.
  private final class Plain: NSLayoutManager {}

  /// Returns the elements as texts, with those of groups in place of the groups.
  private func flat(_ elements: [DisplayList.Element]) -> [String] {
    elements.flatMap { element in
      if case .group(let group) = element { flat(group.elements) } else { ["\(element)"] }
    }
  }

  @Test("drawing in parts paints what drawing at once does")
  func parts() throws {
    let text = NSMutableAttributedString(string: "aaaa bbbb cccc", attributes: [.font: font])
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 1, length: 5))
    text.addAttribute(.strikethroughStyle, value: 1, range: NSRange(location: 3, length: 9))
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 7, length: 2))
    let whole = flat(view(text, NSLayoutManager()).displayList().elements)
    let inParts = flat(view(text, Plain()).displayList().elements)
    // Each run of attributes is within one part, so that both draw the same pieces.
    #expect(whole.sorted() == inParts.sorted() && whole.count > 5)
  }

  @Test("an attachment has its size, and other characters none")
  func attachments() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -2, width: 30, height: 14)
    let text = NSMutableAttributedString(string: "a", attributes: [.font: font])
    text.append(NSAttributedString(attachment: attachment))
    let manager = NSLayoutManager()
    let view = view(text, manager)
    withExtendedLifetime(view) {
      #expect(manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 30, height: 14))
      #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
      #expect(manager.attachmentSize(forGlyphAt: 9) == CGSize(width: -1, height: -1))
    }
  }
}
