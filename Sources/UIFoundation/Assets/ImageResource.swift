public import Foundation

/// The name of an image in an asset catalog, and the bundle of the catalog. Xcode writes a constant for each image.
///
/// On iOS it is in the module DeveloperToolsSupport.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource with the name of an image and the bundle of its catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a color in an asset catalog, and the bundle of the catalog. Xcode writes a constant for each color.
///
/// On iOS it is in the module DeveloperToolsSupport.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a resource with the name of a color and the bundle of its catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Creates the image of a resource; see ``init(named:in:compatibleWith:)``.
  ///
  /// If there is none, the image is empty, and a line on standard error reports it.
  public convenience init(resource: ImageResource) {
    if let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) {
      self.init(image.content, name: image.name)
    } else {
      ImageResource.report("image", resource.name, resource.bundle)
      self.init(ImageContent())
    }
  }
}

extension UIColor {
  /// Creates the color of a resource; see ``init(named:in:compatibleWith:)``.
  ///
  /// If there is none, the color is clear, and a line on standard error reports it.
  public convenience init(resource: ColorResource) {
    if let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil) {
      self.init(color.source)
    } else {
      ImageResource.report("color", resource.name, resource.bundle)
      self.init(.components(.clear))
    }
  }
}

extension ImageResource {
  /// Reports that an asset is missing on standard error.
  fileprivate static func report(_ kind: String, _ name: String, _ bundle: Bundle) {
    try? FileHandle.standardError.write(
      contentsOf: Data("[UIKit] There is no \(kind) '\(name)' in the asset catalogs of \(bundle.bundlePath)\n".utf8))
  }
}
