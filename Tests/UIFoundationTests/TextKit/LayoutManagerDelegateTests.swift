import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation

/// What paragraph styles and the delegate of a layout manager change.
struct LayoutManagerDelegateTests {
  private final class Silent: NSObject, NSLayoutManagerDelegate {}

  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    var asked: [Int] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat {
      asked.append(glyphIndex)
      return 30
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 3 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 4 }
  }

  private final class Breaks: NSObject, NSLayoutManagerDelegate {
    var asked: [Int] = []
    let refused: (Int) -> Bool
    init(_ refused: @escaping (Int) -> Bool) { self.refused = refused }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool {
      asked.append(charIndex)
      return !refused(charIndex)
    }
  }

  /// Moves every line by 7 points and makes it 50 points high.
  private final class Rects: NSObject, NSLayoutManagerDelegate {
    var asked: [Int] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool {
      // Asking for lines during layout finds none, and doesn't hang.
      asked.append(layoutManager.glyphRange(for: textContainer).length)
      unsafe lineFragmentRect.pointee.size.height = 50
      unsafe lineFragmentUsedRect.pointee.origin.x += 7
      unsafe baselineOffset.pointee = 40
      return true
    }
  }

  private final class Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat, _ style: NSParagraphStyle = .default, size: CGFloat = 10) {
      storage = NSTextStorage(
        string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style])
      container = NSTextContainer(size: CGSize(width: width, height: 0))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }

    var lines: [LineFragments.Line] { manager.layout.lines }
  }

  /// San Francisco's line box at 10 points (uikit.md, "Fonts").
  private let line: CGFloat = 11.93359375

  private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  private func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)]).size().width
  }

  // MARK: - Line break modes

  @Test("each paragraph wraps as its own style says, as boundingRect does")
  func wrapping() {
    let text = "Measurement of incomprehensibilities in narrow columns"
    let characters = style { $0.lineBreakMode = .byCharWrapping }
    let stack = Stack(text, width: 100, characters, size: 17)
    let rect = stack.storage.boundingRect(
      with: CGSize(width: 100, height: 0), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    #expect(abs(stack.manager.usedRect(for: stack.container).height - rect.height) < 1e-9)
    #expect(stack.lines.count < Stack(text, width: 100, size: 17).lines.count)
    // The container's mode is that of its last line (Apple's documentation of `NSTextContainer.lineBreakMode`).
    stack.container.lineBreakMode = .byWordWrapping
    #expect(abs(stack.manager.usedRect(for: stack.container).height - rect.height) < 1e-9)
  }

  @Test(
    "a paragraph whose mode clips or truncates stays on one line, as in boundingRect",
    arguments: [NSLineBreakMode.byClipping, .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func oneLine(mode: NSLineBreakMode) {
    let stack = Stack("one two three four", width: 50, style { $0.lineBreakMode = mode })
    #expect(stack.lines.count == 1 && stack.lines[0].usedRect.width <= 50)
    #expect((stack.manager.layout.hiddenRange(onLineOf: 0) == nil) == (mode == .byClipping))
    let two = Stack("one two three four\none two three four", width: 50, style { $0.lineBreakMode = mode })
    #expect(two.lines.map(\.range.length) == [19, 18] && two.lines.allSatisfy { $0.usedRect.width <= 50 })
  }

  /// A paragraph by itself is the source: each of several paragraphs is shortened as it is alone (Apple's documentation of
  /// `NSParagraphStyle.lineBreakMode`: the mode of "the paragraph").
  @Test(
    "each of several paragraphs that truncate hides what it hides alone, and glyphs name the range of their own line",
    arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func severalTruncated(mode: NSLineBreakMode) {
    let truncates = style { $0.lineBreakMode = mode }
    let paragraphs = ["one two three four\n", "six\n", "seven eight nine ten\n", "eleven twelve thirteen"]
    let stack = Stack(paragraphs.joined(), width: 60, truncates)
    #expect(stack.lines.count == 4)
    var start = 0
    for (index, paragraph) in paragraphs.enumerated() {
      let alone = Stack(paragraph, width: 60, truncates)
      let expected = alone.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
      #expect((expected.location == NSNotFound) == (index == 1))
      let found = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: start + 1)
      let moved = index == 1 ? expected.location : expected.location + start
      #expect(found == NSRange(location: moved, length: expected.length))
      #expect(stack.lines[index].usedRect.width == alone.lines[0].usedRect.width)
      #expect(stack.lines[index].usedRect.width <= 60)
      start += paragraph.utf16.count
    }
  }

  @Test("paragraphs with modes of their own wrap, clip, and truncate beside one another")
  func mixedModes() throws {
    let text = NSMutableAttributedString()
    for mode: NSLineBreakMode in [.byTruncatingTail, .byWordWrapping, .byTruncatingMiddle, .byClipping] {
      text.append(
        NSAttributedString(
          string: "one two three four\n",
          attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style { $0.lineBreakMode = mode }]))
    }
    let stack = Stack("", width: 60)
    stack.storage.setAttributedString(text)
    let wrapped = stack.lines.count - 3
    #expect(wrapped >= 2 && stack.lines.allSatisfy { $0.usedRect.width <= 60 })
    func hides(_ index: Int) -> Bool {
      stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: index).location != NSNotFound
    }
    #expect(hides(0) && !hides(19) && hides(38) && !hides(57))
    // The paragraph that truncates its middle shows its end, and the one that truncates its tail its start.
    let middle = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 38)
    let tail = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(middle.location > 38 && NSMaxRange(middle) < 56 && tail.location > 0 && NSMaxRange(tail) == 18)
  }

  // MARK: - The container

  /// Apple's documentation of `NSTextContainer.lineBreakMode`: "The behavior of the last line inside the text container".
  @Test(
    "a container that wraps by character fills its last line, and only if text is missing", arguments: [true, false])
  func containerWrapsCharacters(limitsHeight: Bool) throws {
    let free = Stack("one two incomprehensibilities", width: width("one two") + 1)
    let ranges = free.lines.map(\.range)
    free.container.lineBreakMode = .byCharWrapping
    #expect(free.lines.map(\.range) == ranges && ranges.count > 2)
    func limit(_ stack: Stack, _ count: Int) {
      if limitsHeight {
        stack.container.size.height = CGFloat(count) * line + 1
      } else {
        stack.container.maximumNumberOfLines = count
      }
    }
    // Of "three incomprehensibilities", the second line has "three" only, with room for more characters.
    let words = Stack("one two three incomprehensibilities", width: width("three inco") + 0.01)
    limit(words, 2)
    #expect(words.lines.map(\.range.length) == [8, 6])
    words.container.lineBreakMode = .byCharWrapping
    #expect(words.lines.map(\.range.length) == [8, 10])
    // The last line is that of a paragraph of its own, so nothing of the next paragraph is on it.
    let paragraphs = Stack("one\ntwo\nthree", width: 200)
    limit(paragraphs, 2)
    paragraphs.container.lineBreakMode = .byCharWrapping
    #expect(paragraphs.lines.map(\.range.length) == [4, 4])
  }

  @Test("a container that clips continues its last line, and one that truncates ends it with an ellipsis")
  func containerEnds() {
    let stack = Stack("one two three incomprehensibilities", width: width("three inco") + 0.01)
    stack.container.size.height = 2 * line + 1
    stack.container.lineBreakMode = .byClipping
    #expect(stack.lines.map(\.range.length) == [8, 27] && stack.lines[1].usedRect.width == stack.container.size.width)
    stack.container.lineBreakMode = .byTruncatingTail
    #expect(stack.lines.count == 2)
    let hidden = stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 8)
    #expect(hidden.location > 13 && NSMaxRange(hidden) == 35)
    #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
  }

  /// The height of the container has been the limit before the last line ends in an ellipsis.
  @Test("the last line that fits stays if its ellipsis is in a larger font, and only it is asked about again")
  func largerEllipsis() {
    let stack = Stack("one two three four", width: width("one two") + 1)
    stack.storage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 14, length: 4))
    stack.container.size.height = 2 * line + 1
    let delegate = Spacing()
    stack.container.lineBreakMode = .byTruncatingTail
    #expect(stack.lines.count == 2)
    #expect(stack.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 8).location > 8)
    stack.container.size.height = 2 * (line + 30) + 1
    stack.manager.delegate = delegate
    #expect(stack.lines.count == 2)
    // The space after the first line, and after the second one as it was and as it is.
    #expect(delegate.asked.count == 3 && delegate.asked.count { $0 < 8 } == 1)
  }

  // MARK: - The delegate

  @Test("the delegate's spacing replaces that of the paragraph styles")
  func spacing() {
    let stack = Stack(
      "a b\nc", width: width("a") + 1,
      style { ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 7, 2) })
    let delegate = Spacing()
    stack.manager.delegate = delegate
    let step = line + 30
    #expect(delegate.asked.isEmpty)
    let tops = stack.lines.map(\.rect.minY)
    #expect(zip(tops, [0, step, 2 * step + 4]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(delegate.asked == [1, 3, 4])
    #expect(abs(stack.lines[2].rect.height - (step + 3)) < 1e-9)
    // A click in the last line finds its character.
    let point = CGPoint(x: 1, y: stack.lines[2].rect.midY)
    #expect(stack.manager.glyphIndex(for: point, in: stack.container) == 4)
    let box = stack.manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: stack.container)
    #expect(abs(box.minY - (2 * step + 7)) < 1e-9)
    stack.manager.delegate = nil
    #expect(abs(stack.lines[1].rect.minY - (line + 5)) < 1e-9)
  }

  @Test("a delegate that implements nothing changes nothing")
  func silent() {
    let style = style { ($0.lineSpacing, $0.paragraphSpacing, $0.paragraphSpacingBefore) = (5, 7, 2) }
    let (stack, plain) = (Stack("a b\nc", width: 12, style), Stack("a b\nc", width: 12, style))
    let delegate = Silent()
    stack.manager.delegate = delegate
    #expect(stack.lines.map(\.rect) == plain.lines.map(\.rect))
    #expect(stack.lines.map(\.usedRect) == plain.lines.map(\.usedRect))
  }

  @Test("a line ends at an earlier word where the delegate refuses a break")
  func breaks() {
    let text = "one two three"
    let stack = Stack(text, width: width("one two") + 1)
    #expect(stack.lines.map(\.range.length) == [8, 5])
    // "two three" is one name, which is not divided.
    let delegate = Breaks { $0 == 8 }
    stack.manager.delegate = delegate
    stack.container.size.width = width("two three") + 1
    #expect(stack.lines.map(\.range.length) == [4, 9])
    #expect(delegate.asked.contains(8) && delegate.asked.contains(4))
  }

  @Test("a delegate that refuses every break has words divided where they no longer fit", .timeLimit(.minutes(1)))
  func noBreaks() {
    let text = Array(repeating: "word", count: 2_000).joined(separator: " ")
    let stack = Stack(text, width: width("word word word ") + 1)
    let delegate = Breaks { _ in true }
    stack.manager.delegate = delegate
    #expect(stack.lines.allSatisfy { $0.usedRect.width <= stack.container.size.width })
    #expect(stack.lines.reduce(0) { $0 + $1.range.length } == text.utf16.count)
    #expect(Set(delegate.asked).count == 1_999)
  }

  @Test("the delegate sets the rectangles of lines, and what is on them moves")
  func rects() {
    let stack = Stack("a\nb", width: 100)
    let delegate = Rects()
    stack.manager.delegate = delegate
    #expect(stack.lines.map(\.rect.minY) == [0, 50] && stack.lines[1].rect.height == 50)
    #expect(delegate.asked == [0, 0])
    #expect(stack.manager.location(forGlyphAt: 2) == CGPoint(x: 7, y: 40))
    let box = stack.manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: stack.container)
    // San Francisco's ascender at 10 points, above a baseline at 90.
    #expect(abs(box.minY - (90 - 9.521484375)) < 1e-9 && box.minX == 7)
    #expect(stack.manager.glyphIndex(for: CGPoint(x: 8, y: 95), in: stack.container) == 2)
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    GraphicsContexts.perform(in: context) {
      stack.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 3), at: .zero)
    }
    let glyphs = context.displayList.elements.compactMap { if case .glyphs(let run) = $0 { run.glyphs } else { nil } }
    #expect(glyphs.map(\.[0].position) == [CGPoint(x: 7, y: 40), CGPoint(x: 7, y: 90)])
  }
}
