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

  @Test("no document has the marks of a merge that was left half done", arguments: paths)
  func merged(path: String) throws {
    let marks = ["<<<<<<< ", ">>>>>>> "]
    let lines = try Repository.text(path).split(separator: "\n")
    #expect(lines.filter { line in marks.contains { line.hasPrefix($0) } } == [])
  }

  @Test("every link and every path in a document leads to a file", arguments: paths)
  func links(path: String) throws {
    let document = try Self.document(path)
    let brokenLinks = try document.brokenLinks()
    #expect(brokenLinks == [])
    #expect(document.missingPaths() == [])
  }

  /// The pages that describe the code, in which every name is checked.
  private static let codePages = ["ARCHITECTURE.md"] + Repository.files(below: "Documentation/internals")

  @Test("everything that a page about the code names exists", arguments: codePages)
  func codePage(path: String) throws {
    let document = try Self.document(path)
    #expect(document.unknownNames() == [])
    #expect(!document.names.isEmpty && !document.links.isEmpty)
  }

  @Test("the pages about the code name more than a hundred things, and ARCHITECTURE.md takes at most 12 KB")
  func codePageSizes() throws {
    let documents = try Self.codePages.map(Self.document)
    #expect(documents.map(\.names.count).reduce(0, +) > 100 && documents.map(\.links.count).reduce(0, +) > 40)
    #expect(try Repository.text("ARCHITECTURE.md").utf8.count <= 12_000)
  }

  @Test("the table of modules in ARCHITECTURE.md has a row for each folder of Swift sources and for the fonts")
  func modules() throws {
    let rows = try Repository.text("ARCHITECTURE.md").matches(of: /\n\| `([\w\-]+)` \|/).map { String($0.1) }
    let folders = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }
      .compactMap { $0.split(separator: "/").dropFirst().first.map(String.init) }
    #expect(rows.sorted() == Set(folders + ["BundledFonts"]).sorted())
  }

  @Test(
    "a link that leads nowhere is found, as is one to a file that does not declare its label",
    arguments: [
      ("[one](Sources)", []), ("[one](https://example.com/none)", []), ("```\n[one](none)\n```", []),
      ("[`PixelSnapping.frame(_:)`](Sources/UIKit/Layout/PixelSnapping.swift)", []),
      ("## One: two\n[one](#one-two)", []),
      ("\n[one](none)", ["PAGE.md:2: no file none"]), ("[one](#two)", ["PAGE.md:1: no heading #two"]),
      (
        "[`PixelSnapping.frame(of:)`](Sources/UIKit/Layout/PixelSnapping.swift)",
        ["PAGE.md:1: Sources/UIKit/Layout/PixelSnapping.swift does not declare PixelSnapping.frame(of:)"]
      ),
      (
        "[`PixelSnapping`](Sources/UIKit/Views/UIView/UIView.swift)",
        ["PAGE.md:1: Sources/UIKit/Views/UIView/UIView.swift does not declare PixelSnapping"]
      ),
    ])
  func brokenLinks(text: String, problems: [String]) throws {
    let brokenLinks = try Document(text, path: "PAGE.md").brokenLinks()
    #expect(brokenLinks == problems)
  }

  @Test(
    "a name is known if it is a module, declared, a path, or a command",
    arguments: [
      ("UIKit", true), ("CUnicode", true), ("Solver.add(_:)", true), ("PixelSnapping", true), ("make test", true),
      ("galley line", true), ("Tests/Oracles", true), ("Package.swift", true), ("UIView.AutoresizingMask", true),
      ("UIViewz", false), ("Solver.add(to:)", false), ("Solver.add", false), ("make nothing", false),
      ("galley nothing", false), ("Tests/Nothing", false), ("swift build", false), ("Double", false),
    ])
  func names(name: String, isKnown: Bool) {
    #expect(Document.isKnown(name) == isKnown)
  }
}
