import FontEngine

/// A part of a line before it is positioned: in the order of the text, with its glyphs from left to right.
struct LinePiece {
  /// The way in which a piece moves the pen.
  enum Width {
    /// By the advances of its glyphs, in the units of a scale segment.
    case glyphs(segment: Int)
    /// By a number of points.
    case points(Double)
    /// To a tab stop: from one position to another, in points from the leading edge of the line.
    case tab(from: Double, to: Double)
  }

  var kind: VisualRun.Kind
  var range: Range<Int>
  var face: FontFace
  var style: Int
  var level: UInt8
  var width: Width
  var glyphs: [Glyph] = []
  /// Whether tracking is added after its clusters.
  var isTracked = true
  /// The runs of a token or a hyphen, which are used unchanged.
  var inserted: [VisualRun] = []

  var isRightToLeft: Bool { level & 1 != 0 }
}

extension ShapedText {
  /// Returns the pieces of a range that is on a line by itself, in the order of the text.
  ///
  /// The glyphs are those that shaping the range alone would give: those of the whole text between the joints, and
  /// those of the reshaped edges outside of them. The range begins `origin` points from the leading edge, which
  /// determines the tab stops.
  ///
  /// - Throws: ``TextLayoutError/font(_:)`` if shaping an edge fails.
  func linePieces(of range: Range<Int>, from origin: Double, _ ruler: Ruler) throws(TextLayoutError) -> [LinePiece] {
    let tabs = try tabWidths(in: range, from: origin, ruler)
    do {
      return try linePieces(of: range, tabs: tabs)
    } catch {
      throw .font(error)
    }
  }

  /// Returns the positions where the tabs of a range begin and end, in points from its start, as the ruler adds them
  /// up.
  private func tabWidths(
    in range: Range<Int>, from origin: Double, _ ruler: Ruler
  ) throws(TextLayoutError) -> [Int: LinePiece.Width] {
    var widths: [Int: LinePiece.Width] = [:]
    var sum = 0.0
    var start = range.lowerBound
    var index = segmentIndex(at: range.lowerBound)
    while index < segments.count, segments[index].start < range.upperBound {
      if segments[index].content == .tab {
        let tab = segments[index].start
        sum += try ruler.width(of: start..<tab, from: origin + sum)
        let end = max(sum, try ruler.tabEnd(at: origin + sum, segment: index, limit: range.upperBound) - origin)
        widths[tab] = .tab(from: sum, to: end)
        sum = end
        start = tab + 1
      }
      index += 1
    }
    return widths
  }

  private func linePieces(of range: Range<Int>, tabs: [Int: LinePiece.Width]) throws(FontError) -> [LinePiece] {
    var pieces: [LinePiece] = []
    guard !range.isEmpty else { return pieces }
    let isUnsafe =
      properties[range.lowerBound].contains(.unsafeToBreak)
      || (range.upperBound < length && properties[range.upperBound].contains(.unsafeToBreak))
    let edges = isUnsafe ? try edgeCorrection(start: range.lowerBound, end: range.upperBound) : EdgeCorrection()
    var offset = range.lowerBound
    var index = firstRun(endingAfter: offset)
    while offset < range.upperBound {
      let next = index < runs.count ? runs[index].run.range : range.upperBound..<range.upperBound
      if next.lowerBound <= offset {
        let part = offset..<min(next.upperBound, range.upperBound)
        let run = runs[index].run
        pieces.append(
          LinePiece(
            kind: .text, range: part, face: run.face, style: paragraph.style(at: offset), level: run.level,
            width: .glyphs(segment: segmentIndex(at: offset)),
            glyphs: try glyphs(of: part, run: index, edges: edges), isTracked: !run.joinsLetters))
        index += 1
      } else {
        pieces.append(glyphlessPiece(offset..<min(next.lowerBound, range.upperBound), tabs))
      }
      offset = pieces[pieces.count - 1].range.upperBound
    }
    return pieces
  }

  /// Returns a piece for the start of a range without glyphs: a tab, an attachment, or control characters.
  private func glyphlessPiece(_ range: Range<Int>, _ tabs: [Int: LinePiece.Width]) -> LinePiece {
    let offset = range.lowerBound
    let segment = segmentIndex(at: offset)
    let style = paragraph.style(at: offset)
    var piece = LinePiece(
      kind: .control, range: offset..<min(range.upperBound, segments[segment].end),
      face: paragraph.styles[style].face, style: style, level: analysis.level(at: offset),
      width: .glyphs(segment: segment))
    switch segments[segment].content {
    case .glyphs: break
    case .tab:
      piece.kind = .tab
      piece.width = tabs[offset] ?? .points(0)
    case .attachment(let index):
      piece.kind = .attachment(index)
      piece.width = .points(paragraph.attachments[index].width)
    }
    return piece
  }

  /// Returns the glyphs of a run on a line, from left to right.
  private func glyphs(of range: Range<Int>, run: Int, edges: EdgeCorrection) throws(FontError) -> [Glyph] {
    var own = range
    var head: [Glyph] = []
    var tail: [Glyph] = []
    if let edge = edges.head, edge.run == run {
      head = try glyphs(of: edge)
      own = min(edge.used.upperBound, own.upperBound)..<own.upperBound
    }
    if let edge = edges.tail, edge.run == run {
      tail = try glyphs(of: edge)
      own = own.lowerBound..<max(own.lowerBound, edge.used.lowerBound)
    }
    let glyphRun = runs[run]
    let middle = glyphRun.glyphs[glyphRun.indices(ofClusters: own)]
    return glyphRun.run.isRightToLeft ? tail + middle + head : head + middle + tail
  }

  private func glyphs(of edge: EdgeGlyphs) throws(FontError) -> [Glyph] {
    try glyphs(of: edge.piece, run: edge.run).filter { edge.used.contains(Int($0.cluster)) }
  }
}

extension GlyphRun {
  /// Returns the indices of the glyphs whose clusters begin in a range. Clusters ascend or descend from left to right.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of glyphs.
  func indices(ofClusters range: Range<Int>) -> Range<Int> {
    if run.isRightToLeft {
      let first = glyphs.indices.partitioningIndex { Int(glyphs[$0].cluster) < range.upperBound }
      return first..<(first..<glyphs.count).partitioningIndex { Int(glyphs[$0].cluster) < range.lowerBound }
    }
    let first = glyphs.indices.partitioningIndex { Int(glyphs[$0].cluster) >= range.lowerBound }
    return first..<(first..<glyphs.count).partitioningIndex { Int(glyphs[$0].cluster) >= range.upperBound }
  }
}
