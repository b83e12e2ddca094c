import CoreGraphics

extension Bitmap {
  /// How a picture differs from another.
  public struct Difference: Hashable, Sendable {
    /// The number of pixels that differ by more than the tolerance. Pixels that only one of the pictures has count.
    public let differingPixels: Int
    /// The largest difference of a channel, from 0 to 255.
    public let largest: Int
    /// The reference, the other picture, and the differing pixels in red on a pale reference: one below the other if
    /// they are wider than high, and side by side otherwise.
    public let image: Bitmap
  }

  /// Compares the picture with a reference, or returns `nil` if no channel of a pixel differs by more than a tolerance.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public func difference(from reference: Bitmap, tolerance: Int = 0) -> Difference? {
    if self == reference { return nil }
    let (columns, rows) = (max(width, reference.width), max(height, reference.height))
    // Red where pixels differ, on a pale copy of the reference.
    var marks = [UInt32](repeating: Self.red, count: columns * rows)
    var (count, largest) = (0, 0)
    for y in 0..<rows {
      for x in 0..<columns {
        guard x < min(width, reference.width), y < min(height, reference.height) else {
          (count, largest) = (count + 1, 255)
          continue
        }
        let (old, new) = (reference.pixels[y * reference.width + x], pixels[y * width + x])
        let distance = old == new ? 0 : old.distance(to: new)
        largest = max(largest, distance)
        if distance > tolerance { count += 1 } else { marks[y * columns + x] = old.paled }
      }
    }
    guard count > 0 else { return nil }
    let image = Self.series([reference, self, Bitmap(width: columns, height: rows, pixels: marks)])
    return Difference(differingPixels: count, largest: largest, image: image)
  }

  private static var red: UInt32 { 0xFFFF_0000 }

  /// The number of gray pixels between two pictures.
  private static var gap: Int { 8 }

  /// Returns a picture with pictures in a row or column, on gray.
  private static func series(_ pictures: [Bitmap]) -> Bitmap {
    let columns = pictures.map(\.width).max() ?? 0
    let rows = pictures.map(\.height).max() ?? 0
    let isColumn = columns > rows
    let steps = pictures.count - 1
    let (width, height) =
      isColumn
      ? (columns, pictures.reduce(gap * steps) { $0 + $1.height })
      : (pictures.reduce(gap * steps) { $0 + $1.width }, rows)
    var pixels = [UInt32](repeating: 0xFF80_8080, count: width * height)
    var (left, top) = (0, 0)
    for picture in pictures {
      for y in 0..<picture.height {
        let row = picture.pixels[y * picture.width..<(y + 1) * picture.width]
        let start = (top + y) * width + left
        pixels.replaceSubrange(start..<start + picture.width, with: row)
      }
      if isColumn { top += picture.height + gap } else { left += picture.width + gap }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}

extension UInt32 {
  /// The largest difference between the bytes of two pixels.
  fileprivate func distance(to other: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [24, 16, 8, 0] {
      let difference = Int(self >> shift & 0xFF) - Int(other >> shift & 0xFF)
      largest = Swift.max(largest, abs(difference))
    }
    return largest
  }

  /// The pixel in front of white, at a quarter of its strength.
  fileprivate var paled: UInt32 {
    let missing = 255 - (self >> 24)
    func channel(_ shift: UInt32) -> UInt32 { 255 - (255 - Swift.min((self >> shift & 0xFF) + missing, 255)) / 4 }
    return 0xFF00_0000 | channel(16) << 16 | channel(8) << 8 | channel(0)
  }
}
