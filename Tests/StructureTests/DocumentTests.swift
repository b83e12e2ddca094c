import Foundation
import Testing

@Suite struct DocumentTests {
  /// The documents that readers of the repository start from, and those in its folders.
  private static let paths: [String] = {
    let top = (try? FileManager.default.contentsOfDirectory(atPath: Repository.root.path)) ?? []
    let others = ["Documentation", "Benchmarks", "Fonts", "Tests"].flatMap { Repository.files(below: $0) }
    return (top + others).filter { $0.hasSuffix(".md") }.sorted()
  }()

  private static func document(_ path: String) throws -> Document {
    Document(try Repository.text(path), path: path)
  }

  @Test("every link and every path in a document leads to a file", arguments: paths)
  func links(path: String) throws {
    let document = try Self.document(path)
    let brokenLinks = try document.brokenLinks()
    #expect(brokenLinks == [])
    #expect(document.missingPaths() == [])
  }

  @Test("everything that ARCHITECTURE.md names exists")
  func architecture() throws {
    let document = try Self.document("ARCHITECTURE.md")
    #expect(document.unknownNames() == [])
    #expect(document.names.count > 100 && document.links.count > 40)
  }

  @Test(
    "a link that leads nowhere is found, as is one to a file that does not declare its label",
    arguments: [
      ("[one](Sources)", []), ("[one](https://example.com/none)", []), ("```\n[one](none)\n```", []),
      ("[`PixelSnapping.frame(_:)`](Sources/UIViews/PixelSnapping.swift)", []),
      ("## One: two\n[one](#one-two)", []),
      ("\n[one](none)", ["PAGE.md:2: no file none"]), ("[one](#two)", ["PAGE.md:1: no heading #two"]),
      (
        "[`PixelSnapping.frame(of:)`](Sources/UIViews/PixelSnapping.swift)",
        ["PAGE.md:1: Sources/UIViews/PixelSnapping.swift does not declare PixelSnapping.frame(of:)"]
      ),
      (
        "[`PixelSnapping`](Sources/UIViews/UIView/UIView.swift)",
        ["PAGE.md:1: Sources/UIViews/UIView/UIView.swift does not declare PixelSnapping"]
      ),
    ])
  func brokenLinks(text: String, problems: [String]) throws {
    let brokenLinks = try Document(text, path: "PAGE.md").brokenLinks()
    #expect(brokenLinks == problems)
  }

  @Test(
    "a name is known if it is a module, declared, a path, or a command",
    arguments: [
      ("UIViews", true), ("CUnicode", true), ("Solver.add(_:)", true), ("PixelSnapping", true), ("make test", true),
      ("galley line", true), ("Tests/Oracles", true), ("Package.swift", true), ("UIView.AutoresizingMask", true),
      ("UIViewz", false), ("Solver.add(to:)", false), ("Solver.add", false), ("make nothing", false),
      ("galley nothing", false), ("Tests/Nothing", false), ("swift build", false), ("Double", false),
    ])
  func names(name: String, isKnown: Bool) {
    #expect(Document.isKnown(name) == isKnown)
  }
}
