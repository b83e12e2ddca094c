public import Foundation

extension UIImage {
  /// The configuration of an image, which contains its traits.
  open class Configuration: NSObject, NSCopying, @unchecked Sendable {
    // Proof of @unchecked Sendable: the stored properties are set in the initializer and never change.
    /// The traits for which the image is chosen.
    public let traitCollection: UITraitCollection?

    /// Creates a configuration for given traits.
    public init(traitCollection: UITraitCollection?) {
      self.traitCollection = traitCollection
      super.init()
    }

    /// Returns the configuration itself, because it is immutable.
    @discardableResult
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the configuration with other traits.
    @discardableResult
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let merged = merged(with: Configuration(traitCollection: traitCollection))
      return merged as? Self ?? self
    }

    /// Returns this configuration, replaced by what another one specifies.
    @discardableResult
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

    /// Returns whether the other object specifies the same values.
    @discardableResult
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration else { return false }
      return traitCollection == other.traitCollection
        && (self as? SymbolConfiguration)?.values == (other as? SymbolConfiguration)?.values
    }

    /// The hash of the traits.
    open override var hash: Int { traitCollection.hashValue }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// The weight of the surrounding text.
    case unspecified
    /// The thinnest weight.
    case ultraLight
    /// A thin weight.
    case thin
    /// A light weight.
    case light
    /// The regular weight.
    case regular
    /// A weight between regular and semibold.
    case medium
    /// A weight between medium and bold.
    case semibold
    /// A bold weight.
    case bold
    /// A weight between bold and black.
    case heavy
    /// The heaviest weight.
    case black
  }

  /// The size of a symbol relative to text of its point size.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// The default scale, which is medium.
    case `default` = -1
    /// No scale: that of another configuration is used.
    case unspecified
    /// A small scale: 0.8 times the medium size.
    case small
    /// A medium scale, which is the default.
    case medium
    /// A large scale: 1.3 times the medium size.
    case large
  }
}
