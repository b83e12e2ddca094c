import Foundation
import TestSupport

@testable import UIFoundation

/// A bundle with an asset catalog.
struct AssetFolder {
  let folder: TemporaryFolder
  let bundle: Bundle

  /// Creates a bundle with files in its asset catalog, whose names can include subfolders.
  init(_ files: [String: Data]) throws {
    let paths = files.map { ("Media.xcassets/" + $0.key, $0.value) }
    folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: paths))
    guard let bundle = Bundle(path: folder.path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  /// Creates a bundle with an image set named `Icon`, whose images are JSON, with PNG files of 44 by 44, 88 by 66, and
  /// 132 by 132 pixels.
  init(images: String, properties: String = "{}", files: [String: Data] = [:]) throws {
    let contents = #"{"images":[\#(images)],"info":{"author":"xcode","version":1},"properties":\#(properties)}"#
    var all = ["Icon.imageset/Contents.json": Data(contents.utf8)]
    for (name, data) in [("small.png", PNGFile.small), ("medium.png", PNGFile.medium), ("large.png", PNGFile.large)] {
      all["Icon.imageset/" + name] = data
    }
    for (name, data) in files { all["Icon.imageset/" + name] = data }
    try self.init(all)
  }

  /// Creates a bundle with a color set named `Tint`, whose colors are JSON.
  init(colors: String) throws {
    try self.init(["Tint.colorset/Contents.json": Data(#"{"colors":[\#(colors)],"info":{"version":1}}"#.utf8)])
  }

  /// Returns the image set's image.
  func icon(_ change: (inout any UIMutableTraits) -> Void = { _ in }) -> UIImage? {
    UIImage(named: "Icon", in: bundle, compatibleWith: UITraitCollection(mutations: change))
  }

  /// Returns the reason that the image can't be used.
  func failure() -> AssetError.Reason? {
    do throws(AssetError) {
      _ = try NamedAssets.image("Icon", in: bundle, UITraitCollection(displayScale: 1))
      return nil
    } catch {
      return error.reason
    }
  }
}
