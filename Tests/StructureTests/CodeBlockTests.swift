import Foundation
import Testing

/// Compiles the Swift code of the documents and of the examples with the modules of this build.
@Suite struct CodeBlockTests {
  /// What a document's code refers to besides the modules, by the document's path. Other documents need no more than
  /// the modules.
  private static let contexts = [
    "README.md": """
    import LayoutInspector
    import LayoutPages
    import LayoutRendering
    import ProfileCell
    import Testing
    extension Profile { static let sample = Profile(name: "", role: "", biography: "") }
    """,
    "Sources/Cassowary/Cassowary.docc/Cassowary.md": "var w: Variable { width }",
    "Sources/FontEngine/FontEngine.docc/ChoosingFonts.md": """
    import FontEngine
    let catalog = FontCatalog(usesSystemFonts: false)
    """,
    "Sources/TextLayout/TextLayout.docc/TextLayout.md": """
    import FontEngine
    import TextLayout
    let catalog = FontCatalog(usesSystemFonts: false)
    """,
    "Sources/TextLayout/TextLayout.docc/WhereEverythingStands.md": """
    import FontEngine
    import TextLayout
    func draw(_ glyph: UInt32, _ face: FontFace, x: Double, y: Double) {}
    func show(_ text: PreparedText, _ style: ParagraphStyle) throws {
    """,
    "Sources/UIFoundation/UIFoundation.docc/UIFoundation.md": "import UIKit",
    "Sources/UIFoundation/Font/ApplicationFonts.swift": "import UIKit",
    "Sources/UIFoundation/Localization/LocalizedStrings.swift": "import UIKit",
    "Sources/UIFoundation/Traits/SystemVersion.swift": """
    import UIKit
    let view = UIView()
    """,
    "Sources/UIKit/UIKit.docc/BringACell.md": "let badge = UILabel()",
    "Sources/UIKit/UIKit.docc/BringAStoryboard.md": "import LayoutInspector\nimport UIKit",
    "Sources/UIKit/UIKit.docc/Drawing.md": """
    import LayoutInspector
    import LayoutRendering
    import ProfileCell
    import UIKit
    let cell = UITableViewCell()
    extension Profile { static let sample = Profile(name: "", role: "", biography: "") }
    """,
    "Sources/UIKit/UIKit.docc/InterfaceBuilderDocuments.md": "import UIKit",
    "Sources/UIKit/UIKit.docc/Tables.md": """
    import UIKit
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let source = Source()
    func letOthersRun() {}
    """,
    "Sources/UIKit/Nibs/Classes/InterfaceClasses.swift": "import UIKit",
    "Sources/UIKit/Nibs/Classes/InterfaceConnections+SegueActions.swift": "import UIKit",
    "Sources/UIKit/Nibs/Classes/InterfaceConnections.swift": "import UIKit",
    "Sources/UIKit/Nibs/Inspecting/InterfaceFile.swift": "import UIKit",
    "Sources/LayoutInspector/LayoutEnvironment+All.swift": """
    import LayoutInspector
    import UIKit
    let inspector = LayoutInspector { UIView() }
    """,
    "Sources/LayoutInspector/LayoutInspector.swift": """
    import LayoutInspector
    import ProfileCell
    import Testing
    extension Profile { static let sample = Profile(name: "", role: "", biography: "") }
    """,
    "Sources/LayoutPages/LayoutInspector+Page.swift": """
    import LayoutInspector
    import LayoutPages
    import ProfileCell
    import UIKit
    extension Profile { static let sample = Profile(name: "", role: "", biography: "") }
    """,
    "Sources/LayoutRendering/Bitmap/ReferencePicture.swift": """
    import LayoutInspector
    import LayoutRendering
    import ProfileCell
    extension Profile { static let sample = Profile(name: "", role: "", biography: "") }
    """,
  ]

  /// Comments of the tool's own types, whose code is of no use outside of it.
  private static let internalComments = [
    "Sources/galley/CommandLine/Argument.swift", "Sources/galley/CommandLine/Option.swift",
  ]

  /// The documents and sources with Swift code, by path.
  private static let documents: [String: [String]] = {
    let folders = ["Sources", "Documentation", "Benchmarks", "Examples", "Fonts", "Tests"]
    let paths = folders.flatMap { Repository.files(below: $0) } + ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
    var found: [String: [String]] = [:]
    for path in paths where path.hasSuffix(".md") || (path.hasPrefix("Sources/") && path.hasSuffix(".swift")) {
      let blocks = (try? Repository.text(path)).map(CodeBlock.swift(in:)) ?? []
      if !blocks.isEmpty, !internalComments.contains(path) { found[path] = blocks }
    }
    return found
  }()

  @Test("the Swift code of a document compiles as a program", arguments: documents.keys.sorted())
  func document(path: String) throws {
    let code = try #require(Self.documents[path])
    var program = ([Self.contexts[path] ?? ""] + code).joined(separator: "\n")
    // A context may begin a function for code whose names are used up.
    if program.hasPrefix("import"), Self.contexts[path]?.hasSuffix("{") == true { program += "\n}" }
    #expect(try Compiler.complaints(about: ["main.swift": program + "\n"]) == "")
  }

  @Test("there is code, every context is used, and code that doesn't compile is noticed")
  func found() throws {
    #expect(Self.documents.count >= 11)
    #expect(Set(Self.contexts.keys).isSubset(of: Self.documents.keys))
    #expect(try Compiler.complaints(about: ["main.swift": "let a: Int = \"\"\n"]).contains("main.swift"))
    #expect(CodeBlock.swift(in: "a\n```swift\nlet a = 1\n```\n```sh\nls\n```\n") == ["let a = 1\n"])
    #expect(CodeBlock.swift(in: "  /// ```swift\n  /// let b = 2\n  ///   + 1\n  /// ```\n") == ["let b = 2\n  + 1\n"])
  }

  @Test("the programs in Examples compile", arguments: ["TextRenderer", "TextBitmap", "FontReport", "Columns"])
  func example(name: String) throws {
    let files = Repository.files(below: "Examples/\(name)/Sources").filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty)
    let sources = try files.map { (URL(fileURLWithPath: $0).lastPathComponent, try Repository.text($0)) }
    #expect(try Compiler.complaints(about: Dictionary(uniqueKeysWithValues: sources)) == "")
  }
}

/// Code in a document.
private enum CodeBlock {
  /// Returns the blocks that are marked as Swift, in a document or in comments of a source.
  static func swift(in text: String) -> [String] {
    var blocks: [String] = []
    var open: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var content = line
      let trimmed = line.drop { $0 == " " }
      if trimmed.hasPrefix("///") { content = trimmed.dropFirst(3).hasPrefix(" ") ? trimmed.dropFirst(4) : "" }
      if let block = open {
        if content == "```" {
          blocks.append(block)
          open = nil
        } else {
          open = block + content + "\n"
        }
      } else if content == "```swift" {
        open = ""
      }
    }
    return blocks
  }
}
