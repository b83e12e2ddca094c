public import FontEngine

extension TextLines {
  /// How far the fonts and attachments of a line reach above and below its baseline, in points; the depth is positive
  /// downwards. `lineBox` counts instead of the paragraph's own where it is given.
  public func extent(of index: Int, lineBox: LineBox? = nil) -> (ascent: Double, descent: Double) {
    let range = self[index].range
    var box = styleExtent(source.paragraph.style(at: range.lowerBound))
    if source.paragraph.styles.count > 1 {
      for run in source.paragraph.styleRuns(on: self[index].contentRange) { box = box.union(styleExtent(run.style)) }
    }
    // Plain text has all its glyphs from the face of its style.
    if !source.isComposed, lineBox ?? paragraphs[range.lowerBound].lineBox == .usedFonts {
      for run in runs(of: index) {
        box = box.union(extent(of: run.face, style: source.paragraph.style(at: run.range.lowerBound)))
      }
    }
    for attachment in source.paragraph.attachments(on: range) {
      let offset = source.paragraph.styles[source.paragraph.style(at: attachment.offset)].baselineOffset
      box = box.union(LineExtent(ascent: attachment.ascent + offset, descent: attachment.descent - offset))
    }
    return (box.ascent, box.descent)
  }

  /// The width of the widest line, where a line that does not wrap counts with the white space behind it; 0 without lines.
  ///
  /// In points, without indents, and otherwise as ``width``. Throws as ``widthWithTrailingSpace(of:)`` does.
  public func widthWithTrailingSpace() throws(TextLayoutError) -> Double {
    var widest = 0.0
    for index in indices { widest = Swift.max(widest, try widthWithTrailingSpace(of: index)) }
    return widest
  }

  /// The width of a line with the white space behind it, as far as its room goes, where the text or a line end in it ends the
  /// line; of a line that wraps or is shortened, its own width.
  ///
  /// In points, without indents. White space always hangs where lines are found: this is for callers whose sizes count it.
  /// Throws ``TextLayoutError/font(_:)`` when white space has to be shaped and the libraries run out of memory.
  public func widthWithTrailingSpace(of index: Int) throws(TextLayoutError) -> Double {
    let line = self[index]
    let isShortened = truncation != nil && index == count - 1
    guard line.endsHard || line.range.upperBound == source.length, !isShortened else { return line.width }
    let end = source.paragraph.lineEnd(of: line).lowerBound
    guard end > line.contentRange.upperBound else { return line.width }
    let shaped = try shapedText()
    var ruler = ruler(shaped)
    ruler.tabs = TabRuler(paragraphStyle(of: index))
    let room = room(of: index)
    let full = try ruler.width(of: line.range.lowerBound..<end, from: room.indent)
    return Swift.max(line.width, Swift.min(full, room.width))
  }

  /// Where each line stands.
  ///
  /// A line is as high as its paragraph's style makes of its extent; what it gains or loses it does above its baseline.
  /// Between two lines come line spacing, line gaps if they count, and between two paragraphs their spacing.
  public func placements() -> [LinePlacement] {
    var placements: [LinePlacement] = []
    placements.reserveCapacity(count)
    var gap = 0.0
    var style = ParagraphStyle()
    for index in indices {
      let line = self[index]
      if line.startsParagraph {
        style = paragraphs[line.range.lowerBound]
        if index > 0 { gap += ParagraphStyle.distance(style.spacingBefore) }
      }
      let (ascent, descent) = extent(of: index)
      let height = style.lineHeight(ascent + descent)
      let top = placements.last.map { $0.top + $0.height + gap } ?? 0
      placements.append(LinePlacement(top: top, height: height, baseline: top + height - descent))
      gap = ParagraphStyle.distance(style.lineSpacing) + (style.usesFontLeading ? lineGap(of: line) : 0)
      if index + 1 < count, self[index + 1].startsParagraph { gap += ParagraphStyle.distance(style.spacingAfter) }
    }
    return placements
  }

  /// The height of all lines with the spaces between them, in points.
  public var height: Double {
    if let extent = uniformExtent { return Double(count) * (extent.ascent + extent.descent) }
    return placements().last.map { $0.top + $0.height } ?? 0
  }

  /// The baselines' distances from the top of the first line, in points.
  public var baselines: [Double] {
    if let extent = uniformExtent {
      return indices.map { Double($0) * (extent.ascent + extent.descent) + extent.ascent }
    }
    return placements().map(\.baseline)
  }

  /// The baseline of the first line, in points from its top; nil without lines.
  public var firstBaseline: Double? {
    guard !isEmpty else { return nil }
    let (ascent, descent) = extent(of: 0)
    return paragraphs[0].lineHeight(ascent + descent) - descent
  }

  /// The baseline of the last line, in points from the first one's top; nil without lines.
  public var lastBaseline: Double? {
    guard let last = indices.last else { return nil }
    if let extent = uniformExtent { return Double(last) * (extent.ascent + extent.descent) + extent.ascent }
    return placements().last?.baseline
  }

  /// The extent of every line, where all are equal and stand one upon another.
  private var uniformExtent: LineExtent? {
    guard source.paragraph.styles.count == 1, source.paragraph.attachments.isEmpty, let style = paragraphs.only,
      style.isPlainlyStacked
    else { return nil }
    return styleExtent(0)
  }

  /// The largest line gap of the faces that the styles on a line name.
  private func lineGap(of line: TextLine) -> Double {
    source.paragraph.styleRuns(on: line.range).map { run in
      let metrics = source.paragraph.styles[run.style].face.metrics
      return metrics.points(metrics.lineGap, pointSize: pointSizes[run.style])
    }.max() ?? 0
  }

  /// The runs that have a part on a line, in the order of the text.
  public func runs(of index: Int) -> [FontRun] {
    let content = self[index].contentRange
    guard !content.isEmpty, let shaped = try? shapedText() else { return [] }
    return shaped.runs[shaped.firstRun(endingAfter: content.lowerBound)...]
      .prefix { $0.run.range.lowerBound < content.upperBound }.map(\.run)
  }

  private func styleExtent(_ style: Int) -> LineExtent {
    extent(of: source.paragraph.styles[style].face, style: style)
  }

  private func extent(of face: FontFace, style: Int) -> LineExtent {
    let metrics = face.metrics
    let offset = source.paragraph.styles[style].baselineOffset
    // Raised text makes room above and keeps the depth it would have on the baseline; lowered text the other way round. So a
    // whole line of an offset is higher by it, as recorded of UIKit: 17 points of the system font, raised by 3, are 23.29 high.
    return LineExtent(
      ascent: metrics.points(metrics.ascender, pointSize: pointSizes[style]) + Swift.max(0, offset),
      descent: -metrics.points(metrics.descender, pointSize: pointSizes[style]) + Swift.max(0, -offset))
  }
}
