/// The places of an axis's values between its ends, which the table `avar` may have moved (OpenType, "avar", version 1).
struct AxisMap {
  /// Places before and after the table, in 1/16384 of the way from the default to an end; in ascending order.
  private let points: [(from: Int, to: Int)]

  /// Reads the points of an axis. A table that ends early has those that are there.
  init(reading table: FontData, axis: Int) {
    var start = 8
    for _ in 0..<axis { start += 2 + 4 * Int(table.uint16(at: start) ?? 0) }
    var points: [(from: Int, to: Int)] = []
    for index in 0..<Int(axis < table.uint16(at: 6) ?? 0 ? table.uint16(at: start) ?? 0 : 0) {
      guard let from = table.int16(at: start + 2 + 4 * index), let to = table.int16(at: start + 4 + 4 * index) else {
        break
      }
      points.append((Int(from), Int(to)))
    }
    self.points = points
  }

  /// Returns the place of a value on its axis, in 1/16384, from -16384 at the minimum to 16384 at the maximum. It is
  /// rounded before and after the table is applied, and computed with floats, as in HarfBuzz 2 to 12.2.
  func place(of value: Double, on axis: VariationAxis) -> Int {
    let distance = Float(axis.clamped(value)) - Float(axis.defaultValue)
    let end = Float(distance < 0 ? axis.minimum : axis.maximum)
    guard distance.isFinite, distance != 0 else { return mapped(0) }
    return mapped(Self.rounded(distance / abs(end - Float(axis.defaultValue)) * 16384))
  }

  private func mapped(_ place: Int) -> Int {
    guard let first = points.first, let last = points.last else { return place }
    if place <= first.from { return place - first.from + first.to }
    guard let index = points.firstIndex(where: { place < $0.from }) else { return place - last.from + last.to }
    let (before, behind) = (points[index - 1], points[index])
    let way = Float(behind.to - before.to) * Float(place - before.from) / Float(behind.from - before.from)
    return Self.rounded(Float(before.to) + way)
  }

  private static func rounded(_ number: Float) -> Int { Int(number.rounded(.toNearestOrAwayFromZero)) }
}
