import Foundation

/// Finds the files of localized strings named by arguments.
package enum CatalogSearch {
  static let unknownFormat = "not a .strings, .stringsdict, or .xcstrings file"

  /// Returns a path's file, or all files in a folder and its subfolders sorted by name, and errors for unreadable
  /// folders.
  ///
  /// Hidden folders are skipped, and links to folders are not followed.
  ///
  /// - Throws: `CatalogError` if there is no such file, or none in the folder, or for another type of file.
  package static func files(_ path: String) throws(CatalogError) -> (files: [CatalogFile], failures: [CatalogError]) {
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else {
      if let file = CatalogFile(path: path) { return ([file], []) }
      // Reports the system's message for a missing file.
      if !isThere { _ = try InputFile.read(path) }
      throw CatalogError(.invalid, file: path, unknownFormat)
    }
    let found = filesInFolder(path)
    if found.files.isEmpty, found.failures.isEmpty {
      throw CatalogError(.unreadable, file: path, "the folder contains no .strings, .stringsdict, or .xcstrings file")
    }
    return found
  }

  /// Returns all files in a folder and its subfolders sorted by name, and errors for unreadable folders. Of a folder that
  /// isn't searched deeply, the only subfolders are those of languages.
  package static func filesInFolder(
    _ path: String, isDeep: Bool = true
  ) -> (files: [CatalogFile], failures: [CatalogError]) {
    var files: [CatalogFile] = []
    var failures: [CatalogError] = []
    // The folders to search, the next one last.
    var folders = [path]
    while let folder = folders.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        failures.append(CatalogError(.unreadable, file: folder, "the folder cannot be read"))
        continue
      }
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      var inner: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = prefix + name
        if let file = CatalogFile(path: path) {
          if !isFolder(path) { files.append(file) } else if isDeep { inner.append(path) }
        } else if isDeep || name.hasSuffix(".lproj"), isFolder(path) {
          inner.append(path)
        }
      }
      folders += inner.reversed()
    }
    return (files, failures)
  }

  /// Returns whether a path is a folder. A link isn't one.
  private static func isFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
