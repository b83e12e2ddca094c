import Foundation
import InterfaceDocuments
package import StringCatalogs

/// The files that an audit reads.
package struct AuditFiles: Sendable {
  /// The extensions of Interface Builder documents.
  package static let documentTypes: Set<String> = ["xib", "storyboard"]

  /// The files of localized strings.
  package private(set) var catalogs: [CatalogFile] = []
  /// The paths of Interface Builder documents.
  package private(set) var documents: [String] = []
  /// The problems of paths and folders that can't be read.
  package private(set) var failures: [AuditError] = []

  /// Finds the files of several paths, each once.
  ///
  /// With documents, the files with their translations are left out, since documents are audited with them.
  package init(_ paths: [String], withDocuments: Bool) {
    var known: Set<String> = []
    for path in paths {
      do {
        let found = try CatalogSearch.files(path, andTypes: withDocuments ? Self.documentTypes : [])
        // An argument may name a file in a folder named by another.
        catalogs += found.files.filter { known.insert($0.path).inserted }
        documents += found.others.filter { known.insert($0).inserted }
        failures += found.failures.map { AuditError($0) }
      } catch {
        failures.append(AuditError(error))
      }
    }
    let translations = Set(documents.flatMap { DocumentTranslations.paths(of: $0) }.map(Self.absolute))
    if !translations.isEmpty { catalogs.removeAll { translations.contains(Self.absolute($0.path)) } }
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
