import CoreGraphics
package import Foundation
import TextLayout

/// Where the characters of a text are: carets, rectangles, and positions at points.
///
/// Offsets are in UTF-16 code units. Points have their origin at the left edge and the top of the text, with y down.
/// Offsets outside of the text count as its start or end.
package struct TextCarets {
  let lines: TextLines
  /// The length of the text, in UTF-16 code units.
  package let length: Int

  /// The position of a caret: an offset, and the line it is on where two lines meet.
  package struct Caret: Hashable, Sendable {
    package var offset: Int
    /// Whether the caret is at the end of the preceding character instead of at the start of the following one.
    package var isAfterPreceding: Bool

    package init(_ offset: Int, isAfterPreceding: Bool = false) {
      self.offset = offset
      self.isAfterPreceding = isAfterPreceding
    }
  }

  /// A part of a line that a range covers.
  package struct Part {
    package var line: Int
    package var rect: CGRect
    /// Whether the text in the middle of the rectangle runs from right to left.
    package var isRightToLeft: Bool
  }

  /// The direction of a movement on screen.
  package enum Direction {
    case left, right, up, down
  }

  // MARK: - Carets

  /// Returns the rectangle of a caret, with no width, as high as its line.
  ///
  /// - Throws: The errors of ``TextLines/caret(at:)``.
  package func rectangle(of caret: Caret) throws -> CGRect {
    let edge = try lines.caret(at: position(caret))
    return CGRect(x: CGFloat(edge.x), y: CGFloat(edge.top), width: 0, height: CGFloat(edge.height))
  }

  /// Returns the caret nearest to a point. It is never within a cluster.
  ///
  /// - Throws: The errors of ``TextLines/position(atX:y:)``.
  package func caret(at point: CGPoint) throws -> Caret {
    let position = try lines.position(atX: Double(point.x), y: Double(point.y))
    return Caret(position.offset, isAfterPreceding: position.affinity == .upstream)
  }

  /// Returns the caret one position to the left or right, or one line up or down, or `nil` if there is none.
  ///
  /// Beyond the end of a line in a horizontal direction is the next or preceding line, as the paragraph's direction
  /// says. The end of a line that wraps is the start of the next one.
  ///
  /// - Throws: The errors of ``TextLines/position(from:moving:keeping:)``.
  package func caret(from caret: Caret, _ direction: Direction) throws -> Caret? {
    let movement: CaretMovement =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
    return try lines.position(from: position(caret), moving: movement)
      .map { Caret($0.offset, isAfterPreceding: $0.affinity == .upstream) }
  }

  // MARK: - Ranges

  /// Returns the rectangles of characters, line by line and from left to right on each line.
  ///
  /// - Throws: The errors of ``TextLines/selectionRectangles(of:)``.
  package func parts(of range: Range<Int>) throws -> [Part] {
    var contents: [Int: LineContents] = [:]
    return try lines.selectionRectangles(of: range).map { selection in
      let index = selection.line
      let found = try contents[index] ?? lines.contents(of: index)
      contents = [index: found]
      let rect = selection.rectangle
      let middle = rect.x + rect.width / 2 - (try lines.frame(of: index).x)
      let run = found.runs.first { $0.x <= middle && middle < $0.maxX }
      return Part(
        line: index,
        rect: CGRect(
          x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width), height: CGFloat(rect.height)),
        isRightToLeft: run?.isRightToLeft ?? found.isRightToLeft)
    }
  }

  /// Returns the characters of the line that a caret is on, without the line end that terminates it.
  ///
  /// - Throws: The errors of ``TextLines/contents(of:)``.
  package func line(of caret: Caret) throws -> Range<Int> {
    let index = lines.lineIndex(of: position(caret))
    guard index < lines.count else { return length..<length }
    let contents = try lines.contents(of: index)
    return contents.line.range.lowerBound..<contents.lineEnd.lowerBound
  }

  /// Returns whether the paragraph that a caret is in runs from right to left.
  ///
  /// - Throws: The errors of ``TextLines/contents(of:)``.
  package func isRightToLeft(at caret: Caret) throws -> Bool {
    let index = min(lines.lineIndex(of: position(caret)), lines.count - 1)
    return index >= 0 ? try lines.contents(of: index).isRightToLeft : false
  }

  private func position(_ caret: Caret) -> TextPosition {
    TextPosition(min(max(caret.offset, 0), length), caret.isAfterPreceding ? .upstream : .downstream)
  }
}

extension TextContent {
  /// Returns where the characters are in the lines that ``draw(_:at:in:base:links:traits:)`` draws, or `nil` if the text
  /// can't be laid out.
  package func carets(_ request: Request) -> TextCarets? {
    do {
      return TextCarets(lines: try lines(request), length: string?.utf16.count ?? 0)
    } catch {
      report(error)
      return nil
    }
  }
}
