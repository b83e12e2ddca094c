package import Foundation
import StringCatalogs
import Synchronization

/// The folders in which the resources of a bundle are.
///
/// Those of the main bundle are the folders that a process names, such as an app's sources, then the bundles beside the
/// main one, in which SwiftPM puts the resources of targets, and then the main bundle itself.
package enum ResourceFolders {
  /// A folder that is searched.
  package struct Location: Hashable, Sendable {
    package let path: String
    /// Whether the folders in it are searched too. The folder of a build has many that aren't resources.
    package let isDeep: Bool
    /// Whether links may lead to files outside the folder. Only a folder that a person names may be such a location.
    package let leavesByLinks: Bool

    package init(path: String, isDeep: Bool, leavesByLinks: Bool = false) {
      (self.path, self.isDeep, self.leavesByLinks) = (path, isDeep, leavesByLinks)
    }
  }

  /// The maximum number of files and folders that are looked at in a location.
  package static let entryLimit = 50_000
  /// The maximum depth of folders in a location.
  package static let depthLimit = 64

  private struct State {
    var folders: [String] = []
    /// The locations of the main bundle, which are found once.
    var locations: [Location]?
  }

  private static let state = Mutex(State())

  /// The folders that are searched for resources of the main bundle before all others, with those in them.
  package static var folders: [String] {
    get { state.withLock { $0.folders } }
    set { state.withLock { $0 = State(folders: newValue) } }
  }

  /// Forgets the bundles that were found beside the main one.
  package static func forget() { state.withLock { $0.locations = nil } }

  /// Returns the locations of a bundle's resources, in the order in which they are searched.
  package static func locations(of bundle: Bundle) -> [Location] {
    let own = bundle.resourcePath ?? bundle.bundlePath
    guard bundle.bundlePath == Bundle.main.bundlePath else { return [Location(path: own, isDeep: true)] }
    return state.withLock { state in
      if let known = state.locations { return known }
      let deep = (state.folders + resourceBundles(beside: bundle)).map { Location(path: $0, isDeep: true) }
      let locations = deep + [Location(path: own, isDeep: false)]
      state.locations = locations
      return locations
    }
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

  /// Calls a closure with the files and folders of a location: those of a folder in the order of their names, and then
  /// those of the folders in it.
  ///
  /// Symbolic links to folders aren't followed. Those that lead out of the location are left out, as hidden files are.
  /// In a location that isn't deep, only folders of languages are entered, and those for which `enters` returns `true`.
  ///
  /// - Complexity: O(*n* log *n*) in the number of files in the folders that are read, of which ``entryLimit`` are looked
  ///   at, no deeper than ``depthLimit``.
  package static func forEachEntry(
    of location: Location, limit: Int = entryLimit, enters: (_ name: String) -> Bool = { _ in false },
    _ body: (_ name: String, _ folder: String) -> Void
  ) {
    var count = 0
    let root = FolderBoundary(location.path)
    var pending = [(path: location.path, depth: 0, isOpen: location.isDeep)]
    while let (folder, depth, isOpen) = pending.popLast() {
      let entries = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      var inner: [(String, Int, Bool)] = []
      for entry in entries where !entry.hasPrefix(".") {
        guard count < limit else { return }
        count += 1
        let path = folder + "/" + entry
        let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
        if type == .typeSymbolicLink, !location.leavesByLinks, !root.contains(path) { continue }
        body(entry, folder)
        let isInside = isOpen || enters(entry)
        guard isInside || entry.hasSuffix(".lproj"), depth < depthLimit, type == .typeDirectory else { continue }
        inner.append((path, depth + 1, isInside))
      }
      pending += inner.reversed()
    }
  }
}
