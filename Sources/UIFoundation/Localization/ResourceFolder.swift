package import Foundation
import Synchronization

/// The folders in which files of an application are searched for.
///
/// For the main bundle, they are those that were added, the bundles beside the program, in which SwiftPM puts the
/// resources of targets, and the program's own folder. Other bundles have one folder.
package struct ResourceFolder: Hashable, Sendable {
  package let path: String
  /// Whether subfolders count too. The folder of a build has many that aren't resources.
  package let isDeep: Bool

  private static let addedFolders = Mutex<[String]>([])

  /// The folders that are searched for files of the main bundle, such as an app's sources.
  package static var added: [String] {
    get { addedFolders.withLock { $0 } }
    set { addedFolders.withLock { $0 = newValue } }
  }

  /// Returns the folders of a bundle, in the order in which they are searched.
  package static func folders(of bundle: Bundle) -> [ResourceFolder] {
    let own = bundle.resourcePath ?? bundle.bundlePath
    guard bundle.bundlePath == Bundle.main.bundlePath else { return [ResourceFolder(path: own, isDeep: true)] }
    let others = added + resourceBundles(beside: bundle)
    return others.map { ResourceFolder(path: $0, isDeep: true) } + [ResourceFolder(path: own, isDeep: false)]
  }

  private static func resourceBundles(beside bundle: Bundle) -> [String] {
    let folders = Set([
      bundle.bundlePath, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path,
    ])
    return folders.sorted().flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { folder + "/" + $0 }
    }
  }
}
