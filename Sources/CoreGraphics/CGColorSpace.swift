/// The meaning of a color's components.
///
/// Colors are drawn in sRGB: components of every color space with three components are read as sRGB, and those of a
/// space with one component as gray.
public final class CGColorSpace: Hashable, Sendable {
  /// The number of components, without alpha: 3, or 1 for gray.
  public let numberOfComponents: Int
  /// The name of the space.
  public let name: String?

  /// The name of sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of sRGB with components beyond the range from 0 to 1, which are limited to it when drawn.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3. Its components are read as sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of gray with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Creates a space by its name. Returns `nil` if the name isn't one of the constants.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.displayP3: self.init(3, name)
    case Self.genericGrayGamma2_2: self.init(1, name)
    default: return nil
    }
  }

  init(_ numberOfComponents: Int, _ name: String?) {
    self.numberOfComponents = numberOfComponents
    self.name = name
  }

  /// Returns whether both spaces have the same name and number of components.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a.name == b.name && a.numberOfComponents == b.numberOfComponents
  }

  /// Hashes the name and the number of components into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(numberOfComponents)
  }
}

/// Returns a space of red, green, and blue, which is drawn as sRGB.
@discardableResult
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(3, nil) }

/// Returns a space of gray.
@discardableResult
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(1, nil) }
