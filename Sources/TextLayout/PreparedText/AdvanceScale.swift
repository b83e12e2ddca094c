import FontEngine

/// The conversion of advance units to points, as a fraction.
///
/// 3,000 units at 17 points and 1,000 units per em are exactly 51 points, while 3,000 x 0.017 is slightly more, and a
/// line that just fits would not.
struct AdvanceScale: Sendable {
  var pointSize: Double
  var unitsPerEm: Double
  /// The space after every tracked cluster, in points.
  var tracking = 0.0

  func points(_ units: Int64) -> Double { Double(units) * pointSize / unitsPerEm }

  func points(_ advance: TrackedAdvance) -> Double {
    let natural = points(advance.units)
    return tracking == 0 ? natural : natural + Double(advance.clusters) * tracking
  }

  /// Returns the largest number of units that are no wider than a width of at least 0, but `most` at most.
  ///
  /// Returns `nil` for sizes so small that rounding removes a whole unit. Even with rounding, more units are never
  /// narrower, so comparing units with the result is the same as comparing widths.
  func exactReach(within points: Double, most: Int64) -> Int64? {
    var reach = min(units(within: points), most)
    if self.points(reach) > points {
      reach -= 1
    } else if reach < most, self.points(reach + 1) <= points {
      reach += 1
    }
    guard self.points(reach) <= points, reach == most || self.points(reach + 1) > points else { return nil }
    return reach
  }

  /// Returns the units that fit within a width, plus or minus one.
  func units(within points: Double) -> Int64 { Int64(clampingFloorOf: points * unitsPerEm / pointSize) }
}

/// The advance of a range of text: in advance units, and the number of clusters that tracking follows.
struct TrackedAdvance: Hashable, Sendable {
  var units: Int64 = 0
  var clusters = 0

  static func + (left: Self, right: Self) -> Self {
    Self(units: left.units + right.units, clusters: left.clusters + right.clusters)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(units: left.units - right.units, clusters: left.clusters - right.clusters)
  }
}

extension Int64 {
  /// Creates the largest integer that is not above a number, clamped to plus or minus 2^62. NaN becomes 0.
  init(clampingFloorOf value: Double) {
    let floor = value.rounded(.down)
    self = floor >= 0x1p62 ? 1 << 62 : floor <= -0x1p62 ? -1 << 62 : floor.isNaN ? 0 : Int64(floor)
  }
}
