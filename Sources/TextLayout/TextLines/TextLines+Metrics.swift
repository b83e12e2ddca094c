public import FontEngine

extension TextLines {
  /// Returns how far the fonts and attachments of a line extend above and below its baseline, in points.
  ///
  /// The fonts of white space at the end of the line and of its line end count, but not those of text that truncation
  /// hides. The descent is positive downward. `lineBox` overrides that of the paragraph's style.
  ///
  /// - Throws: ``TextLayoutError/noLine(_:count:)``.
  public func extent(
    of index: Int, lineBox: LineBox? = nil
  ) throws(TextLayoutError) -> (ascent: Double, descent: Double) {
    try requireLine(index)
    let extent = extent(of: self[index], at: index, lineBox)
    return (extent.ascent, extent.descent)
  }

  private func extent(of line: TextLine, at index: Int, _ lineBox: LineBox? = nil) -> LineExtent {
    // The white space and the line end after a line count, but not what truncation hides.
    let range = truncation(of: index) != nil ? line.contentRange : line.range
    var box = styleExtent(source.paragraph.style(at: range.lowerBound))
    if source.paragraph.styles.count > 1 {
      for run in source.paragraph.styleRuns(on: range) { box = box.union(styleExtent(run.style)) }
    }
    // All glyphs of plain text come from the face of its style.
    if !source.isComposed, lineBox ?? paragraphs[range.lowerBound].lineBox == .usedFonts {
      // If memory runs out, the line is as high as its styles' fonts.
      for run in (try? runs(on: range)) ?? [] {
        box = box.union(extent(of: run.face, style: source.paragraph.style(at: run.range.lowerBound)))
      }
    }
    for attachment in source.paragraph.attachments(on: line.range) {
      let offset = source.paragraph.styles[source.paragraph.style(at: attachment.offset)].baselineOffset
      box = box.union(LineExtent(ascent: attachment.ascent + offset, descent: attachment.descent - offset))
    }
    return box
  }

  /// Returns the width of the widest line in points, or 0 without lines.
  ///
  /// A line that does not wrap counts with the white space after it. Indents are not included.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` if white space has to be shaped and memory runs out.
  public func widthWithTrailingSpace() throws(TextLayoutError) -> Double {
    var widest = 0.0
    for index in indices { widest = Swift.max(widest, try widthWithTrailingSpace(of: index)) }
    return widest
  }

  /// Returns the width of a line in points, including the white space after it if the line does not wrap, or in any
  /// case with `whereWrapped`.
  ///
  /// A line does not wrap if the text or a line end terminates it. The white space counts as far as it fits into the
  /// available width. For a line that is truncated, it is the line's own width. Indents are not included. White space
  /// always hangs when lines are broken; this is for callers whose sizes include it.
  ///
  /// - Throws: ``TextLayoutError/noLine(_:count:)``, or ``TextLayoutError/font(_:)`` if white space has to be shaped and
  ///   memory runs out.
  public func widthWithTrailingSpace(
    of index: Int, whereWrapped: Bool = false
  ) throws(TextLayoutError) -> Double {
    try requireLine(index)
    let line = self[index]
    let isShortened = truncation(of: index) != nil
    let wraps = line.reason != .mandatory && line.reason != .end
    guard !wraps || whereWrapped && line.reason == .opportunity, !isShortened else { return line.width }
    let end = source.paragraph.lineEnd(of: line).lowerBound
    guard end > line.contentRange.upperBound else { return line.width }
    let shaped = try shapedText()
    var ruler = ruler(shaped)
    let style = paragraphs[line.range.lowerBound]
    ruler.tabs = TabRuler(style)
    let room = room(of: index, line, style)
    let full = try ruler.width(of: line.range.lowerBound..<end, from: room.indent)
    return Swift.max(line.width, Swift.min(full, room.width))
  }

  /// Returns the vertical positions of all lines.
  ///
  /// The style of the paragraph determines the height of a line from its extent; any difference is added or removed
  /// above the baseline. Lines are separated by the line spacing, and by line gaps if they count, and paragraphs by
  /// their spacing.
  public func placements() -> [LinePlacement] {
    var placements: [LinePlacement] = []
    placements.reserveCapacity(count)
    if let extent = uniformExtent {
      let height = extent.ascent + extent.descent
      var top = 0.0
      for _ in indices {
        placements.append(LinePlacement(top: top, height: height, baseline: top + height - extent.descent))
        top += height
      }
      return placements
    }
    var gap = 0.0
    var style = ParagraphStyle()
    for index in indices {
      let line = self[index]
      if line.startsParagraph {
        style = paragraphs[line.range.lowerBound]
        if index > 0 { gap += ParagraphStyle.distance(style.spacingBefore) }
      }
      let extent = extent(of: line, at: index)
      let height = style.lineHeight(extent.ascent + extent.descent)
      let top = placements.last.map { $0.top + $0.height + gap } ?? 0
      placements.append(LinePlacement(top: top, height: height, baseline: top + height - extent.descent))
      gap = ParagraphStyle.distance(style.lineSpacing) + (style.usesFontLeading ? leading(of: line) : 0)
      if index + 1 < count, self[index + 1].startsParagraph { gap += ParagraphStyle.distance(style.spacingAfter) }
    }
    return placements
  }

  /// The height of all lines, including the space between them, in points.
  public var height: Double {
    if let extent = uniformExtent { return Double(count) * (extent.ascent + extent.descent) }
    return placements().last.map { $0.top + $0.height } ?? 0
  }

  /// The baselines of all lines, in points from the top of the first line.
  public var baselines: [Double] {
    if let extent = uniformExtent {
      return indices.map { Double($0) * (extent.ascent + extent.descent) + extent.ascent }
    }
    return placements().map(\.baseline)
  }

  /// The baseline of the first line, in points from its top, or `nil` without lines.
  public var firstBaseline: Double? {
    guard !isEmpty else { return nil }
    let extent = extent(of: self[0], at: 0)
    return paragraphs[0].lineHeight(extent.ascent + extent.descent) - extent.descent
  }

  /// The baseline of the last line, in points from the top of the first line, or `nil` without lines.
  public var lastBaseline: Double? {
    guard let last = indices.last else { return nil }
    if let extent = uniformExtent { return Double(last) * (extent.ascent + extent.descent) + extent.ascent }
    return placements().last?.baseline
  }

  /// The extent of every line if all lines are equal and stacked without extra space, or `nil`.
  private var uniformExtent: LineExtent? {
    guard source.paragraph.styles.count == 1, source.paragraph.attachments.isEmpty, let style = paragraphs.only,
      style.isPlainlyStacked
    else { return nil }
    return styleExtent(0)
  }

  /// Returns the largest leading of the styles on a line.
  private func leading(of line: TextLine) -> Double {
    let leadings = request.leadings
    return source.paragraph.styleRuns(on: line.range).map { run in
      if let leadings { return leadings[run.style] }
      let metrics = source.paragraph.styles[run.style].face.metrics
      return metrics.points(metrics.lineGap, pointSize: pointSizes[run.style])
    }.max() ?? 0
  }

  /// Returns the runs that are at least partly on a line, in the order of the text.
  ///
  /// - Throws: ``TextLayoutError/noLine(_:count:)``, or ``TextLayoutError/font(_:)`` if memory runs out.
  public func runs(of index: Int) throws(TextLayoutError) -> [FontRun] {
    try requireLine(index)
    return try runs(on: self[index].contentRange)
  }

  private func runs(on range: Range<Int>) throws(TextLayoutError) -> [FontRun] {
    guard !range.isEmpty else { return [] }
    let shaped = try shapedText()
    return shaped.runs[shaped.firstRun(endingAfter: range.lowerBound)...]
      .prefix { $0.run.range.lowerBound < range.upperBound }.map(\.run)
  }

  private func styleExtent(_ style: Int) -> LineExtent {
    extent(of: source.paragraph.styles[style].face, style: style)
  }

  private func extent(of face: FontFace, style: Int) -> LineExtent {
    let metrics = face.metrics
    let offset = source.paragraph.styles[style].baselineOffset
    // Raised text takes space above and keeps its depth below the baseline; lowered text is the reverse. A whole line
    // of raised text is therefore taller by the offset, as recorded from UIKit: 17 points of the system font, raised by
    // 3, are 23.29 high.
    return LineExtent(
      ascent: metrics.points(metrics.ascender, pointSize: pointSizes[style]) + Swift.max(0, offset),
      descent: -metrics.points(metrics.descender, pointSize: pointSizes[style]) + Swift.max(0, -offset))
  }
}
