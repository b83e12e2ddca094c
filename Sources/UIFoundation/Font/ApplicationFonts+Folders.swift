package import FontEngine
import Foundation

extension ApplicationFonts {
  /// The extensions of font files.
  private static let extensions: Set<String> = ["otf", "ttf", "otc", "ttc"]

  /// Registers the font files in a folder and those in it, and returns the errors of those that aren't fonts.
  ///
  /// Files that are registered already are left as they are. Of links, only those to files are followed.
  ///
  /// - Complexity: O(*n*) in the number of files in the folder, at most ``ResourceFolders/entryLimit``.
  package static func registerFiles(in folder: String) -> [FontError] {
    var paths: [String] = []
    ResourceFolders.forEachEntry(of: ResourceFolders.Location(path: folder, isDeep: true, leavesByLinks: true)) {
      name, folder in
      if extensions.contains((name as NSString).pathExtension.lowercased()) { paths.append(folder + "/" + name) }
    }
    return registerFiles(at: paths).failures
  }

  /// Returns the paths of the files with names, as an Info.plist lists them, by their last components.
  ///
  /// Where an app has its fonts, a project rarely has them, so that folders in the names don't count. Of several files
  /// with a name, it is the first one, with folders in the order of their names.
  ///
  /// - Complexity: O(*n*) in the number of files in the location, at most ``ResourceFolders/entryLimit``.
  package static func files(named names: [String], in location: ResourceFolders.Location) -> [String: String] {
    let wanted = Set(names.map(fileName))
    guard !wanted.isEmpty else { return [:] }
    var found: [String: String] = [:]
    ResourceFolders.forEachEntry(of: location) { name, folder in
      guard wanted.contains(name), found[name] == nil else { return }
      let path = folder + "/" + name
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let type = (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType
      if type == .typeRegular { found[name] = path }
    }
    return found
  }

  /// Returns the name of a file that an Info.plist lists, without folders.
  package static func fileName(_ name: String) -> String { (name as NSString).lastPathComponent }

  /// Registers files, and returns the paths of those that weren't registered before, and the errors of those that aren't
  /// fonts.
  package static func registerFiles(at paths: [String]) -> (registered: [String], failures: [FontError]) {
    var (registered, failures): ([String], [FontError]) = ([], [])
    for path in paths where !isRegistered(URL(fileURLWithPath: path)) {
      do {
        try register(URL(fileURLWithPath: path))
        registered.append(path)
      } catch {
        failures.append(error)
      }
    }
    return (registered, failures)
  }
}
