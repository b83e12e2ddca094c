public import CoreGraphics
public import Foundation

/// A color in sRGB with an alpha value, or a closure that provides one for given traits.
public final class UIColor: NSObject, Sendable {
  enum Source: Sendable {
    /// The components of a color that doesn't depend on traits.
    case components(RGBA)
    /// A closure that provides the color for given traits.
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  // Proof of nonisolated(unsafe): it is set in the initializer and never changes.
  private nonisolated(unsafe) var coreFoundationHeader = CoreFoundationHeader()
  let source: Source

  init(_ source: Source) { self.source = source }

  /// Creates a color in sRGB. Components below 0 or above 1 are preserved.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Creates a gray, from 0 (black) to 1 (white), with an alpha value.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation, and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(.components(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
  }

  /// Creates a color from a `CGColor`. A gray has three equal components.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    if values.count == 4 {
      self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    } else {
      self.init(white: values.first ?? 0, alpha: values.last ?? 1)
    }
  }

  /// Creates a color that a closure provides for each trait collection.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// Creates a color from components of Display P3, which are interpreted as sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color of an asset catalog in the main bundle; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color of an asset catalog in a bundle, or in the main bundle if it is `nil`. Returns `nil` if there is
  /// none, or if it is damaged.
  ///
  /// The light or dark style and the contrast are those of the traits that the color is resolved with. The device and the
  /// size classes are those of the given traits, or of the current ones.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = traitCollection.map { UITraitCollection(traitsFrom: [.current, $0]) } ?? UITraitCollection.current
    guard let color = try? NamedAssets.color(name, in: bundle ?? .main, traits) else { return nil }
    self.init(color.source)
  }

  /// Returns the color for the given traits. The result doesn't depend on traits.
  @discardableResult
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A closure may return another dynamic color. Stop at a depth that no one writes by hand, in case it never ends.
    for _ in 0..<16 {
      guard case .dynamic(let provide) = color.source else { return color }
      color = provide(traitCollection)
    }
    return UIColor(.components(.clear))
  }

  /// Returns the color with another alpha value, for all traits.
  @discardableResult
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .components(var components):
      components.alpha = alpha
      return UIColor(.components(components))
    case .dynamic(let provide):
      return UIColor(.dynamic { provide($0).withAlphaComponent(alpha) })
    }
  }

  /// The color for the current traits.
  public var cgColor: CGColor {
    let components = currentComponents
    return CGColor(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  var currentComponents: RGBA {
    guard case .components(let components) = resolvedColor(with: .current).source else { return .clear }
    return components
  }

  /// Returns whether the other object is the same color. A dynamic color equals only itself.
  @discardableResult
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return isSame(as: other)
  }

  /// Returns whether the other color is the same, as `==` does, but without a dynamic cast.
  package func isSame(as other: UIColor) -> Bool {
    if self === other { return true }
    guard case .components(let own) = source, case .components(let theirs) = other.source else { return false }
    return own == theirs
  }

  /// The hash of the components, or of the identity of a dynamic color.
  public override var hash: Int {
    guard case .components(let own) = source else { return ObjectIdentifier(self).hashValue }
    return own.hashValue
  }
}
