public import FontEngine

/// Which fonts make the height of a line.
public enum LineBox: Hashable, Sendable {
  /// Only the faces that the styles on the line name: a fallback font changes nothing.
  case styles
  /// Every face that has a glyph on the line, and the styles' own.
  case usedFonts
}

extension TextLines {
  /// How far the line reaches above and below its baseline, in points; the depth is positive downwards.
  public func extent(of index: Int, lineBox: LineBox = .styles) -> (ascent: Double, descent: Double) {
    var box = styleExtent(text.style(at: self[index].range.lowerBound))
    if text.paragraph.styles.count > 1 {
      for run in text.styleRuns(on: self[index].contentRange) {
        let other = styleExtent(run.style)
        box = (Swift.max(box.ascent, other.ascent), Swift.max(box.descent, other.descent))
      }
    }
    if lineBox == .usedFonts {
      for run in runs(of: index) {
        let other = extent(of: run.face, style: text.style(at: run.range.lowerBound))
        box = (Swift.max(box.ascent, other.ascent), Swift.max(box.descent, other.descent))
      }
    }
    return box
  }

  /// The height of all lines, one box upon another, in points.
  public func height(lineBox: LineBox = .styles) -> Double {
    if lineBox == .styles, text.paragraph.styles.count == 1 {
      let box = styleExtent(0)
      return Double(count) * (box.ascent + box.descent)
    }
    return indices.reduce(0) { sum, index in
      let box = extent(of: index, lineBox: lineBox)
      return sum + box.ascent + box.descent
    }
  }

  /// The baselines' distances from the top of the first line, in points.
  public func baselines(lineBox: LineBox = .styles) -> [Double] {
    if lineBox == .styles, text.paragraph.styles.count == 1 {
      let box = styleExtent(0)
      return indices.map { Double($0) * (box.ascent + box.descent) + box.ascent }
    }
    var top = 0.0
    return indices.map { index in
      let box = extent(of: index, lineBox: lineBox)
      defer { top += box.ascent + box.descent }
      return top + box.ascent
    }
  }

  /// The runs that have a part on a line, in the order of the text.
  public func runs(of index: Int) -> [FontRun] {
    let content = self[index].contentRange
    guard !content.isEmpty else { return [] }
    return text.runs[text.firstRun(endingAfter: content.lowerBound)...]
      .prefix { $0.run.range.lowerBound < content.upperBound }.map(\.run)
  }

  private func styleExtent(_ style: Int) -> (ascent: Double, descent: Double) {
    extent(of: text.paragraph.styles[style].face, style: style)
  }

  private func extent(of face: FontFace, style: Int) -> (ascent: Double, descent: Double) {
    let metrics = face.metrics
    return (
      metrics.points(metrics.ascender, pointSize: pointSizes[style]),
      -metrics.points(metrics.descender, pointSize: pointSizes[style])
    )
  }
}
