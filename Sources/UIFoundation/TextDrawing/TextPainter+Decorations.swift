import CoreGraphics
import Foundation
import TextLayout

/// Underlines and strikethroughs.
extension TextPainter {
  /// Draws the lines under and through the characters of a look that are within a range.
  func drawDecorations(
    of run: VisualRun, _ look: Look, on line: PaintedLine, in context: CGContext, _ parts: Parts,
    within decorated: Range<Int>
  ) {
    let range = look.range.clamped(to: decorated)
    if range.isEmpty && !look.range.isEmpty { return }
    guard run.kind != .control, look.appearance.underline != nil || look.appearance.strikethrough != nil else { return }
    if parts.contains(.underlines), let underline = look.appearance.underline {
      draw(underline, run.stroke(of: .underline), of: run, range, on: line, in: context)
    }
    if parts.contains(.strikethroughs), let strikethrough = look.appearance.strikethrough {
      draw(strikethrough, run.stroke(of: .strikethrough), of: run, range, on: line, in: context)
    }
  }

  /// Draws a line with the top and thickness of the face; a thick one is twice as thick, and a double one has two lines
  /// with a gap as thick as they are.
  private func draw(
    _ decoration: TextAppearance.Decoration, _ stroke: DecorationStroke, of run: VisualRun, _ range: Range<Int>,
    on line: PaintedLine, in context: CGContext
  ) {
    let (top, thickness) = (line.baseline + CGFloat(stroke.top), CGFloat(stroke.thickness))
    let style = decoration.style
    let isDouble = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
    let isThick = style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue
    let dashes = style.dashes(thickness: thickness)
    for part in style.contains(.byWord) ? words(in: range) : [range] {
      for span in spans(of: part, of: run, on: line) {
        for offset in isDouble ? [0, 2 * thickness] : [0] {
          let rect = CGRect(
            x: line.x + CGFloat(span.lowerBound), y: top + offset, width: CGFloat(span.upperBound - span.lowerBound),
            height: isThick ? 2 * thickness : thickness)
          fill(rect, decoration.color, dashes: dashes, in: context)
        }
      }
    }
  }

  private func fill(_ rect: CGRect, _ color: DisplayList.Color, dashes: [CGFloat], in context: CGContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    if dashes.isEmpty {
      context.fillColor = color
      return context.fill(rect)
    }
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY)])
    context.strokeColor = color
    context.setLineWidth(rect.height)
    context.setLineDash(phase: 0, lengths: dashes)
    context.stroke(transforming: path)
  }

  /// Returns the horizontal spans of a run's characters, in points from the line's left edge.
  private func spans(of range: Range<Int>, of run: VisualRun, on line: PaintedLine) -> [ClosedRange<Double>] {
    // A token's characters aren't on the line, and spaces after the line aren't decorated.
    if run.hangs { return [] }
    if range == run.range { return [run.x...max(run.x, run.maxX)] }
    return line.contents.spans(of: range)
  }

  /// Returns the parts of a range between white space.
  private func words(in range: Range<Int>) -> [Range<Int>] {
    let units = lines.text.paragraph.units
    return units[range].indices.split { units[$0] == 0x20 || units[$0] == 0x09 || units[$0] == 0xA0 }
      .map { $0.startIndex..<$0.endIndex }
  }
}

extension NSUnderlineStyle {
  /// The lengths of the pattern's dashes and gaps for a line of a thickness; empty for a solid line.
  fileprivate func dashes(thickness: CGFloat) -> [CGFloat] {
    let (dot, dash, gap) = (thickness, 4 * thickness, 2 * thickness)
    switch NSUnderlineStyle(rawValue: rawValue & 0x0F00) {
    case .patternDot: return [dot, gap]
    case .patternDash: return [dash, gap]
    case .patternDashDot: return [dash, gap, dot, gap]
    case .patternDashDotDot: return [dash, gap, dot, gap, dot, gap]
    default: return []
    }
  }
}
