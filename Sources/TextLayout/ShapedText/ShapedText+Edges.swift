import FontEngine
import Synchronization

/// A part of the text at the edge of a line, shaped as it is on that line.
struct EdgePiece: Hashable, Sendable {
  var start: Int32
  var end: Int32
  /// Whether the line begins at the start of the piece.
  var beginsLine: Bool
  /// Whether the line ends at the end of the piece.
  var endsLine: Bool
}

/// The result of shaping a piece: its advance, and how much of it is used.
struct EdgeShape: Sendable {
  /// The first glyph, or `nil` if it has no width.
  var first: UInt32?
  /// The advance of the whole piece.
  var advance: TrackedAdvance
  /// The offset nearest to the edge of the line where the glyphs of the whole text can continue, or `nil`.
  ///
  /// It is `nil` for a piece that is a whole line.
  var joint: Int32?
  /// The advance between the edge of the line and the joint.
  var advanceToJoint = TrackedAdvance()
}

/// The difference between a line's advance and the difference of the sums at its edges, caused by reshaping.
struct EdgeCorrection {
  /// The difference in the scale segment of the line's start.
  var atStart = TrackedAdvance()
  /// The difference in the scale segment of the line's end.
  var atEnd = TrackedAdvance()
  /// The new glyphs at the start of the line, which may be all of its glyphs.
  var head: EdgeGlyphs?
  /// The new glyphs at the end of the line.
  var tail: EdgeGlyphs?
}

/// The glyphs at the edge of a line that replace those of the whole text.
struct EdgeGlyphs {
  /// The index of the reshaped run.
  var run: Int
  /// The piece to shape.
  var piece: Range<Int>
  /// The part of the piece whose glyphs are used: between the edge of the line and the joint.
  var used: Range<Int>
}

extension ShapedText {
  /// Reshapes the edges of a line where its glyphs were shaped together with glyphs that are not on it.
  ///
  /// From each such edge, text is shaped up to a joint: an offset that is safe to break both in the whole text and in
  /// the new glyphs. One of the two is not enough: cut after its first letter, "fff" leaves "ff", which may form a new
  /// ligature across an offset that was safe. If there is no joint on the line, the whole part of the line in that run
  /// is shaped.
  ///
  /// - Throws: ``FontError``.
  func edgeCorrection(start: Int, end: Int) throws(FontError) -> EdgeCorrection {
    var correction = EdgeCorrection()
    guard start < end else { return correction }
    var from = start
    if properties[start].contains(.unsafeToBreak), let run = runIndex(at: start) {
      let (joint, advance, stop) = try headPiece(start: start, end: end, run: run)
      correction.atStart = advance - self.advance(from: start, to: joint)
      correction.head = EdgeGlyphs(run: run, piece: start..<stop, used: start..<joint)
      from = joint
    }
    if from < end, end < length, properties[end].contains(.unsafeToBreak), let run = runIndex(at: end - 1) {
      let first = max(from, runs[run].run.range.lowerBound)
      let (joint, advance, stop) = try tailPiece(first: first, beginsLine: first == start, end: end, run: run)
      if joint == from, from > start, runs[run].run.range.contains(start) {
        // Head and tail meet within one run, so the whole line has to be shaped.
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

  /// The number of code units to shape beyond the first possible joint, for rules that look ahead.
  private static let margin = 4

  /// Shapes from the start of a line to a joint, at most to the end of the line or run, and returns where shaping
  /// stopped.
  private func headPiece(
    start: Int, end: Int, run: Int
  ) throws(FontError) -> (joint: Int, advance: TrackedAdvance, stop: Int) {
    let limit = min(end, runs[run].run.range.upperBound)
    var reach = safeOffset(after: start, limit: limit) + Self.margin
    while true {
      let stop = safeOffset(after: min(reach, limit) - 1, limit: limit)
      let piece = try shape(start..<stop, run: run, beginsLine: true, endsLine: stop == end)
      if stop < limit, let joint = piece.joint { return (Int(joint), piece.advanceToJoint, stop) }
      if stop == limit { return (limit, piece.advance, stop) }
      reach += reach - start
    }
  }

  /// Shapes from a joint to the end of a line, and returns where shaping started.
  ///
  /// The joint is at or after `first`, which is the start of the line or run, or another joint.
  private func tailPiece(
    first: Int, beginsLine: Bool, end: Int, run: Int
  ) throws(FontError) -> (joint: Int, advance: TrackedAdvance, stop: Int) {
    let nearest = safeOffset(before: end, limit: first)
    if nearest > first + 1, followsMovingSpace(nearest, run: run) {
      let word = try shape(nearest..<end, run: run, beginsLine: false, endsLine: true)
      if let joint = word.joint { return (Int(joint), word.advanceToJoint, nearest) }
      // Before the same glyph, the space is as wide as in the whole text, and nothing else looks across it.
      if let own = word.first, own == glyph(at: nearest, run: run)?.id { return (nearest, word.advance, nearest) }
    }
    var reach = nearest - Self.margin
    while true {
      let stop = safeOffset(before: max(reach, first) + 1, limit: first)
      let piece = try shape(
        stop..<end, run: run, beginsLine: beginsLine && stop == first, endsLine: true)
      if stop > first, let joint = piece.joint { return (Int(joint), piece.advanceToJoint, stop) }
      if stop == first { return (first, piece.advance, stop) }
      reach -= end - reach
    }
  }

  /// Returns the index of the run that contains a code unit, or `nil` for a control character.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs.
  func runIndex(at offset: Int) -> Int? {
    let index = firstRun(endingAfter: offset)
    return index < runs.count && runs[index].run.range.contains(offset) ? index : nil
  }

  /// Returns the index of the first run that ends after an offset, or the number of runs if none does.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of runs.
  func firstRun(endingAfter offset: Int) -> Int {
    runs.indices.partitioningIndex { runs[$0].run.range.upperBound > offset }
  }

  private func safeOffset(after start: Int, limit: Int) -> Int {
    var offset = start + 1
    while offset < limit, properties[offset].contains(.unsafeToBreak) { offset += 1 }
    return min(offset, limit)
  }

  private func safeOffset(before end: Int, limit: Int) -> Int {
    var offset = end - 1
    while offset > limit, properties[offset].contains(.unsafeToBreak) { offset -= 1 }
    return max(offset, limit)
  }

  /// Returns the shape of a piece, from the cache or shaped now.
  private func shape(
    _ range: Range<Int>, run: Int, beginsLine: Bool, endsLine: Bool
  ) throws(FontError) -> EdgeShape {
    let piece = EdgePiece(
      start: Int32(range.lowerBound), end: Int32(range.upperBound), beginsLine: beginsLine, endsLine: endsLine)
    if let known = edgePieces.withLock({ $0[piece] }) { return known }
    let glyphs = try glyphs(of: range, run: run)
    let fresh = edgeShape(glyphs, of: piece, isTracked: !runs[run].run.joinsLetters)
    cacheEdge(fresh, for: piece)
    return fresh
  }

  private func edgeShape(_ glyphs: [Glyph], of piece: EdgePiece, isTracked: Bool) -> EdgeShape {
    var shape = EdgeShape(
      first: glyphs.first.flatMap { $0.advance != 0 ? $0.id : nil }, advance: advance(of: glyphs, isTracked: isTracked))
    guard piece.beginsLine != piece.endsLine else { return shape }
    // A joint begins a cluster both here and in the whole text, and neither was shaped across it. Some fonts move
    // spaces because of an adjacent glyph, without marking it as unsafe. The space then belongs to the new glyphs.
    let joints = glyphs.lazy.filter { glyph in
      let cluster = Int(glyph.cluster)
      return !glyph.isUnsafeToBreak && glyph.cluster > piece.start && !self.properties[cluster].contains(.unsafeToBreak)
        && !Self.isSpace(self.paragraph.units[piece.beginsLine ? cluster : cluster - 1])
    }.map(\.cluster)
    shape.joint = piece.beginsLine ? joints.min() : joints.max()
    if let joint = shape.joint {
      shape.advanceToJoint = advance(
        of: glyphs.lazy.filter { ($0.cluster < joint) == piece.beginsLine }, isTracked: isTracked)
    }
    return shape
  }

  /// Returns whether the glyph before an offset is a space that only changes its own width beside other glyphs.
  private func followsMovingSpace(_ offset: Int, run: Int) -> Bool {
    let own = runs[run].run
    guard !own.isRightToLeft, let space = own.face.movingSpace, let before = glyph(at: offset - 1, run: run) else {
      return false
    }
    return before.id == space && before.advance != 0
  }

  /// Returns the first glyph of the cluster that begins at an offset in a left-to-right run, or `nil` if none does.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of glyphs.
  private func glyph(at offset: Int, run: Int) -> Glyph? {
    let glyphs = runs[run].glyphs
    let index = glyphs.indices.partitioningIndex { Int(glyphs[$0].cluster) >= offset }
    return index < glyphs.count && Int(glyphs[index].cluster) == offset ? glyphs[index] : nil
  }

  /// Returns whether a code unit is a space or a no-break space, which share a glyph in many fonts.
  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 }

  /// Returns the advance of glyphs in either order: their units, and the number of clusters with a width if they are
  /// tracked.
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

  /// Shapes a piece of a run at the edge of a line, without holding a lock.
  ///
  /// - Throws: ``FontError``.
  func glyphs(of range: Range<Int>, run: Int) throws(FontError) -> [Glyph] {
    try Shaper(language: paragraph.styles[paragraph.style(at: range.lowerBound)].language).glyphs(
      of: paragraph.units, in: range, run: runs[run].run, context: shapingContext(of: range, in: properties))
  }
}

/// Returns the last index up to `last` that satisfies a condition, or `first` if none after it does.
///
/// The condition must not hold after the first index at which it does not. The result is found by an exponential search
/// followed by a binary search, since a line is short compared with the text.
func lastIndex<Failure: Error>(
  from first: Int, to last: Int, where holds: (Int) throws(Failure) -> Bool
) throws(Failure) -> Int {
  var low = first
  var step = 1
  // Terminates: `step` doubles until it leads past `last`. Then the distance between `low` and `high` is halved until
  // it is 1.
  while low + step <= last, try holds(low + step) {
    low += step
    step *= 2
  }
  var high = min(low + step, last + 1)
  while high - low > 1 {
    let middle = (low + high) / 2
    if try holds(middle) { low = middle } else { high = middle }
  }
  return low
}
