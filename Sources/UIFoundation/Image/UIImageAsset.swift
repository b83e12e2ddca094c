public import Foundation
import Synchronization

/// The variants of an image for traits: those of an asset catalog, and others that code registers.
///
/// An image view doesn't choose another variant when its traits change; ask for one when they do.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Proof of @unchecked Sendable: the name, the bundle, and the image never change, and the variants are behind a lock.
  private let name: (text: String, bundle: Bundle)?
  private weak let base: UIImage?
  private let variants = Mutex<[Variant]>([])

  private struct Variant {
    let traits: UITraitCollection
    /// The image, or `nil` for the one that the asset is of, which would otherwise never be released.
    let image: UIImage?
  }

  /// Creates an asset without images.
  public override init() {
    (name, base) = (nil, nil)
    super.init()
  }

  /// Creates the asset of an image.
  init(of image: UIImage) {
    (name, base) = (image.name, image)
    super.init()
  }

  /// Returns the image for traits: of the registered ones that fit, the one with the most traits; otherwise that of the
  /// catalog, or the one that the asset is of, or any. Without images, the result is empty.
  @discardableResult
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let variants = variants.withLock { $0 }
    var best: Variant?
    for variant in variants where traitCollection.containsTraits(in: variant.traits) {
      // Of two collections that fit, one that contains the other is more specific.
      if best.map({ variant.traits.containsTraits(in: $0.traits) }) ?? true { best = variant }
    }
    if let best, let image = best.image ?? base { return image }
    let known = name.flatMap { UIImage(named: $0.text, in: $0.bundle, compatibleWith: traitCollection) }
    return known ?? base ?? variants.lazy.compactMap(\.image).first ?? UIImage()
  }

  /// Returns the image for the traits of a configuration, with the configuration.
  @discardableResult
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? UITraitCollection()).withConfiguration(configuration)
  }

  /// Registers an image for traits, in place of the one that was registered for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let variant = Variant(traits: traitCollection, image: image === base ? nil : image)
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(variant)
    }
  }

  /// Registers an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image that was registered for traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Removes the image that was registered for the traits of a configuration.
  open func unregisterImage(with configuration: UIImage.Configuration) {
    unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
  }
}
