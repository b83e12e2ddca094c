import FontEngine

extension TextLines {
  /// Returns the index of the line of a position. Between two lines of a paragraph, an upstream position is on the
  /// upper line.
  ///
  /// Positions before the text are on the first line, and positions after the last line on the last. A position after a
  /// final line end is on the empty line after all lines, whose index is ``count``.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  public func lineIndex(of position: TextPosition) -> Int {
    guard let last = indices.last else { return 0 }
    if position.offset >= self[last].range.upperBound {
      return position.offset >= source.length && endsWithLineEnd ? count : last
    }
    let index = firstLine { self[$0].range.upperBound > position.offset }
    let isBetween = index > 0 && position.offset == self[index].range.lowerBound
    if isBetween, position.affinity == .upstream, source.paragraph.lineEnd(of: self[index - 1]).isEmpty {
      return index - 1
    }
    return index
  }

  /// Returns the caret at a position. A position within a cluster counts as the start of the cluster.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of lines and *m* the length of the caret's line.
  /// - Throws: ``TextLayoutError/font(_:)``, as ``contents(of:)`` does.
  public func caret(at position: TextPosition) throws(TextLayoutError) -> TextCaret {
    let index = lineIndex(of: position)
    guard index < count else { return lastCaret() }
    let frame = try frame(of: index)
    let caret = try contents(of: index).caret(at: position.offset)
    return TextCaret(
      line: index, x: frame.x + caret.x, secondaryX: caret.secondaryX.map { frame.x + $0 }, top: frame.top,
      height: frame.height)
  }

  /// Returns the position nearest to a point, given in points from the left edge and the top of the text.
  ///
  /// A point above the text corresponds to the first line, one below it to the last, and one between two lines to the
  /// upper. A NaN y-coordinate counts as 0, and a NaN x-coordinate as the start of the line. The position is never
  /// within a cluster.
  ///
  /// - Complexity: O(*n* + *m*), where *n* is the number of lines and *m* the length of the line.
  /// - Throws: ``TextLayoutError/font(_:)``, as ``contents(of:)`` does.
  public func position(atX x: Double, y: Double) throws(TextLayoutError) -> TextPosition {
    guard !isEmpty else { return TextPosition(0) }
    let placements = placements()
    let y = y.isNaN ? 0 : y
    if endsWithLineEnd, y >= lastCaret().top { return TextPosition(source.length) }
    let index = Swift.max(0, firstLine { placements[$0].top > y } - 1)
    let frame = try LineSetting(self).frame(of: index, placements[index])
    return try contents(of: index).position(atX: x - frame.x)
  }

  /// Returns the first line that satisfies a condition that stays true once it is, or ``count`` if none does.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of lines.
  func firstLine(where isBeyond: (Int) -> Bool) -> Int { indices.partitioningIndex(where: isBeyond) }

  /// Whether the text ends in a line end and no lines are missing.
  private var endsWithLineEnd: Bool {
    guard !isCut, let last = last else { return false }
    return !source.paragraph.lineEnd(of: last).isEmpty
  }

  /// Returns the caret after a final line end or in empty text, on a line without text.
  private func lastCaret() -> TextCaret {
    let startsParagraph = isEmpty || source.paragraph.endsParagraph(before: source.length)
    let style = last.map { paragraphs[$0.range.lowerBound] } ?? request.style
    let isRightToLeft =
      startsParagraph
      ? source.paragraph.baseDirection == .rightToLeft : source.isBaseRightToLeft(at: source.length - 1)
    let number = source.paragraph.style(at: source.length)
    let metrics = source.paragraph.styles[number].face.metrics
    let height = style.lineHeight(
      metrics.points(metrics.ascender - metrics.descender, pointSize: pointSizes[number]))
    var top = 0.0
    if let last = placements().last {
      top = last.top + last.height + ParagraphStyle.distance(style.lineSpacing)
      if startsParagraph {
        top += ParagraphStyle.distance(style.spacingAfter) + ParagraphStyle.distance(style.spacingBefore)
      }
    }
    let layout = ParagraphLayout(style, width: request.width(ofLine: count))
    let (indent, width) = startsParagraph ? layout.firstLine : layout.otherLine
    let x = LineSetting(self).x(of: 0, on: count, style.alignment, isRightToLeft: isRightToLeft, (indent, width))
    return TextCaret(line: count, x: x, secondaryX: nil, top: top, height: height)
  }
}
