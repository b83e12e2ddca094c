public import CoreGraphics
public import Foundation

/// A colour in sRGB with an opacity, or a rule that gives one for the traits it is seen under.
public final class UIColor: NSObject, Sendable {
  enum Source: Sendable {
    case components(RGBA)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  // Proof of nonisolated(unsafe): written once, before anyone else sees the object.
  private nonisolated(unsafe) var coreFoundationHeader = CoreFoundationHeader()
  let source: Source

  init(_ source: Source) { self.source = source }

  /// A colour in sRGB; components below 0 or above 1 are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.components(RGBA(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(.components(RGBA(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)))
  }

  /// The colour of a `CGColor`; a grey has three equal components.
  public convenience init(cgColor: CGColor) {
    let values = cgColor.components ?? []
    if values.count == 4 {
      self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    } else {
      self.init(white: values.first ?? 0, alpha: values.last ?? 1)
    }
  }

  /// A colour that is asked for anew under each trait collection.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(dynamicProvider))
  }

  /// A colour by the components of Display P3, which are taken as those of sRGB.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour of an asset catalog: nil, since there are none here.
  public convenience init?(named name: String) { return nil }

  /// The colour under the given traits, which no longer depends on any.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    // A rule may give another rule; one that never ends in a colour is cut off after a depth nobody writes by hand.
    for _ in 0..<16 {
      guard case .dynamic(let provide) = color.source else { return color }
      color = provide(traitCollection)
    }
    return UIColor(.components(.clear))
  }

  /// The colour with another opacity, under whatever traits it is seen.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .components(var components):
      components.alpha = alpha
      return UIColor(.components(components))
    case .dynamic(let provide):
      return UIColor(.dynamic { provide($0).withAlphaComponent(alpha) })
    }
  }

  /// The colour under the current traits.
  public var cgColor: CGColor {
    let components = currentComponents
    return CGColor(red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  var currentComponents: RGBA {
    guard case .components(let components) = resolvedColor(with: .current).source else { return .clear }
    return components
  }

  /// Whether the other object is the same colour; colours made by a rule equal only themselves.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return isSame(as: other)
  }

  /// Whether the other colour is the same: what `==` says, without looking up at run time what the other is.
  package func isSame(as other: UIColor) -> Bool {
    if self === other { return true }
    guard case .components(let own) = source, case .components(let theirs) = other.source else { return false }
    return own == theirs
  }

  /// Hashes the components, or the identity of a colour made by a rule.
  public override var hash: Int {
    guard case .components(let own) = source else { return ObjectIdentifier(self).hashValue }
    return own.hashValue
  }
}
