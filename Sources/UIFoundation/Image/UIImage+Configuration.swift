public import Foundation

extension UIImage {
  /// What an image is asked for with: here the traits.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // Proof of @unchecked Sendable: the stored properties are written once, before anyone else sees the object.
    /// The traits that the image is chosen for.
    public let traitCollection: UITraitCollection?

    /// A configuration for some traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// The configuration itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let merged = merged(with: Configuration(traitCollection: traitCollection))
      return merged as? Self ?? self
    }

    /// This configuration, with what another one specifies in its place.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let otherConfiguration else { return self }
      return merged(with: otherConfiguration) as? Self ?? self
    }

    func merged(with other: Configuration) -> Configuration {
      let traits = other.traitCollection ?? traitCollection
      if let symbol = other as? SymbolConfiguration {
        return SymbolConfiguration(symbol.values, traitCollection: traits)
      }
      return Configuration(traitCollection: traits)
    }

    /// Whether the other object specifies the same.
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return traitCollection == other.traitCollection
        && (self as? SymbolConfiguration)?.values == (other as? SymbolConfiguration)?.values
    }

    /// Hashes the traits.
    open override var hash: Int { traitCollection.hashValue }
  }

  /// The weight of a symbol's lines.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// That of the text around it.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// The usual weight.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// The size of a symbol beside text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default, medium.
    case `default` = -1
    /// None: that of another configuration.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }
}
