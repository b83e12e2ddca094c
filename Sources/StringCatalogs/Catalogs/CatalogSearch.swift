import Foundation

/// Finds the files of localized strings named by arguments.
package enum CatalogSearch {
  static let unknownFormat = "not a \(fileTypes()) file"

  /// Returns the extensions of files of localized strings and of other types, as in `.strings, .xcstrings, or .xib`.
  private static func fileTypes(and others: Set<String> = []) -> String {
    let types = (["strings", "stringsdict", "xcstrings"] + others.sorted()).map { ".\($0)" }
    return types.dropLast().joined(separator: ", ") + ", or " + types.suffix(1).joined()
  }

  /// The files that were found.
  package struct Found: Sendable {
    package var files: [CatalogFile] = []
    /// The paths of the files of other types that were searched for too.
    package var others: [String] = []
    /// The errors for what can't be searched: folders that can't be read, and links that lead nowhere or out of the folder.
    package var failures: [CatalogError] = []
  }

  /// Returns a path's file, or all files in a folder and its subfolders sorted by name, and errors for what can't be
  /// searched.
  ///
  /// Hidden folders are skipped. Links to folders are followed if they add something: a folder that isn't found otherwise,
  /// or another language for its files. What is behind them comes last. Nothing outside of the folder is read: links that
  /// lead out of it are errors, if they are to folders or files of these types.
  ///
  /// - Parameters:
  ///   - path: The path of a file or a folder.
  ///   - types: The extensions of other files to find, in lowercase.
  /// - Throws: `CatalogError` if there is no such file, or none in the folder, or for another type of file.
  package static func files(_ path: String, andTypes types: Set<String> = []) throws(CatalogError) -> Found {
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else {
      if let file = CatalogFile(path: path) { return Found(files: [file]) }
      if isThere, types.contains(fileType(path)) { return Found(others: [path]) }
      // Reports the system's message for a missing file.
      if !isThere { _ = try InputFile.read(path) }
      throw CatalogError(.invalid, file: path, "not a \(fileTypes(and: types)) file")
    }
    var walk = FolderWalk(path, types)
    walk.run()
    let found = walk.found
    if found.files.isEmpty, found.others.isEmpty, found.failures.isEmpty {
      throw CatalogError(.unreadable, file: path, "the folder contains no \(fileTypes(and: types)) file")
    }
    return found
  }

  /// Returns the extension of a file's name in lowercase; empty if it has none.
  static func fileType(_ path: String) -> String {
    path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
  }
}
