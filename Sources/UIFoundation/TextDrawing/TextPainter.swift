package import CoreGraphics
package import Foundation
import FontEngine
package import TextLayout

/// Draws lines of text: backgrounds first, then glyphs with their decorations, and attachments.
package struct TextPainter {
  /// The lines to draw.
  let lines: TextLines
  /// The text with its attributes, or `nil` if all of it has the base's look.
  let attributed: NSAttributedString?
  /// The look where the text has no attributes of its own.
  let base: TextAppearance
  /// The attributes of links, which take precedence over their own.
  let links: [NSAttributedString.Key: Any]
  let traits: UITraitCollection

  /// Creates a painter of lines.
  package init(
    _ lines: TextLines, _ attributed: NSAttributedString?, base: TextAppearance,
    links: [NSAttributedString.Key: Any] = [:], traits: UITraitCollection
  ) {
    self.lines = lines
    self.attributed = attributed
    self.base = base
    self.links = links
    self.traits = traits
  }

  /// What is drawn of the lines.
  package struct Parts: OptionSet {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// The backgrounds of characters.
    package static let backgrounds = Parts(rawValue: 1)
    /// Glyphs and attachments.
    package static let glyphs = Parts(rawValue: 2)
    /// Lines under characters.
    package static let underlines = Parts(rawValue: 4)
    /// Lines through characters.
    package static let strikethroughs = Parts(rawValue: 8)
    /// Lines under and through characters.
    package static let decorations: Parts = [.underlines, .strikethroughs]
    /// Everything.
    package static let all: Parts = [.backgrounds, .glyphs, .decorations]
  }

  /// Draws the lines with their left edge and top at a point. Lines outside a range are left out, and decorations of
  /// characters outside another.
  ///
  /// - Throws: The errors of ``TextLines/contents(of:)``.
  package func draw(
    at origin: CGPoint, in context: CGContext, lines range: Range<Int> = 0..<Int.max, _ parts: Parts = .all,
    decorating decorated: Range<Int> = 0..<Int.max
  ) throws {
    guard let attributed else {
      if parts.contains(.glyphs) { for run in try plainRuns(at: origin, lines: range) { context.draw(run) } }
      return
    }
    let drawn = try paintedLines(at: origin, lines: range)
    let looks = drawn.map { line in line.contents.runs.map { self.looks(of: $0, on: line, attributed) } }
    if parts.contains(.backgrounds) {
      for (line, looks) in zip(drawn, looks) { drawBackgrounds(looks.flatMap(\.self), on: line, in: context) }
    }
    if parts.isDisjoint(with: [.glyphs, .decorations]) { return }
    for (line, looks) in zip(drawn, looks) {
      for (run, looks) in zip(line.contents.runs, looks) {
        if parts.contains(.glyphs) {
          draw(run, looks, on: line, attributed, in: context, parts, decorating: decorated)
        } else {
          for look in looks { drawDecorations(of: run, look, on: line, in: context, parts, within: decorated) }
        }
      }
    }
  }

  /// Returns lines and their positions.
  private func paintedLines(at origin: CGPoint, lines range: Range<Int>) throws -> [PaintedLine] {
    let frames = try lines.frames()
    return try lines.indices.clamped(to: range).map { index in
      let frame = frames[index]
      return PaintedLine(
        contents: try lines.contents(of: index), x: origin.x + CGFloat(frame.x),
        top: origin.y + CGFloat(frame.top), height: CGFloat(frame.height),
        baseline: origin.y + CGFloat(frame.baseline))
    }
  }

  /// A line and its position.
  struct PaintedLine {
    let contents: LineContents
    let x: CGFloat
    let top: CGFloat
    let height: CGFloat
    let baseline: CGFloat
  }

  /// A range of characters with one look.
  struct Look {
    let range: Range<Int>
    let appearance: TextAppearance
  }

  // MARK: - Plain text

  /// Returns the glyphs of lines without attributes, whose left edge and top are at a point.
  ///
  /// - Throws: The errors of ``TextLines/contents(of:)``.
  func plainRuns(at origin: CGPoint, lines range: Range<Int>) throws -> [DisplayList.GlyphRun] {
    try paintedLines(at: origin, lines: range).flatMap { line in
      line.contents.runs.lazy.filter { !$0.glyphs.isEmpty && !$0.hangs }.map { glyphRun(of: $0, base, on: line) }
    }
  }

  // MARK: - Text with attributes

  /// Returns the looks of a run's characters, in logical order; one for a token or a hyphen.
  private func looks(of run: VisualRun, on line: PaintedLine, _ attributed: NSAttributedString) -> [Look] {
    var range = run.range
    switch run.kind {
    case .text, .control, .tab, .attachment: break
    case .hyphen: range = max(run.range.lowerBound - 1, 0)..<run.range.lowerBound
    // A token looks like the character before it, or like the one after it at the start of a line.
    case .truncationToken:
      let isFirst = run.range.lowerBound <= line.contents.line.range.lowerBound
      let offset = isFirst ? min(run.range.upperBound, attributed.length - 1) : run.range.lowerBound - 1
      range = offset..<offset + 1
    }
    var looks: [Look] = []
    unsafe attributed.enumerateAttributes(in: NSRange(location: range.lowerBound, length: range.count)) {
      attributes, part, _ in
      let appearance = TextAppearance(attributes, base: base, links: links, traits: traits)
      if let last = looks.last, last.appearance == appearance {
        looks[looks.count - 1] = Look(range: last.range.lowerBound..<part.upperBound, appearance: appearance)
      } else {
        looks.append(Look(range: part.lowerBound..<part.upperBound, appearance: appearance))
      }
    }
    if run.kind == .truncationToken || run.kind == .hyphen {
      return looks.prefix(1).map { Look(range: run.range, appearance: $0.appearance) }
    }
    return looks
  }

  private func drawBackgrounds(_ looks: [Look], on line: PaintedLine, in context: CGContext) {
    for look in looks {
      guard let color = look.appearance.background, color.alpha > 0 else { continue }
      for rect in rects(of: look.range, on: line) {
        context.fillColor = color
        context.fill(rect)
      }
    }
  }

  /// Returns the rectangles of characters, as high as their line.
  private func rects(of range: Range<Int>, on line: PaintedLine) -> [CGRect] {
    line.contents.spans(of: range).filter { $0.upperBound > $0.lowerBound }.map { span in
      CGRect(
        x: line.x + CGFloat(span.lowerBound), y: line.top, width: CGFloat(span.upperBound - span.lowerBound),
        height: line.height)
    }
  }

  private func draw(
    _ run: VisualRun, _ looks: [Look], on line: PaintedLine, _ attributed: NSAttributedString, in context: CGContext,
    _ parts: Parts, decorating decorated: Range<Int>
  ) {
    if case .attachment = run.kind { drawAttachment(run, on: line, attributed, in: context) }
    for look in looks {
      let appearance = look.appearance
      context.saveGState()
      if let shadow = appearance.shadow { context.setShadow(shadow) }
      if looks.count == 1 {
        if !run.hangs, !run.glyphs.isEmpty { context.draw(glyphRun(of: run, appearance, on: line)) }
      } else {
        let part = run.part(look.range)
        if !part.glyphs.isEmpty { context.draw(glyphRun(of: part, appearance, on: line)) }
      }
      drawDecorations(of: run, look, on: line, in: context, parts, within: decorated)
      context.restoreGState()
      if let link = appearance.link {
        for rect in rects(of: look.range, on: line) { context.setURL(link, for: rect) }
      }
    }
  }

  private func drawAttachment(
    _ run: VisualRun, on line: PaintedLine, _ attributed: NSAttributedString, in context: CGContext
  ) {
    let offset = run.range.lowerBound
    let attributes = unsafe attributed.attributes(at: offset, effectiveRange: nil)
    guard let attachment = attributes[.attachment] as? NSTextAttachment, case .attachment(let index) = run.kind
    else { return }
    let inline = lines.text.paragraph.attachments[index]
    let padding = attachment.lineLayoutPadding
    let rect = CGRect(
      x: line.x + CGFloat(run.x) + padding, y: line.baseline - CGFloat(run.baselineOffset) - CGFloat(inline.ascent),
      width: CGFloat(run.width) - 2 * padding, height: CGFloat(inline.ascent + inline.descent))
    guard let image = attachment.image(forBounds: rect, textContainer: nil, characterIndex: offset) else { return }
    let tint = TextAppearance(attributes, base: base, traits: traits).color
    image.draw(in: rect, of: context, tint: image.renderingMode == .alwaysTemplate || image.isSymbolImage ? tint : nil)
  }

  // MARK: - Glyphs

  private func glyphRun(
    of run: VisualRun, _ look: TextAppearance, on line: PaintedLine
  ) -> DisplayList.GlyphRun {
    glyphRun(of: RunPart(run, range: run.range, glyphs: run.glyphs[...]), look, on: line)
  }

  private func glyphRun(
    of part: RunPart, _ look: TextAppearance, on line: PaintedLine
  ) -> DisplayList.GlyphRun {
    let run = part.run
    let isToken = run.kind == .truncationToken || run.kind == .hyphen
    var face = run.face
    if look.slant != 0 {
      let synthesis = face.synthesis
      let slanted = FontSynthesis(slant: synthesis.slant + look.slant, weight: synthesis.weight)
      // Without memory the glyphs stay upright, and measuring the text again fails.
      face = (try? face.synthesized(slanted)) ?? face
    }
    let text: String =
      switch run.kind {
      case .truncationToken: "\u{2026}"
      case .hyphen: "-"
      default: Self.string(lines.text.paragraph.units[part.range])
      }
    let glyphs = part.glyphs.map { glyph in
      DisplayList.GlyphRun.Glyph(
        id: glyph.id, position: CGPoint(x: line.x + CGFloat(glyph.x), y: line.baseline + CGFloat(glyph.y)),
        cluster: isToken ? 0 : glyph.cluster - part.range.lowerBound)
    }
    let stroke = look.outline.map { outline in
      DisplayList.GlyphStroke(
        width: abs(outline.percent) / 100 * CGFloat(run.pointSize), color: outline.color,
        isFilled: outline.percent < 0)
    }
    return DisplayList.GlyphRun(
      font: DisplayList.Font(face, postScriptName: face.names.postScriptName), pointSize: CGFloat(run.pointSize),
      color: look.color, glyphs: glyphs, text: text, isRightToLeft: run.isRightToLeft, stroke: stroke)
  }
}

extension TextPainter {
  /// Returns the text of code units. That of ASCII, which most are, is copied without decoding it.
  private static func string(_ units: ArraySlice<UInt16>) -> String {
    if units.contains(where: { $0 >= 0x80 }) { return String(decoding: units, as: UTF16.self) }
    return String(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}

/// A part of a run whose characters have one look.
struct RunPart {
  let run: VisualRun
  let range: Range<Int>
  /// The glyphs of the characters, from left to right.
  let glyphs: ArraySlice<PositionedGlyph>

  init(_ run: VisualRun, range: Range<Int>, glyphs: ArraySlice<PositionedGlyph>) {
    self.run = run
    self.range = range
    self.glyphs = glyphs
  }
}

extension VisualRun {
  /// Returns the part of the run with the clusters that begin in a range.
  func part(_ range: Range<Int>) -> RunPart {
    // Clusters ascend or descend from left to right, so those in a range are side by side.
    let first = glyphs.firstIndex { range.contains($0.cluster) } ?? glyphs.endIndex
    let end = glyphs[first...].firstIndex { !range.contains($0.cluster) } ?? glyphs.endIndex
    return RunPart(self, range: range, glyphs: glyphs[first..<end])
  }
}
