import CoreGraphics

/// The coverage of pixels by glyphs, one byte each.
struct CoverageMask {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    bytes = [UInt8](repeating: 0, count: width * height)
  }

  /// Adds a glyph from changes of coverage along each row, which become 0. Pixels outside of the mask are ignored.
  mutating func add(_ changes: inout [Float], width glyphWidth: Int, height glyphHeight: Int, left: Int, top: Int) {
    let (width, height) = (width, height)
    // The part of the glyph's columns within the mask.
    let first = min(max(-left, 0), glyphWidth)
    let end = max(min(width - left, glyphWidth), first)
    var source = changes.mutableSpan
    var target = bytes.mutableSpan
    for row in 0..<glyphHeight {
      let y = top + row
      let start = row * glyphWidth
      if y >= 0, y < height, first < end {
        var sum: Float = 0
        for column in 0..<first { sum += source[start + column] }
        let place = y * width + left
        for column in first..<end {
          sum += source[start + column]
          let coverage = UInt32(min(sum.magnitude, 1) * 255 + 0.5)
          if coverage == 0 { continue }
          // What the glyph leaves uncovered keeps the coverage of those before it.
          let product = UInt32(target[place + column]) * (255 - coverage) + 128
          target[place + column] = UInt8(truncatingIfNeeded: coverage + (product + product >> 8) >> 8)
        }
      }
      for column in 0..<glyphWidth { source[start + column] = 0 }
    }
  }
}
