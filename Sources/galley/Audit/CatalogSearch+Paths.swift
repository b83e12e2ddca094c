import StringCatalogs

extension CatalogSearch {
  /// Returns the files of several paths, each once. Unreadable paths are reported.
  static func files(_ paths: [String], on console: inout Console) -> [CatalogFile] {
    var files: [CatalogFile] = []
    var known: Set<String> = []
    for path in paths {
      do {
        let found = try self.files(path)
        // An argument may name a file in a folder named by another.
        files += found.files.filter { known.insert($0.path).inserted }
        for failure in found.failures { console.report(CommandFailure(failure)) }
      } catch {
        console.report(CommandFailure(error))
      }
    }
    return files
  }
}
