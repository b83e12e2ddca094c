import Foundation
import Testing
import UIFoundation

@testable import UIKit

/// Positions, selections, and editing, in a field and a view.
@MainActor
struct TextInputEditingTests {
  /// The views that text can be typed into.
  enum Kind: CaseIterable { case field, view }

  private func input(_ kind: Kind, _ text: String) -> any UIResponder & UITextInput {
    switch kind {
    case .field:
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      field.text = text
      return field
    case .view:
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      view.text = text
      return view
    }
  }

  private func text(_ input: any UITextInput) -> String? {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument).flatMap(input.text)
  }

  private func range(_ input: any UITextInput, _ start: Int, _ end: Int) throws -> UITextRange {
    let first = try #require(input.position(from: input.beginningOfDocument, offset: start))
    return try #require(input.textRange(from: first, to: input.position(from: first, offset: end - start) ?? first))
  }

  private func offsets(_ input: any UITextInput, _ range: UITextRange?) -> [Int]? {
    range.map { [$0.start, $0.end].map { input.offset(from: input.beginningOfDocument, to: $0) } }
  }

  @Test("positions are offsets within the text, and have an order", arguments: Kind.allCases)
  func positions(kind: Kind) throws {
    let input = input(kind, "abc")
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    #expect(input.offset(from: start, to: end) == 3 && input.offset(from: end, to: start) == -3)
    #expect(input.position(from: end, offset: 1) == nil && input.position(from: start, offset: -1) == nil)
    #expect(input.position(from: end, offset: .max) == nil)
    #expect(input.position(from: start, in: .right, offset: .min) == nil)
    #expect(input.compare(start, to: end) == .orderedAscending && input.compare(end, to: start) == .orderedDescending)
    #expect(input.position(from: end, offset: -3) == start)
    #expect(input.textRange(from: end, to: start) == input.textRange(from: start, to: end))
    #expect(input.textRange(from: start, to: UITextPosition()) == nil)
    #expect(input.caretRect(for: UITextPosition()) == .zero && input.text(in: UITextRange()) == nil)
  }

  @Test("the selection is at the end of text that was set, and typing replaces it", arguments: Kind.allCases)
  func typing(kind: Kind) throws {
    let input = input(kind, "abc")
    #expect(offsets(input, input.selectedTextRange) == [3, 3])
    input.selectedTextRange = try range(input, 1, 2)
    input.insertText("XY")
    #expect(text(input) == "aXYc" && offsets(input, input.selectedTextRange) == [3, 3])
    input.deleteBackward()
    #expect(text(input) == "aXc" && offsets(input, input.selectedTextRange) == [2, 2])
    input.replace(try range(input, 0, 2), withText: "")
    #expect(text(input) == "c")
    input.selectedTextRange = nil
    #expect(offsets(input, input.selectedTextRange) == [0, 0])
    input.deleteBackward()
    #expect(text(input) == "c")
  }

  @Test("marked text is replaced until it is committed", arguments: Kind.allCases)
  func marking(kind: Kind) throws {
    let input = input(kind, "ab")
    input.selectedTextRange = try range(input, 1, 1)
    input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(text(input) == "anib" && offsets(input, input.markedTextRange) == [1, 3])
    input.setMarkedText("\u{4F60}", selectedRange: NSRange(location: 0, length: 9))
    #expect(text(input) == "a\u{4F60}b" && offsets(input, input.markedTextRange) == [1, 2])
    #expect(offsets(input, input.selectedTextRange) == [1, 2])
    input.unmarkText()
    #expect(input.markedTextRange == nil && text(input) == "a\u{4F60}b")
    input.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(text(input) == "ab" && input.markedTextRange == nil)
  }

  @Test("edits keep the attributes of the other text")
  func attributes() throws {
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 3])
    field.selectedTextRange = try range(field, 0, 1)
    var sent = 0
    field.addAction(UIAction { _ in sent += 1 }, for: .editingChanged)
    field.insertText("x")
    #expect(field.text == "xb" && sent == 1)
    #expect(unsafe field.attributedText?.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 3)
  }

  @Test("the direction of a paragraph can be set", arguments: Kind.allCases)
  func direction(kind: Kind) throws {
    let input = input(kind, "abc")
    #expect(input.baseWritingDirection(for: input.beginningOfDocument, in: .forward) == .leftToRight)
    input.setBaseWritingDirection(.rightToLeft, for: try range(input, 1, 1))
    #expect(input.baseWritingDirection(for: input.endOfDocument, in: .backward) == .rightToLeft)
    #expect(text(input) == "abc")
  }

  /// The text whose units are found.
  private let prose = "Don't go. Yes, 3.5!\nEnd"

  @Test(
    "units enclose positions",
    arguments: [
      (.word, 1, [0, 5]), (.word, 5, nil), (.word, 16, [15, 18]), (.sentence, 3, [0, 10]), (.sentence, 12, [10, 20]),
      (.paragraph, 12, [0, 19]), (.document, 9, [0, 23]), (.character, 4, [4, 5]),
    ] as [(UITextGranularity, Int, [Int]?)])
  func units(granularity: UITextGranularity, offset: Int, expected: [Int]?) throws {
    let view = input(.view, prose)
    let position = try #require(view.position(from: view.beginningOfDocument, offset: offset))
    let found = view.tokenizer.rangeEnclosingPosition(position, with: granularity, inDirection: .storage(.forward))
    #expect(offsets(view, found) == expected)
    let isWithin = view.tokenizer.isPosition(
      position, withinTextUnit: granularity, inDirection: .storage(.forward))
    #expect(isWithin == (expected != nil))
  }

  @Test("units end at boundaries, in both directions")
  func boundaries() throws {
    let view = input(.view, prose)
    let forward = UITextDirection.storage(.forward)
    func at(_ offset: Int) throws -> UITextPosition {
      try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }
    func next(_ offset: Int, _ direction: UITextDirection) throws -> Int? {
      view.tokenizer.position(from: try at(offset), toBoundary: .word, inDirection: direction)
        .map { view.offset(from: view.beginningOfDocument, to: $0) }
    }
    #expect(try [next(0, forward), next(5, forward), next(23, forward)] == [5, 6, nil])
    #expect(try [next(10, .layout(.left)), next(3, .storage(.backward))] == [8, 0])
    #expect(view.tokenizer.isPosition(try at(5), atBoundary: .word, inDirection: forward))
    #expect(!view.tokenizer.isPosition(try at(0), atBoundary: .word, inDirection: forward))
    #expect(view.tokenizer.isPosition(try at(0), atBoundary: .word, inDirection: .layout(.left)))
    let line = view.tokenizer.rangeEnclosingPosition(try at(21), with: .line, inDirection: forward)
    #expect(offsets(view, line) == [20, 23])
  }
}
