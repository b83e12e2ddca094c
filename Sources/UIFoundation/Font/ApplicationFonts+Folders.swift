package import FontEngine
import Foundation

extension ApplicationFonts {
  /// The extensions of font files.
  private static let extensions: Set<String> = ["otf", "ttf", "otc", "ttc"]
  /// The largest property list, in bytes.
  private static let listLimit = 4 << 20

  /// Registers the font files in a folder and those in it, and returns the errors of those that aren't fonts.
  ///
  /// Files that are registered already are left as they are. Of links, only those to files are followed.
  ///
  /// - Complexity: O(*n*) in the number of files in the folder, at most ``ResourceFolders/entryLimit``.
  package static func registerFiles(in folder: String) -> [FontError] {
    var paths: [String] = []
    ResourceFolders.forEachEntry(of: ResourceFolders.Place(path: folder, isDeep: true)) { name, folder in
      if extensions.contains((name as NSString).pathExtension.lowercased()) { paths.append(folder + "/" + name) }
    }
    return paths.compactMap(registerOnce)
  }

  /// Registers files by their names, as an Info.plist lists them, from a folder and those in it.
  ///
  /// - Returns: The names that no file has, and the errors of files that aren't fonts.
  /// - Complexity: O(*n*) in the number of files in the folder, at most ``ResourceFolders/entryLimit``.
  package static func registerFiles(
    named names: [String], in folder: String
  ) -> (missing: [String], failures: [FontError]) {
    let wanted = Set(names.map { ($0 as NSString).lastPathComponent })
    guard !wanted.isEmpty else { return ([], []) }
    var found: [String: String] = [:]
    ResourceFolders.forEachEntry(of: ResourceFolders.Place(path: folder, isDeep: true)) { name, folder in
      guard wanted.contains(name), found[name] == nil else { return }
      let path = folder + "/" + name
      // What a link leads to may be outside the folder.
      let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      if type == .typeRegular { found[name] = path }
    }
    return (
      names.filter { found[($0 as NSString).lastPathComponent] == nil },
      found.keys.sorted().compactMap { found[$0].flatMap(registerOnce) }
    )
  }

  /// Returns the names of font files that the property lists of a folder list under `UIAppFonts`.
  package static func names(inPropertyListsOf folder: String) -> [String] {
    var names: [String] = []
    ResourceFolders.forEachEntry(of: ResourceFolders.Place(path: folder, isDeep: true)) { name, folder in
      guard name.hasSuffix("Info.plist") else { return }
      let path = folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular,
        let size = attributes?[.size] as? NSNumber, size.intValue <= listLimit
      else { return }
      for font in listedNames(URL(fileURLWithPath: path)) ?? [] where !names.contains(font) { names.append(font) }
    }
    return names
  }

  private static func registerOnce(_ path: String) -> FontError? {
    let file = URL(fileURLWithPath: path)
    guard !isRegistered(file) else { return nil }
    do {
      try register(file)
      return nil
    } catch {
      return error
    }
  }
}
