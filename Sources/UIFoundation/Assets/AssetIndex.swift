import Foundation
import Synchronization

/// The names of the images and colors in a location: in its asset catalogs, and of image files beside them.
struct AssetIndex {
  /// An asset of a catalog.
  struct Entry {
    /// The folder of the set.
    let folder: String
    /// The catalog.
    let root: String
  }

  private(set) var images: [String: Entry] = [:]
  private(set) var colors: [String: Entry] = [:]
  /// The paths of image files outside catalogs, by file name.
  private(set) var files: [String: String] = [:]

  /// Indexes a location. Of several assets with one name, the first counts.
  init(_ location: ResourceFolders.Location) {
    var namespaces: [String: String] = [:]
    ResourceFolders.forEachEntry(of: location, enters: { $0.hasSuffix(".xcassets") }) { name, folder in
      let path = folder + "/" + name
      guard let catalog = Self.catalog(path, in: location.path) else {
        if ImageFile.isImage(name), files[name] == nil { files[name] = path }
        return
      }
      switch (name as NSString).pathExtension {
      case "imageset": add(path, name, catalog, Self.namespace(folder, catalog, &namespaces), to: \.images)
      case "colorset": add(path, name, catalog, Self.namespace(folder, catalog, &namespaces), to: \.colors)
      default: break
      }
    }
  }

  private mutating func add(
    _ path: String, _ name: String, _ catalog: String, _ namespace: String,
    to names: WritableKeyPath<AssetIndex, [String: Entry]>
  ) {
    let full = namespace + (name as NSString).deletingPathExtension
    if self[keyPath: names][full] == nil { self[keyPath: names][full] = Entry(folder: path, root: catalog) }
  }

  /// The catalog that a path is in, or `nil`.
  private static func catalog(_ path: String, in location: String) -> String? {
    guard let end = path.dropFirst(location.count).firstRange(of: ".xcassets/") else { return nil }
    return String(path[..<path.index(before: end.upperBound)])
  }

  /// The names of the folders around an asset that provide a namespace, each followed by a slash.
  private static func namespace(_ folder: String, _ catalog: String, _ known: inout [String: String]) -> String {
    guard folder.count > catalog.count else { return "" }
    if let answer = known[folder] { return answer }
    let outer = namespace((folder as NSString).deletingLastPathComponent, catalog, &known)
    let contents = try? AssetFile.contents(of: folder, root: catalog)
    let properties = contents?["properties"] as? [String: Any]
    let provides = properties?["provides-namespace"] as? Bool == true
    let answer = provides ? outer + (folder as NSString).lastPathComponent + "/" : outer
    known[folder] = answer
    return answer
  }
}
