import FontEngine

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

  /// The most units that are no wider than a width from 0 on, as far as short texts have so many; nil for sizes so small that
  /// rounding leaves nothing of a unit.
  ///
  /// More units are never narrower, rounded as they are, so that comparing units with these is comparing widths.
  func exactReach(within points: Double) -> Int? {
    let most = Int64(NarrowOpportunities.maximumAdvance)
    var reach = min(units(within: points), most)
    if self.points(reach) > points { reach -= 1 } else if self.points(reach + 1) <= points { reach += 1 }
    guard self.points(reach) <= points, reach >= most || self.points(reach + 1) > points else { return nil }
    return Int(reach)
  }

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
