public import Foundation

/// An immutable picture with a size in pixels: the bytes of an image file, or a drawing.
///
/// A drawing stays a ``DisplayList``, so that renderers can draw it at any scale. Pixels are decoded only by a
/// renderer.
public final class CGImage: Hashable, Sendable {
  /// The content of a picture.
  public enum Content: Hashable, Sendable {
    /// The bytes of a PNG, JPEG, or GIF file.
    case file(Data)
    /// A drawing, which fills the picture with its bounds.
    case drawing(DisplayList)
  }

  /// What the picture consists of: encoded bytes or a drawing.
  public let content: Content
  /// The width of the stored picture, in pixels.
  public let width: Int
  /// The height of the stored picture, in pixels.
  public let height: Int
  /// The visible part of the content, in fractions of its size.
  public let visiblePart: CGRect

  /// Creates a picture with a size in pixels. The caller is responsible for the size of a file's picture.
  package convenience init(_ content: Content, width: Int, height: Int) {
    self.init(content, width: width, height: height, part: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  private init(_ content: Content, width: Int, height: Int, part: CGRect) {
    self.content = content
    self.width = width
    self.height = height
    visiblePart = part
  }

  /// Returns the part of the picture in a rectangle, in pixels, or `nil` if they don't overlap.
  ///
  /// The rectangle is extended to whole pixels, and limited to the picture.
  @discardableResult
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.isFinite else { return nil }
    let low = CGPoint(x: max(rect.minX.rounded(.down), 0), y: max(rect.minY.rounded(.down), 0))
    let high = CGPoint(
      x: min(rect.maxX.rounded(.up), CGFloat(width)), y: min(rect.maxY.rounded(.up), CGFloat(height)))
    guard high.x > low.x, high.y > low.y else { return nil }
    let unit = CGSize(width: visiblePart.width / CGFloat(width), height: visiblePart.height / CGFloat(height))
    let cropped = CGRect(
      x: visiblePart.minX + low.x * unit.width, y: visiblePart.minY + low.y * unit.height,
      width: (high.x - low.x) * unit.width, height: (high.y - low.y) * unit.height)
    return CGImage(content, width: Int(high.x - low.x), height: Int(high.y - low.y), part: cropped)
  }

  /// Returns whether both pictures have the same content and size.
  public static func == (a: CGImage, b: CGImage) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.visiblePart == b.visiblePart && a.content == b.content)
  }

  /// Hashes the size into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
