import Foundation

/// Finds the files of localized strings that arguments name.
enum CatalogSearch {
  /// What a path stands for: its file, or all those in a folder and the folders in it, in the order of their names; and the
  /// failures of folders that cannot be read.
  ///
  /// Hidden folders are passed over, and links to folders are not followed. Throws with status 66 where there is no such file
  /// or none in the folder, with 65 where the name is no catalogue's.
  static func files(_ path: String) throws(CommandFailure) -> (files: [CatalogFile], failures: [CommandFailure]) {
    var isFolder: ObjCBool = false
    let isThere = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard isThere, isFolder.boolValue else {
      if let file = CatalogFile(path: path) { return ([file], []) }
      // The system's own words for a missing file.
      if !isThere { _ = try InputFile.read(path) }
      throw CommandFailure(.badData, "\(path): no .strings, .stringsdict or .xcstrings file, by its name")
    }
    let found = filesInFolder(path)
    if found.files.isEmpty, found.failures.isEmpty {
      throw CommandFailure(.missingInput, "\(path): no .strings, .stringsdict or .xcstrings file in it")
    }
    return found
  }

  private static func filesInFolder(_ path: String) -> (files: [CatalogFile], failures: [CommandFailure]) {
    var files: [CatalogFile] = []
    var failures: [CommandFailure] = []
    // Folders still to be looked at, the next one last.
    var folders = [path]
    while let folder = folders.popLast() {
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
        failures.append(CommandFailure(.missingInput, "\(folder): the folder cannot be read"))
        continue
      }
      let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
      var inner: [String] = []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = prefix + name
        // The type of a link is that of a link.
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        if attributes?[.type] as? FileAttributeType == .typeDirectory {
          inner.append(path)
        } else if let file = CatalogFile(path: path) {
          files.append(file)
        }
      }
      folders += inner.reversed()
    }
    return (files, failures)
  }
}
