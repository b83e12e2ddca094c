/// Where the pen stands on a line: advances added up in whole units as long as the scale stays, as a line's width is.
///
/// From left to right in text of one direction that is the order in which widths are added up, so that the last glyph ends
/// at the line's width to the bit. Where directions and scales both change, the order differs, and so may the last bit.
struct PenSum {
  /// The points of all stretches of equal scale that are done with.
  private var settled = 0.0
  private var sum = TrackedAdvance()
  private var segment: Int?
  private var scale = AdvanceScale(pointSize: 1, unitsPerEm: 1)

  init(at x: Double = 0) { settled = x }

  var x: Double { segment == nil ? settled : settled + scale.points(sum) }

  mutating func enter(_ segment: Int, _ scale: AdvanceScale) {
    guard segment != self.segment else { return }
    move(to: x)
    self.segment = segment
    self.scale = scale
  }

  mutating func advance(_ advance: Int32) { sum.units += Int64(advance) }

  /// Moves the pen by the tracking of a cluster, which stands behind it.
  mutating func track() { sum.clusters += 1 }

  mutating func move(to x: Double) {
    settled = x
    sum = TrackedAdvance()
    segment = nil
  }
}
