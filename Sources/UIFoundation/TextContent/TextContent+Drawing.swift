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
      if attributed == nil {
        let arguments = PlainDrawing.Arguments(
          origin: origin, width: width, limit: limit, options: options, scale: scale, look: base)
        let runs = try plainRuns(arguments, traits)
        guard let shadow = base.shadow else { return runs.forEach(context.draw) }
        context.saveGState()
        context.setShadow(shadow)
        runs.forEach(context.draw)
        context.restoreGState()
        return
      }
      let (lines, count) = try visibleLines(width: width, lines: limit, options, scale: scale)
      try TextPainter(lines, attributed, base: base, links: links, traits: traits)
        .draw(at: origin, in: context, lines: 0..<count)
    } catch {
      report(error)
    }
  }

  /// The glyphs of text without attributes, and what they were drawn with.
  struct PlainDrawing {
    struct Arguments: Equatable {
      let origin: CGPoint
      let width: CGFloat
      let limit: Int
      let options: Options
      let scale: CGFloat
      let look: TextAppearance
    }

    let arguments: Arguments
    let runs: [DisplayList.GlyphRun]
  }

  /// Returns the glyphs of text without attributes. Those that were drawn last are cached, since most views are drawn
  /// again without any change.
  private func plainRuns(
    _ arguments: PlainDrawing.Arguments, _ traits: UITraitCollection
  ) throws -> [DisplayList.GlyphRun] {
    if let drawn = state.cache.drawn, drawn.arguments == arguments { return drawn.runs }
    let (lines, count) = try visibleLines(
      width: arguments.width, lines: arguments.limit, arguments.options, scale: arguments.scale)
    let runs = try TextPainter(lines, nil, base: arguments.look, traits: traits)
      .plainRuns(at: arguments.origin, lines: 0..<count)
    state.cache.drawn = PlainDrawing(arguments: arguments, runs: runs)
    return runs
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
    // The height has become the limit, so the last line that fits is truncated, as when it is measured.
    return (try self.lines(width: width, limit: count, options, scale: scale), count)
  }
}
