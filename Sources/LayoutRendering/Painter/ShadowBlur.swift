import Foundation

/// Blurs a mask with an approximation of a Gaussian function.
///
/// Three averages in each direction are within 3 % of the function (Filter Effects Module Level 1, feGaussianBlur).
/// Their cost does not depend on the deviation. Small deviations use the function itself.
enum ShadowBlur {
  /// The deviation, in pixels, below which averages would be too coarse.
  private static let smallestForAverages = 2.0

  /// The distance from a pixel at which others still have an effect, in pixels.
  static func reach(ofDeviation deviation: Double) -> Int {
    guard deviation.isFinite, deviation > 0 else { return 0 }
    if deviation < smallestForAverages { return kernel(deviation).count }
    return 3 * (averageSize(deviation) / 2 + 1)
  }

  /// Blurs a mask of one byte for each pixel. Pixels outside of it are transparent.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  static func blur(_ mask: inout [UInt8], width: Int, height: Int, deviation: Double) {
    guard deviation > 0, width > 0, height > 0 else { return }
    // Rows and columns are blurred by the same pass, which exchanges them.
    var exchanged = mask
    pass(mask, into: &exchanged, width: width, height: height, deviation)
    pass(exchanged, into: &mask, width: height, height: width, deviation)
  }

  /// The number of pixels of each average, as the specification above defines it.
  private static func averageSize(_ deviation: Double) -> Int {
    max(Int(min(deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5, 16_000)), 1)
  }

  /// Blurs each row, and stores it as a column.
  private static func pass(
    _ source: [UInt8], into target: inout [UInt8], width: Int, height: Int, _ deviation: Double
  ) {
    let weights = deviation < smallestForAverages ? kernel(deviation) : []
    let size = averageSize(deviation)
    let source = source.span
    var output = target.mutableSpan
    var row = [UInt8](repeating: 0, count: width)
    for y in 0..<height {
      for x in 0..<width { row[x] = source[y * width + x] }
      if weights.isEmpty {
        // An even average is centered between two pixels: the first two are half a pixel to either side.
        let half = size / 2
        if size % 2 == 1 {
          for _ in 0..<3 { average(&row, before: half, after: half) }
        } else {
          average(&row, before: half, after: half - 1)
          average(&row, before: half - 1, after: half)
          average(&row, before: half, after: half)
        }
      } else {
        convolve(&row, weights)
      }
      for x in 0..<width { output[x * height + y] = row[x] }
    }
  }

  /// Replaces each pixel with the average of those around it.
  private static func average(_ row: inout [UInt8], before: Int, after: Int) {
    let old = row
    let from = old.span
    let size = UInt64(before + after + 1)
    // A multiplication with the rounded reciprocal is exact for up to 16,000 pixels.
    let reciprocal = (1 << 36) / size + 1
    var sum: UInt64 = 0
    for x in 0..<min(after, from.count) { sum += UInt64(from[x]) }
    for x in 0..<from.count {
      if x + after < from.count { sum += UInt64(from[x + after]) }
      if x - before - 1 >= 0 { sum -= UInt64(from[x - before - 1]) }
      row[x] = UInt8(truncatingIfNeeded: min(((sum + size / 2) * reciprocal) >> 36, 255))
    }
  }

  /// The weights of a pixel and those at each distance from it, of which all together are 65,536.
  private static func kernel(_ deviation: Double) -> [Int] {
    let reach = Int((deviation * 3).rounded(.up))
    let values = (0...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let total = values[0] + 2 * values.dropFirst().reduce(0, +)
    var weights = values.map { Int(($0 / total * 65_536).rounded()) }
    weights[0] = 65_536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  private static func convolve(_ row: inout [UInt8], _ weights: [Int]) {
    let from = row
    for x in 0..<from.count {
      var sum = weights[0] * Int(from[x]) + 32_768
      for distance in 1..<weights.count {
        if x >= distance { sum += weights[distance] * Int(from[x - distance]) }
        if x + distance < from.count { sum += weights[distance] * Int(from[x + distance]) }
      }
      row[x] = UInt8(truncatingIfNeeded: sum >> 16)
    }
  }
}
