import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdoption

/// The lines that the compiler names: SwiftSyntax reads the directives as the compiler does.
@Suite struct PositionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Samples/Adoption/Shapes")
  static let samples =
    ((FileManager.default.enumerator(atPath: folder.path(percentEncoded: false))?.allObjects as? [String]) ?? [])
    .filter { $0.hasSuffix(".swift") }.sorted()

  /// The files of the samples, whose paths are their names.
  private static let sources = Result {
    try Dictionary(
      uniqueKeysWithValues: samples.map { name in
        (name, try String(contentsOf: folder.appending(path: name), encoding: .utf8))
      })
  }
  private static let app = sources.map(RewrittenApp.init)

  /// The names in a text with their lines: those of calls and declarations that no rule changes.
  private func positions(_ text: String, _ path: String) -> [String] {
    let tree = Parser.parse(source: text)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .stringSegment(let name) = token.tokenKind else { return nil }
      let location = converter.location(for: token.positionAfterSkippingLeadingTrivia)
      return "\(location.presumedFile):\(location.presumedLine) \(name)"
    }
  }

  @Test("every text of a file is named at its own line", arguments: samples)
  func lines(name: String) throws {
    let rewritten = Set(positions(try Self.app.get().text(of: name), name))
    let own = positions(try #require(try Self.sources.get()[name]), name)
    #expect(Set(own).subtracting(rewritten) == [])
  }

  @Test("a result is its own result", arguments: samples)
  func idempotence(name: String) throws {
    let text = try Self.app.get().text(of: name)
    #expect(RewrittenApp([name: text]).text(of: name) == text)
  }

  @Test("code without Objective-C stays, in this project's own sources")
  func ownSources() throws {
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/UIKit")
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var count = 0
    while let file = files.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let bytes = Array(try Data(contentsOf: file))
      let source = SourceText(bytes)
      // Imports of modules that an app may lack would be conditional.
      let imports = SummaryCollector.summary(of: source).imports.map(\.module)
      guard KnownModules.names.isSuperset(of: imports) else { continue }
      let directive = FileRewriter.directive("x", 1)
      // A file that names selectors or locks needs UIKit's names.
      let results = ["", "import UIKit\n"].map { Array((FileRewriter.marker + $0 + directive).utf8) + bytes }
      let isSame = results.contains(FileRewriter.rewritten(source, RewritePlan(), path: "x"))
      #expect(isSame, "\(file.path)")
      count += 1
    }
    #expect(count > 300)
  }
}
