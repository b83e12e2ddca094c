/// The position of the pen on a line. Advances are added up in whole units while the scale stays the same.
///
/// In left-to-right text of one direction, this is the order in which widths are added up, so the last glyph ends
/// exactly at the line's width. If both directions and scales change, the order differs, and the last bit may as well.
struct PenSum {
  /// The sum of all preceding parts, in points.
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

  /// Moves the pen by the tracking of a cluster.
  mutating func addTracking() { sum.clusters += 1 }

  mutating func move(to x: Double) {
    settled = x
    sum = TrackedAdvance()
    segment = nil
  }
}
