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
    precondition(source.count >= glyphWidth * glyphHeight)
    // Indexes of visible pixels aren't checked: rows and columns are limited to those of the glyph and the mask.
    for row in 0..<glyphHeight {
      let y = top + row
      let start = row * glyphWidth
      guard y >= 0, y < height, first < end else {
        for column in 0..<glyphWidth { source[start + column] = 0 }
        continue
      }
      var sum: Float = 0
      for column in 0..<first {
        sum += source[start + column]
        source[start + column] = 0
      }
      var coverage = Self.byte(sum)
      let place = y * width + left
      for column in first..<end {
        let change = unsafe source[unchecked: start + column]
        // Most pixels are covered as those before them.
        if change != 0 {
          sum += change
          unsafe source[unchecked: start + column] = 0
          coverage = Self.byte(sum)
        }
        if coverage == 0 { continue }
        // What the glyph leaves uncovered keeps the coverage of those before it.
        let product = unsafe UInt32(target[unchecked: place + column]) * (255 - coverage) + 128
        unsafe target[unchecked: place + column] = UInt8(
          truncatingIfNeeded: coverage + (product + product >> 8) >> 8)
      }
      for column in end..<glyphWidth { source[start + column] = 0 }
    }
  }

  @inline(__always)
  private static func byte(_ coverage: Float) -> UInt32 { UInt32(min(coverage.magnitude, 1) * 255 + 0.5) }
}
