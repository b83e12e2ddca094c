public import Foundation

/// An immutable color in sRGB or gray, with an alpha value.
///
/// Other color spaces and patterns aren't supported.
public final class CGColor: Hashable, Sendable {
  /// Red, green, and blue, or one gray, followed by alpha; each from 0 to 1.
  public let components: [CGFloat]?

  /// The number of components including alpha: 4, or 2 for a gray.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The alpha value, from 0 (transparent) to 1 (opaque).
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Opaque white, as a gray.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black, as a gray.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black, as a gray.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private init(components: [CGFloat]) { self.components = components }

  /// Creates a color in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// Creates a color in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 (black) to 1 (white), with an alpha value.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(components: [gray, alpha]) }

  /// Returns the color with another alpha value.
  @discardableResult
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map { CGColor(components: $0.dropLast() + [alpha]) }
  }

  /// Returns whether the components are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

  /// Hashes the components into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
