package import Foundation
import Synchronization

/// Finds the images and colors of asset catalogs by name.
///
/// The catalogs are the `.xcassets` folders in the locations of a bundle; see ``ResourceFolders``. They are indexed
/// once, and images are kept; see ``AssetCache``.
package enum NamedAssets {
  private static let indices = Mutex<[ResourceFolders.Location: AssetIndex]>([:])

  private static let cache = Mutex(AssetCache())

  /// Forgets what was found, so that folders and images are read again.
  package static func forget() {
    ResourceFolders.forget()
    AppFileIndex.forget()
    cache.withLock { $0 = AssetCache() }
    indices.withLock { $0 = [:] }
  }

  private static func index(of location: ResourceFolders.Location) -> AssetIndex {
    indices.withLock { known in
      if let index = known[location] { return index }
      let index = AssetIndex(location)
      known[location] = index
      return index
    }
  }

  /// Returns an image of an asset catalog for traits, or `nil` if there is none with the name. It is read
  /// once for each combination of the traits that select variants.
  ///
  /// - Throws: ``AssetError`` if there is one that can't be used.
  package static func image(
    _ name: String, in bundle: Bundle, _ traits: UITraitCollection
  ) throws(AssetError) -> UIImage? {
    for location in ResourceFolders.locations(of: bundle) {
      guard let entry = index(of: location).images[name] else { continue }
      let key = AssetCache.Key(folder: entry.folder, traits)
      if let known = cache.withLock({ $0[key] }) { return UIImage(known) }
      let content = try ImageSet(entry.folder, root: entry.root).content(traits)
      cache.withLock { $0.insert(content, for: key) }
      return UIImage(content)
    }
    return nil
  }

  /// Returns a color of an asset catalog, or `nil` if there is none with the name.
  ///
  /// - Throws: ``AssetError`` if there is one that can't be used.
  package static func color(
    _ name: String, in bundle: Bundle, _ traits: UITraitCollection
  ) throws(AssetError) -> UIColor? {
    for location in ResourceFolders.locations(of: bundle) {
      guard let entry = index(of: location).colors[name] else { continue }
      return try ColorSet(entry.folder, root: entry.root).color(traits)
    }
    return nil
  }

  /// Returns the path of an image file outside catalogs, by its name with an extension.
  static func file(_ name: String, in bundle: Bundle) -> String? {
    for location in ResourceFolders.locations(of: bundle) {
      if let path = index(of: location).files[name] { return path }
    }
    return nil
  }
}
