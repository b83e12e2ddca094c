import CoreGraphics
import Foundation

/// A gradient around a point, which neither Cairo nor SVG has: drawn as pixels.
struct ConicGradient {
  private let center: CGPoint
  private let angle: CGFloat
  /// The premultiplied colors of equal parts of the circle.
  private let table: [UInt32]

  /// The number of colors around the circle: finer than the pixels of a circle with a radius of 650 pixels.
  private static let tableSize = 4096

  init(stops: [DisplayList.Gradient.Stop], center: CGPoint, angle: CGFloat) {
    self.center = center
    self.angle = angle
    table = (0..<Self.tableSize).map { stops.color(at: (CGFloat($0) + 0.5) / CGFloat(Self.tableSize)).premultiplied }
  }

  /// Returns the gradient at the centers of pixels.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  func bitmap(width: Int, height: Int, toGradient: CGAffineTransform) -> Bitmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let point = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toGradient)
        let turns = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
        let fraction = turns - turns.rounded(.down)
        let index = fraction.isFinite ? Int(fraction * CGFloat(Self.tableSize)) : 0
        pixels.append(table[min(index, Self.tableSize - 1)])
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension [DisplayList.Gradient.Stop] {
  /// Returns the color at a location. The first and the last color extend beyond their locations.
  fileprivate func color(at location: CGFloat) -> DisplayList.Color {
    guard let next = firstIndex(where: { $0.location > location }) else { return last?.color ?? .clear }
    guard next > 0 else { return self[next].color }
    let (low, high) = (self[next - 1], self[next])
    let part = (location - low.location) / (high.location - low.location)
    func mix(_ channel: KeyPath<DisplayList.Color, Double>) -> Double {
      low.color[keyPath: channel] + (high.color[keyPath: channel] - low.color[keyPath: channel]) * part
    }
    return DisplayList.Color(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
  }
}
