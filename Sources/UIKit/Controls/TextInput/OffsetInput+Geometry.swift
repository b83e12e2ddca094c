import CoreGraphics
import Foundation
import UIFoundation

/// Where characters are, in the coordinates of the view.
extension OffsetInput {
  func caretRect(for position: UITextPosition) -> CGRect {
    guard let rect = rectangle(of: position) else { return .zero }
    return CGRect(x: rect.minX, y: rect.minY, width: Self.caretWidth, height: rect.height)
  }

  /// Returns the rectangle of the caret at a position, with no width.
  private func rectangle(of position: UITextPosition) -> CGRect? {
    guard var caret = (position as? OffsetPosition)?.caret, let (carets, origin) = view.inputCarets else { return nil }
    caret.offset = view.drawnOffset(caret.offset)
    return try? carets.rectangle(of: caret).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Returns the parts of lines that a range covers, in the coordinates of the view.
  private func parts(of range: NSRange) -> [TextCarets.Part] {
    guard range.length > 0, let (carets, origin) = view.inputCarets else { return [] }
    let (start, end) = (view.drawnOffset(range.location), view.drawnOffset(range.location + range.length))
    guard let parts = try? carets.parts(of: start..<end) else { return [] }
    return parts.map { part in
      var part = part
      part.rect = part.rect.offsetBy(dx: origin.x, dy: origin.y)
      return part
    }
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let offsets = self.range(range) else { return .null }
    let parts = parts(of: offsets)
    guard let first = parts.first else { return rectangle(of: range.start) ?? .null }
    return parts.dropFirst().filter { $0.line == first.line }.reduce(first.rect) { $0.union($1.rect) }
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(range), range.length > 0 else { return [] }
    let (first, last) = (
      parts(of: cluster(at: range.location)), parts(of: cluster(at: range.location + range.length - 1))
    )
    func contains(_ part: TextCarets.Part, _ others: [TextCarets.Part]) -> Bool {
      others.contains { $0.line == part.line && part.rect.minX <= $0.rect.midX && $0.rect.midX <= part.rect.maxX }
    }
    return parts(of: range).map { part in
      PartSelectionRect(part, containsStart: contains(part, first), containsEnd: contains(part, last))
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    guard let (carets, origin) = view.inputCarets,
      var caret = try? carets.caret(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    else { return nil }
    caret.offset = view.offset(drawn: caret.offset)
    return OffsetPosition(caret)
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = self.range(range), let found = closestPosition(to: point) as? OffsetPosition else { return nil }
    let offset = min(max(found.caret.offset, range.location), range.location + range.length)
    return offset == found.caret.offset ? found : OffsetPosition(offset)
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let near = (closestPosition(to: point) as? OffsetPosition)?.caret.offset else { return nil }
    // The nearest position is before or after the character.
    for index in [near, near - 1] where (0..<view.inputText.length).contains(index) {
      let range = cluster(at: index)
      if parts(of: range).contains(where: { $0.rect.contains(point) }) { return OffsetRange(range) }
    }
    return nil
  }

  private func cluster(at index: Int) -> NSRange {
    (view.inputText.string as NSString).rangeOfComposedCharacterSequence(at: index)
  }
}
