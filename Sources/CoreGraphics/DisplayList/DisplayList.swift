public import Foundation

/// A drawing as data: what was filled, stroked, and written, from back to front. It has no pixels.
///
/// Coordinates are in points, with y down. Renderers turn a list into pixels, SVG, or PDF; tests compare lists.
public struct DisplayList: Hashable, Sendable {
  /// The canvas, in points. Elements may extend beyond it; renderers clip to it.
  public var bounds: CGRect
  /// The elements, from back to front.
  public var elements: [Element]

  /// Creates a list with a canvas and elements.
  public init(bounds: CGRect, elements: [Element] = []) {
    self.bounds = bounds
    self.elements = elements
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { elements.isEmpty }

  /// A part of a drawing.
  public enum Element: Hashable, Sendable {
    /// An area in one color.
    case fill(Shape, CGPathFillRule, Color)
    /// A line along a path.
    case stroke(CGPath, Pen, Color)
    /// Glyphs of one face.
    case glyphs(GlyphRun)
    /// A picture, or a part of one, that fills a rectangle.
    case image(Image)
    /// A gradient, which fills everything that isn't clipped.
    case gradient(Gradient)
    /// Elements that are clipped or composited together.
    case group(Group)
    /// A rectangle that leads to a destination. It has no appearance.
    case link(CGRect, URL)
  }

  /// The area of a fill or a clip. Rectangles, which are most of them, aren't stored as paths.
  public enum Shape: Hashable, Sendable {
    /// A rectangle with sharp corners.
    case rect(CGRect)
    /// A rectangle with equal rounded corners. The radius is at most half of each side.
    case roundedRect(CGRect, radius: CGFloat)
    /// Any other area.
    case path(CGPath)

    /// The outline as a path.
    public var path: CGPath {
      switch self {
      case .rect(let rect): CGPath(rect: rect)
      case .roundedRect(let rect, let radius): CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
      case .path(let path): path
      }
    }

    /// The smallest rectangle that contains the outline's points, including control points.
    public var boundingBox: CGRect {
      switch self {
      case .rect(let rect), .roundedRect(let rect, _): rect
      case .path(let path): path.boundingBox
      }
    }

    /// Returns the transformed area.
    func applying(_ transform: CGAffineTransform) -> Shape {
      if transform.isIdentity { return self }
      switch self {
      case .rect(let rect) where transform.b == 0 && transform.c == 0:
        return .rect(rect.applying(transform))
      case .roundedRect(let rect, let radius)
      where transform.b == 0 && transform.c == 0 && transform.a.magnitude == transform.d.magnitude:
        return .roundedRect(rect.applying(transform), radius: radius * transform.a.magnitude)
      default:
        return .path(path.applying(transform))
      }
    }
  }

  /// A color in sRGB. Its components are between 0 and 1, and not multiplied by the alpha value.
  public struct Color: Hashable, Sendable {
    /// The amount of red.
    public var red: Double
    /// The amount of green.
    public var green: Double
    /// The amount of blue.
    public var blue: Double
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: Double

    /// Creates a color. Components are limited to the range from 0 to 1; NaN counts as 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
      (self.red, self.green, self.blue, self.alpha) = (unit(red), unit(green), unit(blue), unit(alpha))
    }

    /// Creates the color of a `CGColor`.
    public init(_ color: CGColor) {
      let values = (color.components ?? []).map { Double($0) }
      switch values.count {
      case 4: self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
      case 2: self.init(red: values[0], green: values[0], blue: values[0], alpha: values[1])
      default: self = .clear
      }
    }

    /// Opaque black.
    public static let black = Color(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = Color(red: 1, green: 1, blue: 1)
    /// Transparent black.
    public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

    /// Returns the color with its alpha value multiplied by a factor.
    public func multipliedAlpha(by factor: Double) -> Color {
      Color(red: red, green: green, blue: blue, alpha: alpha * factor)
    }
  }
}
