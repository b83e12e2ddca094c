package import CoreGraphics
package import Foundation
import TextLayout

/// Drawing text. Its lines are those that are measured.
extension TextContent {
  /// Draws what ``measure(_:)`` measures, with its left edge and top at a point.
  ///
  /// Without a width, lines are aligned in the width of the widest one. Text that can't be laid out isn't drawn.
  package func draw(
    _ request: Request, at origin: CGPoint, in context: CGContext, base: TextAppearance,
    links: [NSAttributedString.Key: Any] = [:], traits: UITraitCollection
  ) {
    if isEmpty { return }
    do {
      if attributed == nil {
        let runs = try plainRuns(PlainDrawing.Arguments(request: request, origin: origin, look: base), traits)
        guard let shadow = base.shadow else { return runs.forEach(context.draw) }
        context.saveGState()
        context.setShadow(shadow)
        runs.forEach(context.draw)
        context.restoreGState()
        return
      }
      let (lines, count) = try visibleLines(request)
      try TextPainter(lines, attributed, base: base, links: links, traits: traits)
        .draw(at: origin, in: context, lines: 0..<count)
    } catch {
      report(error)
    }
  }

  /// The glyphs of text without attributes, and what they were drawn with.
  ///
  /// It is an object, so that the state of text that isn't drawn has no room for it.
  final class PlainDrawing {
    struct Arguments: Equatable {
      let request: Request
      let origin: CGPoint
      let look: TextAppearance
    }

    let arguments: Arguments
    let runs: [DisplayList.GlyphRun]

    init(_ arguments: Arguments, _ runs: [DisplayList.GlyphRun]) {
      self.arguments = arguments
      self.runs = runs
    }
  }

  /// Returns the glyphs of text without attributes. Those that were drawn last are cached, since most views are drawn
  /// again without any change.
  private func plainRuns(
    _ arguments: PlainDrawing.Arguments, _ traits: UITraitCollection
  ) throws -> [DisplayList.GlyphRun] {
    if let drawn = state.cache.drawn, drawn.arguments == arguments { return drawn.runs }
    let (lines, count) = try visibleLines(arguments.request)
    let runs = try TextPainter(lines, nil, base: arguments.look, traits: traits)
      .plainRuns(at: arguments.origin, lines: 0..<count)
    state.cache.drawn = PlainDrawing(arguments, runs)
    return runs
  }

  /// Returns the lines that are measured, and how many of them fit the height: at least one.
  ///
  /// - Throws: The errors of shaping the text and of ``PreparedText/lines(_:)``.
  func visibleLines(_ request: Request) throws -> (lines: TextLines, count: Int) {
    let lines = try lines(request)
    if request.options.height == .infinity { return (lines, lines.count) }
    let count = max(measure(request).count, 1)
    if !request.options.changesLastLine || count >= lines.count { return (lines, count) }
    // The height has become the limit, so the last line that fits is truncated, or wraps in its own mode, as when it is
    // measured.
    var truncated = request
    truncated.limit = count
    return (try self.lines(truncated), count)
  }
}
