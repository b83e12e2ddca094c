import FontEngine

/// Where a caret stands in a text, in points from the left edge and the top of the text, y down.
public struct TextCaret: Hashable, Sendable {
  /// The line that it stands on; ``TextLines/count`` for the empty line behind a text that ends in a line end, and in a
  /// text without lines.
  public var line: Int
  /// Where a character in the paragraph's own direction would be inserted.
  public var x: Double
  /// Where a character in the other direction would be; nil where that is the same place.
  public var secondaryX: Double?
  /// The top of the line's box.
  public var top: Double
  /// The height of the line's box.
  public var height: Double
}

extension TextLines {
  /// The line that a position is on: between two lines of one paragraph, the upper one if it is an upstream position.
  ///
  /// Positions before the text are on the first line, those behind it or behind the last line on the last, and behind a
  /// final line end on the empty line after all lines, whose number is ``count``. Binary search.
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

  /// The caret at a position; within a cluster, that of the cluster's start. Time: proportional to the lines and to the
  /// line's text. Throws ``TextLayoutError/font(_:)`` as ``contents(of:)`` does.
  public func caret(at position: TextPosition) throws(TextLayoutError) -> TextCaret {
    let index = lineIndex(of: position)
    guard index < count else { return lastCaret() }
    let frame = try frame(of: index)
    let caret = try contents(of: index).caret(at: position.offset)
    return TextCaret(
      line: index, x: frame.x + caret.x, secondaryX: caret.secondaryX.map { frame.x + $0 }, top: frame.top,
      height: frame.height)
  }

  /// The position nearest to a point, in points from the left edge and the top of the text.
  ///
  /// Above the text that is one on its first line, below it one on its last, and between two lines one on the upper. NaN
  /// counts as 0 down, and across as where the line begins. It never lies within a cluster. Time: as ``caret(at:)``.
  public func position(atX x: Double, y: Double) throws(TextLayoutError) -> TextPosition {
    guard !isEmpty else { return TextPosition(0) }
    let placements = placements()
    let y = y.isNaN ? 0 : y
    if endsWithLineEnd, y >= lastCaret().top { return TextPosition(source.length) }
    let index = Swift.max(0, firstLine { placements[$0].top > y } - 1)
    let frame = try LineSetting(self).frame(of: index, placements[index])
    return try contents(of: index).position(atX: x - frame.x)
  }

  /// The first line for which a condition holds that, once true, stays true; ``count`` if none does. Binary search.
  func firstLine(where isBeyond: (Int) -> Bool) -> Int { TextLayout.firstIndex(in: indices, where: isBeyond) }

  /// Whether the text ends in a line end, and all lines are there.
  private var endsWithLineEnd: Bool {
    guard !isCut, let last = last else { return false }
    return !source.paragraph.lineEnd(of: last).isEmpty
  }

  /// The caret behind a final line end, or in empty text: on a line that has no text.
  private func lastCaret() -> TextCaret {
    let startsParagraph = isEmpty || source.endsParagraph(before: source.length)
    let style = isEmpty ? request.style : paragraphStyle(of: count - 1)
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
    let layout = ParagraphLayout(style, width: request.width)
    let (indent, width) = startsParagraph ? layout.firstLine : layout.otherLine
    let x = LineSetting(self).x(of: 0, style.alignment, isRightToLeft: isRightToLeft, (indent, width))
    return TextCaret(line: count, x: x, secondaryX: nil, top: top, height: height)
  }
}
