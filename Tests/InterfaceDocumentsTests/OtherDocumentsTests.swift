import Foundation
import Testing

@testable import InterfaceDocuments

/// The folder with documents of other projects, or `nil`.
private let otherDocuments = ProcessInfo.processInfo.environment["GALLEY_DOCUMENTS"]

/// The documents of other projects, in a folder that the environment variable `GALLEY_DOCUMENTS` names.
@Suite(.enabled(if: otherDocuments != nil, "GALLEY_DOCUMENTS names no folder"))
struct OtherDocumentsTests {
  @Test("at most one in a hundred elements and attributes is unknown, and every document for iOS is read")
  func vocabulary() throws {
    let folder = try #require(otherDocuments)
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
    var (parts, unknown, documents) = (0, 0, 0)
    for name in names where [".xib", ".storyboard", ".xml"].contains(where: name.hasSuffix) {
      do {
        let document = try InterfaceDocument(contentsOf: folder + "/" + name)
        documents += 1
        parts += document.partCount
        unknown += document.warnings.count { [.unknownElement, .unknownAttribute].contains($0.kind) }
      } catch {
        guard case .unsupported = error.reason else { throw error }
      }
    }
    #expect(documents > 0 && unknown * 100 <= parts, "\(unknown) of \(parts) in \(documents) documents")
  }
}
