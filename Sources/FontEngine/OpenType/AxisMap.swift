/// The normalized coordinates of an axis's values, which the table `avar` may modify (OpenType, "avar", version 1).
struct AxisMap {
  /// Coordinates before and after the table, in 1/16384 of the way from the default to an end; in ascending order.
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

  /// Returns the normalized coordinate of a value, in 1/16384, from -16384 at the minimum to 16384 at the maximum. It
  /// is rounded before and after the table is applied, and computed with floats, as in HarfBuzz 2 to 12.2.
  func normalizedCoordinate(of value: Double, on axis: VariationAxis) -> Int {
    let distance = Float(axis.clamped(value)) - Float(axis.defaultValue)
    let end = Float(distance < 0 ? axis.minimum : axis.maximum)
    guard distance.isFinite, distance != 0 else { return mapped(0) }
    return mapped(Self.rounded(distance / abs(end - Float(axis.defaultValue)) * 16384))
  }

  private func mapped(_ coordinate: Int) -> Int {
    guard let first = points.first, let last = points.last else { return coordinate }
    if coordinate <= first.from { return coordinate - first.from + first.to }
    guard let index = points.firstIndex(where: { coordinate < $0.from }) else {
      return coordinate - last.from + last.to
    }
    let (before, behind) = (points[index - 1], points[index])
    let way = Float(behind.to - before.to) * Float(coordinate - before.from) / Float(behind.from - before.from)
    return Self.rounded(Float(before.to) + way)
  }

  private static func rounded(_ number: Float) -> Int { Int(number.rounded(.toNearestOrAwayFromZero)) }
}
