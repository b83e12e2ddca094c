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
    /// The errors for folders that can't be read.
    package var failures: [CatalogError] = []
  }

  /// Returns a path's file, or all files in a folder and its subfolders sorted by name, and errors for unreadable
  /// folders.
  ///
  /// Hidden folders are skipped. Links to folders and links that lead out of the folder are not followed.
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
    let found = filesInFolder(path, andTypes: types)
    if found.files.isEmpty, found.others.isEmpty, found.failures.isEmpty {
      throw CatalogError(.unreadable, file: path, "the folder contains no \(fileTypes(and: types)) file")
    }
    return found
  }

  private static func fileType(_ path: String) -> String {
    path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() ?? ""
  }

  /// Returns all files in a folder and its subfolders sorted by name, with those of other types, and errors for unreadable
  /// folders.
  private static func filesInFolder(_ path: String, andTypes types: Set<String>) -> Found {
    var found = Found()
    let root = FolderBoundary(path)
    // The folders to search, the next one last.
    var folders = [path]
    while let folder = folders.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        found.failures.append(CatalogError(.unreadable, file: folder, "the folder cannot be read"))
        continue
      }
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      var inner: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = prefix + name
        let type = fileSystemType(path)
        if type == .typeDirectory {
          inner.append(path)
        } else if type == .typeSymbolicLink, !root.contains(path) {
          continue
        } else if let file = CatalogFile(path: path) {
          found.files.append(file)
        } else if types.contains(fileType(path)) {
          found.others.append(path)
        }
      }
      folders += inner.reversed()
    }
    return found
  }

  private static func fileSystemType(_ path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }
}
