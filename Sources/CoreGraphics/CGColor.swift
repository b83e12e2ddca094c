public import Foundation

/// A colour in sRGB or grey, with an opacity; it never changes.
///
/// Colour spaces other than these two, and patterns, are not there.
public final class CGColor: Hashable, Sendable {
  /// Red, green and blue, or one grey, and then the opacity; each from 0 to 1.
  public let components: [CGFloat]?

  /// The number of components, the opacity among them: 4, or 2 for a grey.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The opacity, from 0 (nothing is seen) to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Opaque white, as a grey.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black, as a grey.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Black that is not seen.
  public static let clear = CGColor(gray: 0, alpha: 0)

  private init(components: [CGFloat]) { self.components = components }

  /// A colour in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: [red, green, blue, alpha])
  }

  /// A colour in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(components: [gray, alpha]) }

  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map { CGColor(components: $0.dropLast() + [alpha]) }
  }

  /// Whether the components are the same.
  public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
