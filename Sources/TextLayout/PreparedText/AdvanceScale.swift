/// How many points advance units are, as a fraction: 3,000 units at 17 points and 1,000 units to the em are 51 points to the
/// bit, while 3,000 x 0.017 is a little more, and a line that just fits would not.
struct AdvanceScale: Sendable {
  var pointSize: Double
  var unitsPerEm: Double
  /// Points behind every tracked cluster.
  var tracking = 0.0

  func points(_ units: Int64) -> Double { Double(units) * pointSize / unitsPerEm }

  func points(_ advance: TrackedAdvance) -> Double {
    let natural = points(advance.units)
    return tracking == 0 ? natural : natural + Double(advance.clusters) * tracking
  }

  /// The units that fit within a width, at most one too many, and never so many that a sum with a text's advances overflows.
  func reach(within points: Double) -> Int64 { min(units(within: points), 1 << 61) + 1 }

  /// The units that fit within a width, give or take one.
  func units(within points: Double) -> Int64 { Int64(clampingFloorOf: points * unitsPerEm / pointSize) }
}

/// How far a stretch of text moves the pen: in advance units, and by the clusters that tracking follows.
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
