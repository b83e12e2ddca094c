import CoreGraphics
import Foundation

/// A part of an image and the rectangle that it fills.
struct StretchedPart {
  /// The part, in fractions of the image's size.
  var source: CGRect
  /// The rectangle that the part fills, in points.
  var rect: CGRect

  /// Returns the parts that fill a rectangle: corners of fixed size, and edges and a center that are stretched or
  /// tiled.
  ///
  /// Without insets, the only part is the whole image. If the insets exceed the rectangle, they shrink in proportion.
  static func parts(
    of size: CGSize, insets: UIEdgeInsets, mode: UIImage.ResizingMode, in rect: CGRect
  ) -> [StretchedPart] {
    if insets == .zero { return [StretchedPart(source: CGRect(x: 0, y: 0, width: 1, height: 1), rect: rect)] }
    let columns = bands(of: size.width, insets.left, insets.right, mode, from: rect.minX, length: rect.width)
    let rows = bands(of: size.height, insets.top, insets.bottom, mode, from: rect.minY, length: rect.height)
    return rows.flatMap { row in
      columns.map { column in
        StretchedPart(
          source: CGRect(x: column.source.0, y: row.source.0, width: column.source.1, height: row.source.1),
          rect: CGRect(x: column.target.0, y: row.target.0, width: column.target.1, height: row.target.1))
      }
    }
  }

  /// A range of an image's side and the range that it fills, each as a start and a length.
  private typealias Band = (source: (CGFloat, CGFloat), target: (CGFloat, CGFloat))

  private static func bands(
    of side: CGFloat, _ low: CGFloat, _ high: CGFloat, _ mode: UIImage.ResizingMode, from start: CGFloat,
    length: CGFloat
  ) -> [Band] {
    let low = min(max(low, 0), side)
    let high = min(max(high, 0), side - low)
    let shrink = low + high > length ? length / (low + high) : 1
    let (center, middle) = (side - low - high, length - (low + high) * shrink)
    var bands: [Band] = []
    if low > 0 { bands.append(((0, low / side), (start, low * shrink))) }
    if center > 0, middle > 0 {
      let step = mode == .tile && middle / center <= Tiles.maximumCount ? center : middle
      for offset in stride(from: 0, to: middle, by: step) {
        let part = min(step, middle - offset)
        let used = mode == .tile && step == center ? part : center
        bands.append(((low / side, used / side), (start + low * shrink + offset, part)))
      }
    }
    if high > 0 { bands.append((((side - high) / side, high / side), (start + length - high * shrink, high * shrink))) }
    return bands
  }
}

/// Rectangles of one size that fill a rectangle, from its top left corner.
enum Tiles {
  /// The greatest number of tiles in a row or a column. Beyond it, patterns are stretched or left out, since nobody
  /// could see them.
  static let maximumCount: CGFloat = 10_000

  /// Returns the tiles, or none if there would be too many.
  static func covering(_ rect: CGRect, size: CGSize) -> [CGRect] {
    guard size.width > 0, size.height > 0, rect.width / size.width * (rect.height / size.height) <= maximumCount else {
      return []
    }
    return stride(from: rect.minY, to: rect.maxY, by: size.height).flatMap { y in
      stride(from: rect.minX, to: rect.maxX, by: size.width).map {
        CGRect(x: $0, y: y, width: size.width, height: size.height)
      }
    }
  }
}
