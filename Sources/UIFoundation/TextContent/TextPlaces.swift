import CoreGraphics
package import Foundation
import TextLayout

/// Where the characters of a text are: carets, rectangles, and positions at points.
///
/// Offsets are in UTF-16 code units. Points have their origin at the left edge and the top of the text, with y down.
/// Offsets outside of the text count as its start or end.
package struct TextPlaces {
  let lines: TextLines
  /// The length of the text, in UTF-16 code units.
  package let length: Int

  /// An offset, and the line it is on where two lines meet.
  package struct Place: Hashable, Sendable {
    package var offset: Int
    /// Whether the place is the end of the preceding character instead of the start of the following one.
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

  /// Returns the caret at a place, with no width, as high as its line.
  ///
  /// - Throws: The errors of ``TextLines/caret(at:)``.
  package func caret(at place: Place) throws -> CGRect {
    let caret = try lines.caret(at: position(place))
    return CGRect(x: CGFloat(caret.x), y: CGFloat(caret.top), width: 0, height: CGFloat(caret.height))
  }

  /// Returns the place nearest to a point. It is never within a cluster.
  ///
  /// - Throws: The errors of ``TextLines/position(atX:y:)``.
  package func place(at point: CGPoint) throws -> Place {
    let position = try lines.position(atX: Double(point.x), y: Double(point.y))
    return Place(position.offset, isAfterPreceding: position.affinity == .upstream)
  }

  /// Returns the place one caret to the left or right, or one line up or down, or `nil` if there is none.
  ///
  /// Beyond the end of a line in a horizontal direction is the next or preceding line, as the paragraph's direction
  /// says. The end of a line that wraps is the start of the next one.
  ///
  /// - Throws: The errors of ``TextLines/position(from:moving:keeping:)``.
  package func place(from place: Place, _ direction: Direction) throws -> Place? {
    let movement: CaretMovement =
      switch direction {
      case .left: .left
      case .right: .right
      case .up: .up
      case .down: .down
      }
    return try lines.position(from: position(place), moving: movement)
      .map { Place($0.offset, isAfterPreceding: $0.affinity == .upstream) }
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

  /// Returns the characters of the line that a place is on, without the line end that terminates it.
  ///
  /// - Throws: The errors of ``TextLines/contents(of:)``.
  package func line(of place: Place) throws -> Range<Int> {
    let index = lines.lineIndex(of: position(place))
    guard index < lines.count else { return length..<length }
    let contents = try lines.contents(of: index)
    return contents.line.range.lowerBound..<contents.lineEnd.lowerBound
  }

  /// Returns whether the paragraph that a place is in runs from right to left.
  ///
  /// - Throws: The errors of ``TextLines/contents(of:)``.
  package func isRightToLeft(at place: Place) throws -> Bool {
    let index = min(lines.lineIndex(of: position(place)), lines.count - 1)
    return index >= 0 ? try lines.contents(of: index).isRightToLeft : false
  }

  private func position(_ place: Place) -> TextPosition {
    TextPosition(min(max(place.offset, 0), length), place.isAfterPreceding ? .upstream : .downstream)
  }
}

extension TextContent {
  /// Returns where the characters are in the lines that ``draw(_:at:in:base:links:traits:)`` draws, or `nil` if the text
  /// can't be laid out.
  package func places(_ request: Request) -> TextPlaces? {
    do {
      return TextPlaces(lines: try lines(request), length: string?.utf16.count ?? 0)
    } catch {
      report(error)
      return nil
    }
  }
}
