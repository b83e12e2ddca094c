import CoreGraphics
import Foundation
import Testing

@testable import UIFoundation

struct NSLayoutManagerTests {
  /// The objects that lay out a text: a storage retains its manager, and the manager its containers, but nothing
  /// retains the storage.
  private struct Stack {
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let container: NSTextContainer

    init(_ text: String, width: CGFloat, height: CGFloat = .greatestFiniteMagnitude, padding: CGFloat = 0) {
      storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)])
      container = NSTextContainer(size: CGSize(width: width, height: height))
      container.lineFragmentPadding = padding
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
    }
  }

  /// San Francisco's line box at 10 points (uikit.md, "Fonts").
  private let line: CGFloat = 11.93359375

  private func width(_ text: String) -> CGFloat {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 10)]).size().width
  }

  @Test("the used rectangle is as wide as the longest line with its padding, and as high as the lines")
  func usedRect() {
    let wide = Stack("one two", width: 0)
    #expect(wide.manager.usedRect(for: wide.container) == CGRect(x: 0, y: 0, width: width("one two"), height: line))
    let narrow = Stack("one two", width: width("one ") + 10, padding: 5)
    let used = narrow.manager.usedRect(for: narrow.container)
    #expect(abs(used.width - (max(width("one"), width("two")) + 10)) < 1e-6 && used.height == 2 * line)
    #expect(narrow.manager.glyphRange(for: narrow.container) == NSRange(location: 0, length: 7))
    narrow.container.maximumNumberOfLines = 1
    #expect(narrow.manager.usedRect(for: narrow.container).height == line)
    #expect(narrow.manager.glyphRange(for: narrow.container) == NSRange(location: 0, length: 4))
  }

  @Test("lines that do not fit a container are omitted, except the first")
  func height() {
    let stack = Stack("a\nb\nc", width: 100, height: 25)
    #expect(stack.manager.glyphRange(for: stack.container).length == 4)
    stack.container.size.height = 1
    #expect(stack.manager.usedRect(for: stack.container).height == line)
    #expect(stack.manager.firstUnlaidCharacterIndex() == 2)
  }

  @Test("after a final line break, and in empty text, there is a line for the caret")
  func extraLine() {
    let stack = Stack("a\n", width: 100)
    #expect(stack.manager.extraLineFragmentRect == CGRect(x: 0, y: line, width: 100, height: line))
    #expect(stack.manager.usedRect(for: stack.container).height == 2 * line)
    stack.storage.setAttributedString(NSAttributedString(string: ""))
    // Without a font, it is Helvetica at 12 points.
    #expect(stack.manager.usedRect(for: stack.container).height == UIFont(name: "Helvetica", size: 12)?.lineHeight)
  }

  /// Source: Apple's documentation of NSTypesetter's line fragments: "paragraph spacing is included in the line
  /// fragment rectangle but not the line fragment used rectangle; line spacing is included in both".
  @Test("line spacing is part of both rectangles of each line, and paragraph spacing only of the line fragment")
  func spacing() {
    let stack = Stack("a b\nc", width: width("a") + 1)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 5
    style.paragraphSpacing = 7
    style.paragraphSpacingBefore = 2
    stack.storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 5))
    func rects(_ index: Int) -> [CGFloat] {
      let rect = unsafe stack.manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
      let used = unsafe stack.manager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil)
      return [rect.minY, rect.maxY, used.minY, used.maxY, stack.manager.location(forGlyphAt: index).y]
    }
    func expect(_ index: Int, _ expected: [CGFloat]) {
      #expect(zip(rects(index), expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(rects(index)), not \(expected)")
    }
    // San Francisco's ascender at 10 points.
    let (step, ascender) = (line + 5, 9.521484375)
    expect(0, [0, step, 0, step, ascender])
    expect(2, [step, 2 * step + 7, step, 2 * step, ascender])
    expect(4, [2 * step + 7, 3 * step + 9, 2 * step + 9, 3 * step + 9, 2 + ascender])
    #expect(abs(stack.manager.usedRect(for: stack.container).height - (3 * step + 9)) < 1e-9)
  }

  @Test("lines are counted by their ranges, and enumerated until stopped")
  func fragments() {
    let stack = Stack("one\ntwo\nthree", width: 100)
    var (ranges, index) = ([NSRange](), 0)
    while index < stack.manager.numberOfGlyphs {
      var range = NSRange()
      let rect = unsafe stack.manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
      #expect(rect == CGRect(x: 0, y: CGFloat(ranges.count) * line, width: 100, height: line))
      ranges.append(range)
      index = NSMaxRange(range)
    }
    #expect(ranges.map(\.length) == [4, 4, 5])
    var widths: [CGFloat] = []
    unsafe stack.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 4, length: 9)) { _, used, _, _, stop in
      widths.append(used.width)
      if widths.count == 1 { unsafe stop.pointee = true }
    }
    #expect(widths == [width("two")])
  }

  @Test("a point maps to the character that contains it, and a range to its bounding rectangle")
  func points() {
    let stack = Stack("aaaa", width: 100, padding: 5)
    // All but the last are kerned with the next.
    let letter = width("aaaa") - width("aaa")
    let point = CGPoint(x: 5 + 1.25 * letter, y: 3)
    var fraction: CGFloat = 0
    let index = unsafe stack.manager.characterIndex(
      for: point, in: stack.container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(index == 1 && abs(fraction - 0.25) < 1e-6)
    let rect = stack.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 2), in: stack.container)
    #expect(abs(rect.minX - (5 + letter)) < 1e-6 && abs(rect.width - 2 * letter) < 1e-6 && rect.height == line)
    #expect(abs(stack.manager.location(forGlyphAt: 2).x - (5 + 2 * letter)) < 1e-6)
    #expect(stack.manager.glyphIndex(for: CGPoint(x: 500, y: 3), in: stack.container) == 3)
  }

  private class Witness: NSObject, NSTextStorageDelegate {
    var edits: [String] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { edits.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }
  }

  @Test("a text storage reports its edits, combined if grouped, and the lines are updated")
  func edits() {
    let (stack, witness) = (Stack("one", width: 0), Witness())
    stack.storage.delegate = witness
    let before = stack.manager.usedRect(for: stack.container).width
    stack.storage.replaceCharacters(in: NSRange(location: 3, length: 0), with: " more")
    #expect(witness.edits == ["2 3 5 5"] && stack.storage.string == "one more")
    stack.storage.addAttribute(.kern, value: 1.0, range: NSRange(location: 0, length: 2))
    stack.storage.append(NSAttributedString(string: "!"))
    #expect(witness.edits.dropFirst() == ["1 0 2 0", "3 8 1 1"] && stack.storage.string == "one more!")
    stack.storage.deleteCharacters(in: NSRange(location: 8, length: 1))
    #expect(witness.edits.count == 4)
    #expect(stack.manager.usedRect(for: stack.container).width > before)
    witness.edits = []
    stack.storage.beginEditing()
    stack.storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: 1))
    stack.storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
    #expect(witness.edits.isEmpty)
    stack.storage.endEditing()
    #expect(witness.edits.count == 1)
    #expect(stack.manager.usedRect(for: stack.container).height == 2 * line)
  }

  @Test("a direction override reverses the order of letters, across changes of other attributes")
  func writingDirection() {
    let stack = Stack("abc", width: 100)
    let override = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    func left(_ index: Int) -> CGFloat {
      stack.manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: stack.container).minX
    }
    #expect(left(0) < left(1) && left(1) < left(2))
    stack.storage.addAttribute(.writingDirection, value: [override], range: NSRange(location: 0, length: 3))
    stack.storage.addAttribute(.kern, value: 1.0, range: NSRange(location: 1, length: 1))
    #expect(left(0) > left(1) && left(1) > left(2))
    // An embedding does not reorder letters that run from left to right.
    let embedding = [NSNumber(value: NSWritingDirection.rightToLeft.rawValue)]
    stack.storage.addAttribute(.writingDirection, value: embedding, range: NSRange(location: 0, length: 3))
    #expect(left(0) < left(1) && left(1) < left(2))
    stack.storage.addAttribute(.writingDirection, value: ["no"], range: NSRange(location: 0, length: 3))
    #expect(left(0) < left(1))
  }
}

@MainActor
struct BadStorageRangeTests {
  @Test("a range outside a text storage traps with a message that names it")
  func replacing() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSTextStorage(string: "four").replaceCharacters(in: NSRange(location: 2, length: 3), with: "")
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("Range or index out of bounds: {2, 3} of 4"))
    await #expect(processExitsWith: .failure) {
      NSTextStorage(string: "four").insert(NSAttributedString(string: "a"), at: .max)
    }
  }
}
