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
  ///
  /// The width of the glyph's rows is a multiple of 4.
  mutating func add(_ changes: inout [Float], width glyphWidth: Int, height glyphHeight: Int, left: Int, top: Int) {
    let (width, height) = (width, height)
    // The part of the glyph's columns within the mask.
    let first = min(max(-left, 0), glyphWidth)
    let end = max(min(width - left, glyphWidth), first)
    var source = changes.mutableSpan
    var target = bytes.mutableSpan
    precondition(
      source.count >= glyphWidth * glyphHeight && glyphWidth % 4 == 0,
      "there is a change for each pixel of the glyph, in rows of whole vectors")
    // Indexes and sums of them aren't checked: rows and columns are limited to those of the glyph and the mask.
    for row in 0..<glyphHeight {
      let (start, y) = (row * glyphWidth, top + row)
      if y >= 0, y < height {
        Self.addUp(&source, start..<start + glyphWidth)
        let rowStart = y * width + left
        for column in first..<end {
          // The lowest bits of a number from 2^23 are its whole part.
          let coverage = unsafe min(source[unchecked: start &+ column].magnitude, 1) * 255 + 8_388_608
          let new = UInt16(truncatingIfNeeded: coverage.bitPattern & 0xFF)
          // What the glyph leaves uncovered keeps the coverage of those before it.
          let product = unsafe UInt16(target[unchecked: rowStart &+ column]) &* (255 &- new) &+ 128
          unsafe target[unchecked: rowStart &+ column] = UInt8(
            truncatingIfNeeded: new &+ (product &+ product >> 8) >> 8)
        }
      }
      for column in start..<start + glyphWidth { unsafe source[unchecked: column] = 0 }
    }
  }

  /// Replaces changes by their sums. Their number is a multiple of 4.
  @inline(__always)
  private static func addUp(_ changes: inout MutableSpan<Float>, _ range: Range<Int>) {
    var sum = SIMD4<Float>()
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 4) {
      // Indexes aren't checked: the range is within the span.
      var next = unsafe SIMD4(
        changes[unchecked: start], changes[unchecked: start + 1], changes[unchecked: start + 2],
        changes[unchecked: start + 3])
      // Each sum of four, in two steps.
      next += SIMD4(0, next[0], next[1], next[2])
      next += SIMD4(0, 0, next[0], next[1])
      next += sum
      sum = SIMD4(repeating: next[3])
      for index in 0..<4 { unsafe changes[unchecked: start + index] = next[index] }
    }
  }
}
