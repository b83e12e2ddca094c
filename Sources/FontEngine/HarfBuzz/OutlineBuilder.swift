/// Collects the elements of one outline, with coordinates in font units.
struct OutlineBuilder {
  private(set) var elements: [GlyphOutline.Element] = []
  /// The number of font units in one unit of the coordinates that are passed in.
  private let unit: Double
  /// Whether there were more elements than allowed. Those that came before are removed.
  private var isTooLong = false

  init(unit: Double) { self.unit = unit }

  /// Returns a point in font units, within ``FontLimits/maximumCoordinate``. NaN becomes 0.
  @inline(__always)
  func point(_ x: Double, _ y: Double) -> GlyphOutline.Point {
    GlyphOutline.Point(x: Self.limited(x * unit), y: Self.limited(y * unit))
  }

  @inline(__always)
  private static func limited(_ value: Double) -> Double {
    // NaN fails the comparison.
    if value.magnitude <= FontLimits.maximumCoordinate { return value }
    return value > 0 ? FontLimits.maximumCoordinate : value < 0 ? -FontLimits.maximumCoordinate : 0
  }

  mutating func append(_ element: GlyphOutline.Element) {
    guard !isTooLong else { return }
    guard elements.count < FontLimits.maximumOutlineElements else {
      isTooLong = true
      elements = []
      return
    }
    elements.append(element)
  }
}
