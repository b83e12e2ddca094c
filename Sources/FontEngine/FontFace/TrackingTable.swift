/// The letter spacing of a face at each size: the track "normal" of its `trak` table.
///
/// Offsets are those of Apple's TrueType Reference Manual, "The 'trak' table".
struct TrackingTable: Sendable {
  /// The sizes in points, in ascending order.
  private let sizes: [Double]
  /// The spacing at each size, in font units.
  private let values: [Double]

  /// Reads the table; returns `nil` if the face has none or an unusable one.
  init?(reading face: HarfBuzzFace) {
    let table = face.tables["trak"]
    guard table.uint32(at: 0) == 0x0001_0000, let data = table.uint16(at: 6).map(Int.init), data > 0,
      let trackCount = table.uint16(at: data), let sizeCount = table.uint16(at: data + 2), sizeCount > 0,
      let sizeOffset = table.uint32(at: data + 4).map(Int.init),
      let normal = (0..<Int(trackCount)).first(where: { table.uint32(at: data + 8 + 8 * $0) == 0 }),
      let valueOffset = table.uint16(at: data + 8 + 8 * normal + 6).map(Int.init)
    else { return nil }
    var sizes: [Double] = []
    var values: [Double] = []
    for index in 0..<Int(sizeCount) {
      guard let size = table.fixed(at: sizeOffset + 4 * index), let value = table.int16(at: valueOffset + 2 * index),
        size > sizes.last ?? -.infinity
      else { return nil }
      sizes.append(size)
      values.append(Double(value))
    }
    self.sizes = sizes
    self.values = values
  }

  /// Returns the spacing at a size, in font units.
  ///
  /// Between two sizes of the table it is interpolated linearly; beyond them it is that of the nearest size.
  ///
  /// - Complexity: O(log *n*) in the number of sizes.
  func tracking(at pointSize: Double) -> Double {
    let next = sizes.indices.partitioningIndex { sizes[$0] >= pointSize }
    if next == 0 { return values[0] }
    if next == sizes.count { return values[next - 1] }
    let share = (pointSize - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return values[next - 1] + share * (values[next] - values[next - 1])
  }
}
