import FontEngine

/// A stretch of a line before it has a place: in the order of the text, its glyphs from left to right.
struct LinePiece {
  var kind: VisualRun.Kind
  var range: Range<Int>
  var face: FontFace
  var style: Int
  /// The place of the scale segment that its advances are counted in; nil where it is as wide as `points` says.
  var segment: Int?
  var level: UInt8
  var glyphs: [Glyph] = []
  /// The runs of a token, which stand as they are.
  var token: [VisualRun] = []
  /// The width of a token.
  var points = 0.0

  var isRightToLeft: Bool { level & 1 != 0 }
}

extension PreparedText {
  /// The runs of a stretch that stands on a line by itself, in the order of the text, in the glyphs that shaping it alone
  /// gives: those of the whole text between the joints, and those of the reshaped edges outside them.
  func linePieces(of range: Range<Int>) throws(FontError) -> [LinePiece] {
    var pieces: [LinePiece] = []
    guard !range.isEmpty else { return pieces }
    let isUnsafe =
      places[range.lowerBound].contains(.unsafeToBreak)
      || (range.upperBound < length && places[range.upperBound].contains(.unsafeToBreak))
    let edges = isUnsafe ? try edgeCorrection(start: range.lowerBound, end: range.upperBound) : EdgeCorrection()
    var place = range.lowerBound
    var index = firstRun(endingAfter: place)
    while place < range.upperBound {
      let next = index < runs.count ? runs[index].run.range : range.upperBound..<range.upperBound
      let style = style(at: place)
      let segment = firstIndex(in: segments.indices) { segments[$0].end > place }
      if next.lowerBound <= place {
        let stretch = place..<min(next.upperBound, range.upperBound)
        let run = runs[index].run
        pieces.append(
          LinePiece(
            kind: .text, range: stretch, face: run.face, style: style, segment: segment, level: run.level,
            glyphs: try glyphs(of: stretch, run: index, edges: edges)))
        place = stretch.upperBound
        index += 1
      } else {
        let stretch = place..<min(next.lowerBound, range.upperBound)
        pieces.append(
          LinePiece(
            kind: .control, range: stretch, face: paragraph.styles[style].face, style: style, segment: segment,
            level: analysis.level(at: place)))
        place = stretch.upperBound
      }
    }
    return pieces
  }

  /// The glyphs of a run on a line, from left to right.
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
  /// The places of the glyphs whose clusters begin in a range. Binary search: clusters rise from left to right, or fall.
  func indices(ofClusters range: Range<Int>) -> Range<Int> {
    if run.isRightToLeft {
      let first = firstIndex(in: glyphs.indices) { Int(glyphs[$0].cluster) < range.upperBound }
      return first..<firstIndex(in: first..<glyphs.count) { Int(glyphs[$0].cluster) < range.lowerBound }
    }
    let first = firstIndex(in: glyphs.indices) { Int(glyphs[$0].cluster) >= range.lowerBound }
    return first..<firstIndex(in: first..<glyphs.count) { Int(glyphs[$0].cluster) >= range.upperBound }
  }
}
