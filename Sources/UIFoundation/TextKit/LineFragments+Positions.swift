package import CoreGraphics
import Foundation
import TextLayout

extension NSLayoutManager {
  /// The baselines of the lines, in points from the top of the first container.
  package var baselines: [CGFloat] { layout.lines.map { $0.rect.minY + $0.baseline } }
}

extension LineFragments {
  /// Draws the lines that contain characters in the current context, with the container's origin at a point.
  ///
  /// Decorations are drawn for these characters only.
  func draw(_ parts: TextPainter.Parts, of range: NSRange, from storage: NSAttributedString?, at origin: CGPoint) {
    guard let context = GraphicsContexts.current, let text, let storage, storage.length >= end, origin.isFinite,
      let drawn = Range(range)
    else { return }
    let met = lines.indices.filter { index in
      Range(lines[index].range).map { $0.overlaps(drawn) } ?? false
    }
    guard let first = met.first, let last = met.last else { return }
    let painter = TextPainter(text, storage, base: TextAppearance(color: .black), traits: .current)
    do {
      var start = first
      while start <= last {
        let shift = lines[start].shift
        let next = lines[start...last].firstIndex { $0.shift != shift } ?? last + 1
        try painter.draw(
          at: CGPoint(x: origin.x + padding + shift.x, y: origin.y + shift.y), in: context, lines: start..<next, parts,
          decorating: parts.contains(.glyphs) ? 0..<Int.max : drawn)
        start = next
      }
    } catch {
      TextContent.report(error)
    }
  }

  /// Returns the rectangles of characters, as high as their lines, line by line and from left to right.
  func rects(of range: NSRange) -> [CGRect] {
    guard let text, let range = Range(range) else { return [] }
    do {
      return try text.selectionRectangles(of: range.clamped(to: 0..<end)).filter { lines.indices.contains($0.line) }
        .map { selection in
          let shift = lines[selection.line].shift
          return CGRect(
            x: CGFloat(selection.rectangle.x) + padding + shift.x, y: CGFloat(selection.rectangle.y) + shift.y,
            width: CGFloat(selection.rectangle.width), height: CGFloat(selection.rectangle.height))
        }
    } catch {
      TextContent.report(error)
      return []
    }
  }

  /// Returns the size of the attachment at a character, or `nil` if there is none.
  func attachmentSize(at index: Int) -> CGSize? {
    guard let text, let line = lines.firstIndex(where: { NSLocationInRange(index, $0.range) }),
      let run = try? text.contents(of: line).runs.first(where: { $0.range.contains(index) }),
      case .attachment(let number) = run.kind
    else { return nil }
    let attachment = text.text.paragraph.attachments[number]
    return CGSize(width: CGFloat(run.width), height: CGFloat(attachment.ascent + attachment.descent))
  }

  /// Returns the characters that truncation hides on the line of a character, or `nil` if there are none.
  func hiddenRange(onLineOf index: Int) -> NSRange? {
    guard let line = lines.firstIndex(where: { NSLocationInRange(index, $0.range) }),
      let hidden = text?.truncation(of: line)?.hiddenRange
    else { return nil }
    return NSRange(location: hidden.lowerBound, length: hidden.count)
  }

  func line(of index: Int) -> Line? {
    lines.first { $0.range.location <= index && index < $0.range.location + $0.range.length }
      ?? (index >= end ? extra ?? lines.last : nil)
  }

  func range(meeting rect: CGRect) -> NSRange {
    let met = lines.filter { $0.rect.minY < rect.maxY && rect.minY < $0.rect.maxY }
    guard let first = met.first, let last = met.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  func boundingRect(of range: NSRange) -> CGRect {
    guard range.length > 0, text != nil else {
      return line(of: range.location).map { line in
        CGRect(x: location(of: range.location).x, y: line.rect.minY, width: 0, height: line.rect.height)
      } ?? .zero
    }
    let rects = rects(of: range)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func location(of index: Int) -> CGPoint {
    guard let line = line(of: index) else { return .zero }
    guard let text, index < end, let caret = try? text.caret(at: TextPosition(index)) else {
      return CGPoint(x: padding, y: line.baseline)
    }
    return CGPoint(x: CGFloat(caret.x) + padding + line.shift.x - line.rect.minX, y: line.baseline)
  }

  /// Returns the character nearest to a point, and how far into it the point is, from 0 to 1.
  func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard let text, end > 0 else { return (0, 0) }
    var target = CGPoint(x: point.x - padding, y: point.y)
    if lines.contains(where: { $0.shift != .zero }),
      let line = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first
    {
      target = CGPoint(x: target.x - line.shift.x, y: line.middle)
    }
    do {
      let near = try text.position(atX: Double(target.x), y: Double(target.y)).offset
      // The caret nearest to the point is before or after the character at the point.
      for candidate in [near, near - 1] where (0..<end).contains(candidate) {
        let rect = boundingRect(of: NSRange(location: candidate, length: 1))
        if rect.minX <= point.x, point.x < rect.maxX { return (candidate, (point.x - rect.minX) / rect.width) }
      }
      return near >= end ? (end - 1, 1) : (near, 0)
    } catch {
      TextContent.report(error)
      return (0, 0)
    }
  }
}
