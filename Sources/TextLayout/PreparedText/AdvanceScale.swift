/// How many points advance units are, as a fraction: 3,000 units at 17 points and 1,000 units to the em are 51 points to the
/// bit, while 3,000 x 0.017 is a little more, and a line that just fits would not.
struct AdvanceScale: Sendable {
  var pointSize: Double
  var unitsPerEm: Double

  func points(_ units: Int64) -> Double { Double(units) * pointSize / unitsPerEm }

  /// The units that fit within a width, give or take one.
  func units(within points: Double) -> Int64 { Int64(clampingFloorOf: points * unitsPerEm / pointSize) }
}
