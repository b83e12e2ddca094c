import Testing

@Suite struct StructureRuleTests {
  private func messages(_ text: String, in name: String, path: String = "File.swift") throws -> [String] {
    let module = try #require(ModuleGraph.modules.first { $0.name == name })
    let violations = StructureRule.violations(in: SwiftCode.lines(of: text), path: path, module: module)
    return violations.map { "\($0.line): \($0.message)" }
  }

  @Test(
    "an import that the module graph does not allow is found",
    arguments: [
      ("FontEngine", "import Foundation", "1: FontEngine must not import Foundation"),
      ("TextLayout", "\npublic import Foundation", "2: TextLayout must not import Foundation"),
      ("Cassowary", "import Glibc", "1: Cassowary must not import Glibc"),
      ("DynamicType", "import FontEngine", "1: DynamicType on layer 2 must not import FontEngine on layer 1"),
      ("TextLayout", "import UIFoundation", "1: TextLayout on layer 2 must not import UIFoundation on layer 3"),
      ("TextLayout", "import Cassowary", "1: TextLayout on layer 2 must not import Cassowary on layer 2"),
      ("UIFoundation", "import Cassowary", "1: UIFoundation on layer 3 must not import Cassowary on layer 2"),
      ("UIViews", "@testable import UIKit", "1: UIViews on layer 4 must not import UIKit on layer 7"),
      ("UIViews", "import CHarfBuzz", "1: UIViews must not import the C module CHarfBuzz"),
      ("FontEngine", "import CICU", "1: FontEngine must not import the C module CICU"),
      ("UIFoundation", "import CFreeType", "1: UIFoundation must not import the C module CFreeType"),
      ("galley", "import CUnicode", "1: galley must not import the C module CUnicode"),
      ("galley", "import ArgumentParser", "1: galley must not import ArgumentParser"),
      ("UIViews", "import struct UILists.Row", "1: UIViews on layer 4 must not import UILists on layer 6"),
      ("Cassowary", "import A; import B", "1: Cassowary must not import A"),
    ])
  func forbiddenImport(module: String, text: String, message: String) throws {
    #expect(try messages(text, in: module).first == message)
  }

  @Test(
    "the imports of the module graph are allowed",
    arguments: [
      ("galley", "import UIKit\nimport FontEngine\nimport Glibc"),
      ("UIViews", "public import UIFoundation\nimport Cassowary\nimport FontEngine"),
      ("TextLayout", "import FontEngine"),
      ("FontEngine", "import CHarfBuzz\nimport CUnicode\nimport Glibc\nlet p: UnsafePointer<UInt8>"),
      ("UIKit", "@_exported public import Foundation"), ("BundledFonts", "import Foundation"),
    ])
  func allowedImport(module: String, text: String) throws {
    #expect(try messages(text, in: module) == [])
  }

  @Test("an unsafe pointer outside the C boundary is found, but not in a file named +Unsafe")
  func unsafePointers() throws {
    let text = "struct A {\n  let p: UnsafeMutableRawPointer?\n  var q: [OpaquePointer] = []\n}"
    let found = try messages(text, in: "TextLayout").map { $0.prefix(2) }
    #expect(found == ["2:", "3:"])
    #expect(try messages(text, in: "TextLayout", path: "Sources/TextLayout/Line+Unsafe.swift") == [])
    #expect(try messages("let isUnsafePointerFree = withUnsafeBytes", in: "TextLayout") == [])
  }

  @Test("a trap without a message in release builds is found where UIKit raises an exception")
  func silentTraps() throws {
    let text = "precondition(a)\nlet b = 1  // precondition(c)\npreconditionFailure()\nraiseException(\"precondition\")"
    #expect(try messages(text, in: "UIViews").map { $0.prefix(2) } == ["1:", "3:"])
    #expect(try messages(text, in: "FontEngine") == [])
  }
}
