import FontEngine
import Synchronization

/// A stretch of text at a line's edge, shaped as it stands on that line.
struct EdgePiece: Hashable, Sendable {
  var start: Int32
  var end: Int32
  /// Whether the line begins where the piece does.
  var beginsLine: Bool
  /// Whether the line ends where the piece does.
  var endsLine: Bool
}

/// What shaping a piece gave: how wide it is, and how much of it is needed.
struct EdgeShape: Sendable {
  /// The advance of the whole piece.
  var advance: TrackedAdvance
  /// The place nearest to the line's edge where the piece's glyphs may give way to those of the whole text, if there is
  /// one; a piece that is a whole line has none.
  var joint: Int32?
  /// The advance between the line's edge and the joint.
  var advanceToJoint = TrackedAdvance()
}

/// By how much a line's advance differs from the difference of the sums at its edges, because of new shaping there.
struct EdgeCorrection {
  /// To be added in the scale segment of the line's start.
  var atStart = TrackedAdvance()
  /// To be added in the scale segment of the line's end.
  var atEnd = TrackedAdvance()
  /// The new glyphs at the line's start, which may be all of them.
  var head: EdgeGlyphs?
  /// The new glyphs at the line's end.
  var tail: EdgeGlyphs?
}

/// Which glyphs stand at a line's edge instead of those of the whole text.
struct EdgeGlyphs {
  /// The place in the runs of the one that is shaped anew.
  var run: Int
  /// The piece to shape.
  var piece: Range<Int>
  /// Of the piece, the stretch whose glyphs stand on the line: between the line's edge and the joint.
  var used: Range<Int>
}

extension ShapedText {
  /// Shapes the edges of a line anew where its glyphs were shaped together with glyphs that are not on it.
  ///
  /// From each such edge text is shaped up to a joint: a place that is safe to break both in the whole text and in the new
  /// glyphs. One of the two is not enough: cut after its first letter, "fff" leaves "ff", which may ligate anew across a
  /// place that was safe. Where there is no joint on the line, the whole line is shaped within that run.
  func edgeCorrection(start: Int, end: Int) throws(FontError) -> EdgeCorrection {
    var correction = EdgeCorrection()
    guard start < end else { return correction }
    var from = start
    if places[start].contains(.unsafeToBreak), let run = runIndex(at: start) {
      let (joint, advance, stop) = try headPiece(start: start, end: end, run: run)
      correction.atStart = advance - self.advance(from: start, to: joint)
      correction.head = EdgeGlyphs(run: run, piece: start..<stop, used: start..<joint)
      from = joint
    }
    if from < end, end < length, places[end].contains(.unsafeToBreak), let run = runIndex(at: end - 1) {
      let first = max(from, runs[run].run.range.lowerBound)
      let (joint, advance, stop) = try tailPiece(first: first, beginsLine: first == start, end: end, run: run)
      if joint == from, from > start, runs[run].run.range.contains(start) {
        // Head and tail meet within one run: only the whole line is right.
        let whole = try shape(start..<end, run: run, beginsLine: true, endsLine: true)
        return EdgeCorrection(
          atStart: whole.advance - self.advance(from: start, to: end),
          head: EdgeGlyphs(run: run, piece: start..<end, used: start..<end))
      }
      correction.atEnd = advance - self.advance(from: joint, to: end)
      correction.tail = EdgeGlyphs(run: run, piece: stop..<end, used: joint..<end)
    }
    return correction
  }

  /// Code units beyond the first possible joint that are shaped with a piece, so that rules that look ahead have their say.
  private static let margin = 4

  /// The piece from a line's start to its joint, at most to the end of the line or the run, and where it was shaped to.
  private func headPiece(
    start: Int, end: Int, run: Int
  ) throws(FontError) -> (joint: Int, advance: TrackedAdvance, stop: Int) {
    let limit = min(end, runs[run].run.range.upperBound)
    var reach = safePlace(after: start, limit: limit) + Self.margin
    while true {
      let stop = safePlace(after: min(reach, limit) - 1, limit: limit)
      let piece = try shape(start..<stop, run: run, beginsLine: true, endsLine: stop == end)
      if stop < limit, let joint = piece.joint { return (Int(joint), piece.advanceToJoint, stop) }
      if stop == limit { return (limit, piece.advance, stop) }
      reach += reach - start
    }
  }

  /// The piece from its joint to a line's end, at most from `first`, which is the start of the line or the run or a joint,
  /// and where it was shaped from.
  private func tailPiece(
    first: Int, beginsLine: Bool, end: Int, run: Int
  ) throws(FontError) -> (joint: Int, advance: TrackedAdvance, stop: Int) {
    var reach = safePlace(before: end, limit: first) - Self.margin
    while true {
      let stop = safePlace(before: max(reach, first) + 1, limit: first)
      let piece = try shape(
        stop..<end, run: run, beginsLine: beginsLine && stop == first, endsLine: true)
      if stop > first, let joint = piece.joint { return (Int(joint), piece.advanceToJoint, stop) }
      if stop == first { return (first, piece.advance, stop) }
      reach -= end - reach
    }
  }

  /// The run that holds a code unit, or nil for a control character. Binary search.
  func runIndex(at offset: Int) -> Int? {
    let index = firstRun(endingAfter: offset)
    return index < runs.count && runs[index].run.range.contains(offset) ? index : nil
  }

  /// The first run that ends after an offset; the number of runs if none does. Binary search.
  func firstRun(endingAfter offset: Int) -> Int {
    firstIndex(in: runs.indices) { runs[$0].run.range.upperBound > offset }
  }

  private func safePlace(after start: Int, limit: Int) -> Int {
    var place = start + 1
    while place < limit, places[place].contains(.unsafeToBreak) { place += 1 }
    return min(place, limit)
  }

  private func safePlace(before end: Int, limit: Int) -> Int {
    var place = end - 1
    while place > limit, places[place].contains(.unsafeToBreak) { place -= 1 }
    return max(place, limit)
  }

  /// Shapes a piece, or remembers it.
  private func shape(
    _ range: Range<Int>, run: Int, beginsLine: Bool, endsLine: Bool
  ) throws(FontError) -> EdgeShape {
    let piece = EdgePiece(
      start: Int32(range.lowerBound), end: Int32(range.upperBound), beginsLine: beginsLine, endsLine: endsLine)
    if let known = edgePieces.withLock({ $0[piece] }) { return known }
    let glyphs = try glyphs(of: range, run: run)
    let fresh = edgeShape(glyphs, of: piece, isTracked: !runs[run].run.joinsLetters)
    remember(fresh, for: piece)
    return fresh
  }

  private func edgeShape(_ glyphs: [Glyph], of piece: EdgePiece, isTracked: Bool) -> EdgeShape {
    var shape = EdgeShape(advance: advance(of: glyphs, isTracked: isTracked))
    guard piece.beginsLine != piece.endsLine else { return shape }
    // A place is a joint when it begins a cluster here and in the whole text, and neither was shaped across it.
    let joints = glyphs.lazy.filter { glyph in
      !glyph.isUnsafeToBreak && glyph.cluster > piece.start
        && !self.places[Int(glyph.cluster)].contains(.unsafeToBreak)
    }.map(\.cluster)
    shape.joint = piece.beginsLine ? joints.min() : joints.max()
    if let joint = shape.joint {
      shape.advanceToJoint = advance(
        of: glyphs.lazy.filter { ($0.cluster < joint) == piece.beginsLine }, isTracked: isTracked)
    }
    return shape
  }

  /// What glyphs in either order take: their units, and the clusters that have a width, where these are tracked.
  private func advance(of glyphs: some Sequence<Glyph>, isTracked: Bool) -> TrackedAdvance {
    var sum = TrackedAdvance()
    var counted: Int32 = -1
    for glyph in glyphs {
      sum.units += Int64(glyph.advance)
      if isTracked, glyph.advance != 0, glyph.cluster != counted {
        sum.clusters += 1
        counted = glyph.cluster
      }
    }
    return sum
  }

  /// Shapes a piece of a run as it stands at a line's edge; no lock is held meanwhile.
  func glyphs(of range: Range<Int>, run: Int) throws(FontError) -> [Glyph] {
    try Shaper(language: paragraph.styles[paragraph.style(at: range.lowerBound)].language).glyphs(
      of: paragraph.units, in: range, run: runs[run].run, context: shapingContext(of: range, in: places))
  }
}

/// The first index that satisfies a condition which, once true, stays true; the range's end if none does.
func firstIndex(in range: Range<Int>, where isBeyond: (Int) -> Bool) -> Int {
  var low = range.lowerBound
  var high = range.upperBound
  while low < high {
    let middle = (low + high) / 2
    if isBeyond(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}
