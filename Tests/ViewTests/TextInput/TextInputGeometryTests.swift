import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Carets and rectangles in a font whose characters are all 0.6 em wide: 12 points at 20 (TeX Gyre Cursor).
@MainActor
struct TextInputGeometryTests {
  private let font: UIFont
  private let advance: CGFloat = 12
  /// The distance between the tops of two lines.
  private var pitch: CGFloat { font.lineHeight + font.leading }

  init() throws { font = try #require(UIFont(name: "TeXGyreCursor-Regular", size: 20)) }

  /// Returns a text view with room for a number of characters; the text begins at (5, 8).
  private func view(_ text: String, columns: CGFloat) -> UITextView {
    let view = textView(text, font)
    view.frame = CGRect(x: 0, y: 0, width: 10 + columns * advance, height: 400)
    return view
  }

  private func position(_ input: some UITextInput, _ offset: Int) throws -> UITextPosition {
    try #require(input.position(from: input.beginningOfDocument, offset: offset))
  }

  private func range(_ input: some UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    try #require(input.textRange(from: position(input, start), to: position(input, end)))
  }

  private func offset(_ input: some UITextInput, _ position: UITextPosition?) throws -> Int {
    input.offset(from: input.beginningOfDocument, to: try #require(position))
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1e-6 && abs(a.minY - b.minY) < 1e-6 && abs(a.width - b.width) < 1e-6
      && abs(a.height - b.height) < 1e-6
  }

  @Test("carets are between the advances, and on the next line where a line wraps")
  func carets() throws {
    let view = view("aaaa bbbb cccc", columns: 10)
    let carets: [(Int, CGFloat, CGFloat)] = [(0, 0, 0), (4, 0, 4), (9, 0, 9), (10, 1, 0), (14, 1, 4)]
    for (offset, line, column) in carets {
      let rect = view.caretRect(for: try position(view, offset))
      let expected = CGRect(x: 5 + column * advance, y: 8 + line * pitch, width: 2, height: font.lineHeight)
      #expect(isNear(rect, expected), "\(offset): \(rect)")
    }
  }

  @Test("the caret after a final line break is on the empty line, and that of an empty text at its start")
  func emptyLines() throws {
    let view = view("ab\n", columns: 10)
    let below = view.caretRect(for: view.endOfDocument)
    #expect(isNear(below, CGRect(x: 5, y: 8 + font.lineHeight, width: 2, height: font.lineHeight)))
    view.text = ""
    let empty = view.caretRect(for: view.endOfDocument)
    #expect(isNear(empty, CGRect(x: 5, y: 8, width: 2, height: font.lineHeight)))
  }

  @Test("a range has a rectangle for each line; the first one is that of firstRect(for:)")
  func rectangles() throws {
    let view = view("aaaa bbbb cccc", columns: 10)
    let range = try range(view, 5, 12)
    let rects = view.selectionRects(for: range)
    // "bbbb " with the space that hangs, and "cc".
    #expect(rects.count == 2)
    #expect(isNear(rects[0].rect, CGRect(x: 5 + 5 * advance, y: 8, width: 5 * advance, height: font.lineHeight)))
    #expect(isNear(rects[1].rect, CGRect(x: 5, y: 8 + pitch, width: 2 * advance, height: font.lineHeight)))
    #expect(rects.map(\.containsStart) == [true, false] && rects.map(\.containsEnd) == [false, true])
    #expect(rects.allSatisfy { $0.writingDirection == .leftToRight && !$0.isVertical })
    #expect(view.firstRect(for: range) == rects[0].rect)
    #expect(view.selectionRects(for: try self.range(view, 3, 3)).isEmpty)
  }

  @Test("the position nearest to a point is the nearer end of the character there")
  func points() throws {
    let view = view("aaaa bbbb cccc", columns: 10)
    let points: [(CGFloat, CGFloat, Int)] = [(0, 0, 0), (2.4, 0, 2), (2.6, 0, 3), (1.6, 1, 12), (9, 1, 14)]
    for (x, line, expected) in points {
      let point = CGPoint(x: 5 + x * advance, y: 8 + line * pitch + 5)
      #expect(try offset(view, view.closestPosition(to: point)) == expected)
    }
    let inside = CGPoint(x: 5 + 2.5 * advance, y: 8 + pitch + 5)
    let character = try #require(view.characterRange(at: inside))
    #expect(try (offset(view, character.start), offset(view, character.end)) == (12, 13))
    #expect(view.characterRange(at: CGPoint(x: 5 + 8 * advance, y: 8 + pitch + 5)) == nil)
    let limited = view.closestPosition(to: inside, within: try range(view, 2, 6))
    #expect(try offset(view, limited) == 6)
  }

  @Test("a field draws its text at the edge that the alignment says, and its carets are there")
  func fields() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.font = font
    field.text = "abcd"
    let left = field.caretRect(for: try position(field, 2))
    #expect(left.minX == 2 * advance && left.height == font.lineHeight)
    // The line is centered, up to the rounding of the baseline to pixels.
    #expect(abs(left.midY - 20) <= 1)
    field.textAlignment = .right
    #expect(abs(field.caretRect(for: try position(field, 4)).minX - 200) < 1e-6)
    #expect(abs(field.caretRect(for: try position(field, 1)).minX - (200 - 3 * advance)) < 1e-6)
    field.textAlignment = .center
    #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - (100 - 2 * advance)) < 1e-6)
    field.text = ""
    #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - 100) < 1e-6)
    field.textAlignment = .left
    field.borderStyle = .roundedRect
    let inset = field.textRect(forBounds: field.bounds).minX
    #expect(inset > 0 && field.caretRect(for: field.beginningOfDocument).minX == inset)
  }

  @Test("the bullets of a secure field are one for each character")
  func secure() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.font = font
    field.text = "e\u{301}x"
    field.isSecureTextEntry = true
    #expect(field.caretRect(for: try position(field, 2)).minX == advance)
    #expect(field.caretRect(for: field.endOfDocument).minX == 2 * advance)
    let near = field.closestPosition(to: CGPoint(x: advance, y: 20))
    #expect(try offset(field, near) == 2)
  }

  /// DejaVu Sans: U+05D0 1369, U+05D1 1184 of 2,048 units (hmtx).
  @Test("right-to-left text starts on the right, and its carets go left")
  func rightToLeft() throws {
    let font = try #require(UIFont(name: "DejaVuSans", size: 20.48))
    let view = textView("\u{5D0}\u{5D1}", font)
    view.frame = CGRect(x: 0, y: 0, width: 210, height: 100)
    let edges = try (0...2).map { view.caretRect(for: try position(view, $0)).minX }
    for (edge, expected) in zip(edges, [205, 205 - 13.69, 205 - 25.53]) { #expect(abs(edge - expected) < 1e-3) }
    #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .rightToLeft)
    let rects = view.selectionRects(for: try range(view, 0, 1))
    #expect(rects.count == 1 && rects[0].writingDirection == .rightToLeft)
    #expect(abs(rects[0].rect.minX - (205 - 13.69)) < 1e-3 && abs(rects[0].rect.maxX - 205) < 1e-3)
    let next = view.position(from: view.beginningOfDocument, in: .left, offset: 1)
    #expect(try offset(view, next) == 1)
    #expect(view.position(from: view.beginningOfDocument, in: .right, offset: 1) == nil)
    let farthest = view.position(within: try range(view, 0, 2), farthestIn: .left)
    #expect(try offset(view, farthest) == 2)
  }

  @Test("in text of both directions, steps go through the carets in the order on screen")
  func bothDirections() throws {
    let font = try #require(UIFont(name: "DejaVuSans", size: 20.48))
    let view = textView("a\u{5D0}\u{5D1}", font)
    view.frame = CGRect(x: 0, y: 0, width: 210, height: 100)
    // UAX #9: on screen a, U+05D1, U+05D0. The carets from left to right: before a, after it, between the letters, and
    // at the end.
    var offsets: [Int] = []
    var position: UITextPosition? = view.beginningOfDocument
    while let step = position {
      offsets.append(try offset(view, step))
      position = view.position(from: step, in: .right, offset: 1)
    }
    #expect(offsets == [0, 1, 2, 3])
    let carets = try offsets.map { view.caretRect(for: try self.position(view, $0)).minX }
    #expect(carets == carets.sorted())
    #expect(try offset(view, view.position(from: view.endOfDocument, in: .left, offset: 3)) == 0)
    #expect(view.selectionRects(for: try range(view, 0, 3)).map(\.rect.width).reduce(0, +) > 37)
  }

  @Test("steps up and down keep the position on the line; left and right go to the next line")
  func lines() throws {
    let view = view("aaaa bbbb cccc", columns: 10)
    let second = try position(view, 12)
    #expect(try offset(view, view.position(from: second, in: .up, offset: 1)) == 2)
    #expect(try offset(view, view.position(from: position(view, 3), in: .down, offset: 1)) == 13)
    #expect(view.position(from: second, in: .down, offset: 1) == nil)
    #expect(try offset(view, view.position(from: position(view, 9), in: .right, offset: 2)) == 11)
    #expect(try offset(view, view.position(from: position(view, 10), in: .left, offset: 1)) == 9)
    let line = try #require(view.characterRange(byExtending: second, in: .left))
    #expect(try (offset(view, line.start), offset(view, line.end)) == (10, 12))
    let rest = try #require(view.characterRange(byExtending: second, in: .right))
    #expect(try (offset(view, rest.start), offset(view, rest.end)) == (12, 14))
  }
}
