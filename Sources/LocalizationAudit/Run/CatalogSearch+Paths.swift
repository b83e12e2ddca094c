package import StringCatalogs
import TextOutput

extension CatalogSearch {
  /// Returns the files of several paths, each once. Unreadable paths are reported.
  package static func files<Stream: AuditStream>(_ paths: [String], on stream: inout Stream) -> [CatalogFile] {
    var files: [CatalogFile] = []
    var known: Set<String> = []
    for path in paths {
      do {
        let found = try self.files(path)
        // An argument may name a file in a folder named by another.
        files += found.files.filter { known.insert($0.path).inserted }
        for failure in found.failures { stream.report(AuditError(failure)) }
      } catch {
        stream.report(AuditError(error))
      }
    }
    return files
  }
}
