import FontEngine
import Foundation

/// A gray picture on which black ink is drawn. What is outside of it is left out.
struct GrayBitmap {
  let width: Int
  let height: Int
  /// The brightness of each pixel, row by row from the top.
  private var pixels: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt8](repeating: 255, count: width * height)
  }

  /// Draws a mask with its top left corner at a pixel.
  mutating func add(_ mask: GlyphMask, x: Int, y: Int) {
    for row in 0..<mask.height {
      for column in 0..<mask.width { darken(x + column, y + row, by: mask[column, row]) }
    }
  }

  /// Fills a rectangle.
  mutating func fill(x: Int, y: Int, width: Int, height: Int) {
    for row in 0..<height {
      for column in 0..<width { darken(x + column, y + row, by: 255) }
    }
  }

  private mutating func darken(_ x: Int, _ y: Int, by coverage: UInt8) {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return }
    let index = y * width + x
    pixels[index] = UInt8(Int(pixels[index]) * (255 - Int(coverage)) / 255)
  }

  /// The picture as a PGM file.
  var file: Data { Data("P5\n\(width) \(height)\n255\n".utf8) + Data(pixels) }
}
