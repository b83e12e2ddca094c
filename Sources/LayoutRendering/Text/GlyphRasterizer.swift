import CoreGraphics
import FontEngine
import Foundation

/// Computes how much of each pixel an outline covers, exactly, by the signed areas between its lines and the row's end.
///
/// The area under each line is added to the pixels that the line crosses; the sums along a row are the coverage.
/// Overlaps of contours with one direction count once. Cairo samples coverage in 15 rows per pixel instead, and is
/// slower.
struct GlyphRasterizer {
  /// The changes of coverage from one pixel to the next. All are 0 between glyphs.
  private var changes: [Float] = []
  private var width = 0
  private var height = 0
  /// The flattened contours, in pixels.
  private var points: [SIMD2<Float>] = []
  /// The index after the last point of each contour.
  private var ends: [Int] = []

  /// The maximum distance between a curve and the lines that replace it, in pixels.
  private static let flatness: Float = 0.03
  /// The maximum number of lines for a curve: enough for curves of 1,000 pixels.
  private static let maximumLines: Float = 200
  /// The maximum width and height of a glyph, in pixels.
  static let maximumSide: CGFloat = 1024

  /// Adds the coverage of an outline to a mask, and returns whether it is small enough.
  ///
  /// `transform` leads from font units, with y up, to the pixels of the mask.
  ///
  /// - Complexity: O(*n* + *m*) in the number of the outline's lines and of the pixels in its box.
  mutating func add(_ outline: GlyphOutline, _ transform: CGAffineTransform, to mask: inout CoverageMask) -> Bool {
    guard let low = flatten(outline, transform) else { return false }
    guard width > 0, height > 0 else { return true }
    if changes.count < width * height { changes += [Float](repeating: 0, count: width * height - changes.count) }
    var start = 0
    for end in ends {
      addContour(start..<end, low)
      start = end
    }
    mask.add(&changes, width: width, height: height, left: Int(low.x), top: Int(low.y))
    return true
  }

  // MARK: - Lines

  /// Stores the points of the outline as lines. Returns the corner of the box, or `nil` if the box is too large.
  private mutating func flatten(_ outline: GlyphOutline, _ transform: CGAffineTransform) -> SIMD2<Float>? {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    (width, height) = (0, 0)
    let (a, b, c, d, tx, ty) = (
      Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d), Double(transform.tx),
      Double(transform.ty)
    )
    // Single precision has 1/1000 pixel for positions up to 8,000 pixels; those of the mask are subtracted before.
    @inline(__always)
    func pixel(_ point: GlyphOutline.Point) -> SIMD2<Float> {
      SIMD2(Float(a * point.x + c * point.y + tx), Float(b * point.x + d * point.y + ty))
    }
    var current = SIMD2<Float>(0, 0)
    for element in outline.elements {
      switch element {
      case .move(let end):
        if points.count > ends.last ?? 0 { ends.append(points.count) }
        current = pixel(end)
        points.append(current)
      case .line(let end):
        current = pixel(end)
        points.append(current)
      case .quadratic(let control, let end):
        let (control, end) = (pixel(control), pixel(end))
        addQuadratic(current, control, end)
        current = end
      case .cubic(let first, let second, let end):
        let (first, second, end) = (pixel(first), pixel(second), pixel(end))
        addCubic(current, first, second, end)
        current = end
      case .close:
        if points.count > ends.last ?? 0 { ends.append(points.count) }
      }
    }
    if points.count > ends.last ?? 0 { ends.append(points.count) }
    guard var low = points.first else { return .zero }
    var high = low
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    low.round(.down)
    let size = high - low
    guard size.x < Float(Self.maximumSide), size.y < Float(Self.maximumSide) else { return nil }
    // A line at the end of the last pixel changes the coverage of the one after it. Rows are added up by four pixels.
    (width, height) = ((Int(size.x) + 6) / 4 * 4, Int(size.y) + 1)
    return low
  }

  private static func lineCount(_ deviation: Float) -> Int {
    let count = (deviation / flatness).squareRoot()
    return count.isFinite ? max(Int(min(count, maximumLines).rounded(.up)), 1) : 1
  }

  private mutating func addQuadratic(_ start: SIMD2<Float>, _ control: SIMD2<Float>, _ end: SIMD2<Float>) {
    let second = start - 2 * control + end
    // The distance from the chord is at most an eighth of the second derivative, which is twice this difference.
    let count = Self.lineCount((second * second).sum().squareRoot() / 4)
    let first = 2 * (control - start)
    for step in 1..<max(count, 1) {
      let t = Float(step) / Float(count)
      points.append(start + t * (first + t * second))
    }
    points.append(end)
  }

  private mutating func addCubic(
    _ start: SIMD2<Float>, _ control1: SIMD2<Float>, _ control2: SIMD2<Float>, _ end: SIMD2<Float>
  ) {
    let (bend1, bend2) = (start - 2 * control1 + control2, control1 - 2 * control2 + end)
    // As above: the second derivative is at most six times the larger of these differences.
    let count = Self.lineCount(max((bend1 * bend1).sum(), (bend2 * bend2).sum()).squareRoot() * 6 / 8)
    let first = 3 * (control1 - start)
    let second = 3 * bend1
    let third = end - start - 3 * (control2 - control1)
    for step in 1..<max(count, 1) {
      let t = Float(step) / Float(count)
      points.append(start + t * (first + t * (second + t * third)))
    }
    points.append(end)
  }

  // MARK: - Areas

  private mutating func addContour(_ range: Range<Int>, _ low: SIMD2<Float>) {
    guard let last = range.last else { return }
    let (width, height, flattened) = (width, height, points)
    let points = flattened.span
    var changes = changes.mutableSpan
    precondition(changes.count >= width * height, "there is a change for each pixel of the glyph")
    var from = points[last] - low
    for index in range {
      let to = points[index] - low
      Self.addLine(from, to, width: width, height: height, to: &changes)
      from = to
    }
  }

  /// Adds the area to the right of a line, positive if it leads down.
  @inline(__always)
  private static func addLine(
    _ from: SIMD2<Float>, _ to: SIMD2<Float>, width: Int, height: Int, to changes: inout MutableSpan<Float>
  ) {
    if from.y == to.y { return }
    let direction: Float = from.y < to.y ? 1 : -1
    let (top, bottom) = from.y < to.y ? (from, to) : (to, from)
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    // Rounding may leave the box by less than a pixel.
    let first = min(max(Int(min(top.x, bottom.x)), 0), width - 2)
    let last = max(min(Int(max(top.x, bottom.x)), width - 2), first)
    var x = top.x
    var row = Int(top.y)
    var y = top.y
    while y < bottom.y, row < height {
      let nextY = min(Float(row &+ 1), bottom.y)
      // The exact end, so that errors do not add up.
      let nextX = nextY == bottom.y ? bottom.x : top.x + slope * (nextY - top.y)
      let (start, area) = (row &* width, (nextY - y) * direction)
      if first == last {
        // Most lines are short or steep. The part of the pixel to the left of the line isn't covered. Indexes aren't
        // checked: rows of the box have `width` pixels.
        let gap = (x + nextX) / 2 - Float(first)
        unsafe changes[unchecked: start &+ first] += area * (1 - gap)
        unsafe changes[unchecked: start &+ first &+ 1] += area * gap
      } else {
        addRow(min(x, nextX), max(x, nextX), area, start: start, width: width, to: &changes)
      }
      (x, y) = (nextX, nextY)
      row &+= 1
    }
  }

  /// Adds the area to the right of a part of a line within a row, whose height is `height`.
  @inline(__always)
  private static func addRow(
    _ left: Float, _ right: Float, _ height: Float, start: Int, width: Int, to changes: inout MutableSpan<Float>
  ) {
    // Rounding may leave the box by less than a pixel.
    let first = min(max(Int(left), 0), width - 2)
    let last = max(min(Int(right), width - 2), first)
    // Indexes aren't checked: `start` is that of a row of the box, which has `width` pixels.
    if first == last {
      // The part of the first pixel to the left of the line isn't covered.
      let gap = (left + right) / 2 - Float(first)
      unsafe changes[unchecked: start + first] += height * (1 - gap)
      unsafe changes[unchecked: start + first + 1] += height * gap
      return
    }
    // The coverage of each pixel grows by what the line has added when it leaves the pixel.
    let perPixel = height / (right - left)
    let inFirst = Float(first + 1) - left
    var covered = perPixel * inFirst * inFirst / 2
    unsafe changes[unchecked: start + first] += covered
    var sum = perPixel * inFirst
    for pixel in first + 1..<last {
      let coverage = sum + perPixel / 2
      unsafe changes[unchecked: start + pixel] += coverage - covered
      covered = coverage
      sum += perPixel
    }
    let inLast = right - Float(last)
    let coverage = height - perPixel * inLast * inLast / 2
    // In the last pixel, the line leaves `inLast` of its width: all of the height but the triangle is covered.
    unsafe changes[unchecked: start + last] += coverage - covered
    unsafe changes[unchecked: start + last + 1] += height - coverage
  }
}
