package import CoreGraphics
package import Foundation
import TextLayout

/// Drawing text. Its lines are those that are measured.
extension TextContent {
  /// Draws the text broken at a width, with its left edge and top at a point.
  ///
  /// The arguments are those of ``measure(width:lines:_:scale:)``. Without a width, lines are aligned in the width of
  /// the widest one. Text that can't be laid out isn't drawn.
  package func draw(
    at origin: CGPoint, in context: CGContext, width: CGFloat = .infinity, lines limit: Int = 0,
    _ options: Options = Options(), scale: CGFloat = 1, base: TextAppearance,
    links: [NSAttributedString.Key: Any] = [:], traits: UITraitCollection
  ) {
    if isEmpty { return }
    do {
      let (lines, count) = try visibleLines(width: width, lines: limit, options, scale: scale)
      try TextPainter(lines, attributed, base: base, links: links, traits: traits)
        .draw(at: origin, in: context, lines: 0..<count)
    } catch {
      report(error)
    }
  }

  /// Returns the lines that are measured, and how many of them fit the height: at least one.
  ///
  /// - Throws: The errors of shaping the text and of ``PreparedText/lines(_:)``.
  private func visibleLines(
    width: CGFloat, lines limit: Int, _ options: Options, scale: CGFloat
  ) throws -> (lines: TextLines, count: Int) {
    let lines = try lines(width: width, limit: limit, options, scale: scale)
    if options.height == .infinity { return (lines, lines.count) }
    let block = measure(width: width, lines: limit, options, scale: scale)
    let count = max(block.count, 1)
    if options.truncation == nil || count >= lines.count { return (lines, count) }
    // The height has become the limit, so the last line that fits is truncated.
    return (try self.lines(width: width, limit: count, options, scale: scale), count)
  }
}
