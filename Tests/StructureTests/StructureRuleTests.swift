import Testing

@Suite struct StructureRuleTests {
  private func messages(_ text: String, in module: String, path: String = "File.swift") -> [String] {
    let violations = StructureRule.violations(in: SwiftCode.lines(of: text), path: path, module: module)
    return violations.map { "\($0.line): \($0.message)" }
  }

  @Test(
    "a module of the toolchain or of C that a module must not import is found",
    arguments: [
      ("FontEngine", "import Foundation", "1: FontEngine must not import Foundation"),
      ("TextLayout", "\npublic import Foundation", "2: TextLayout must not import Foundation"),
      ("DynamicType", "import Foundation", "1: DynamicType must not import Foundation"),
      ("DynamicType", "import Synchronization", "1: DynamicType must not import Synchronization"),
      ("UIKit", "import Glibc", "1: UIKit must not import Glibc"),
      ("UIKit", "import CHarfBuzz", "1: UIKit must not import CHarfBuzz"),
      ("UIKit", "import CObjectReferences", "1: UIKit must not import CObjectReferences"),
      ("UIFoundation", "import CBundleMethods", "1: UIFoundation must not import CBundleMethods"),
      ("FontEngine", "import CICU", "1: FontEngine must not import CICU"),
      ("UIFoundation", "import struct CFreeType.FT_Vector", "1: UIFoundation must not import CFreeType"),
      ("galley", "import CUnicode", "1: galley must not import CUnicode"),
      ("Cassowary", "import A; import B", "1: Cassowary must not import A"),
    ])
  func forbiddenImport(module: String, text: String, message: String) {
    #expect(messages(text, in: module).first == message)
  }

  @Test(
    "the package's own modules, which SwiftPM checks, and the modules of the tables are allowed",
    arguments: [
      ("galley", "import UIKit\nimport FontEngine\nimport Glibc"),
      ("UIKit", "public import Foundation\nimport Cassowary\nimport Synchronization"),
      ("FontEngine", "import CHarfBuzz\nimport CUnicode\nimport Glibc\nlet p: UnsafePointer<UInt8>"),
      ("UIKit", "@_exported public import Foundation"), ("BundledFonts", "import Foundation"),
    ])
  func allowedImport(module: String, text: String) {
    #expect(messages(text, in: module) == [])
  }

  @Test("an unsafe pointer outside the C boundary is found, but not in a file named +Unsafe")
  func unsafePointers() {
    let text = "struct A {\n  let p: UnsafeMutableRawPointer?\n  var q: [OpaquePointer] = []\n}"
    let found = messages(text, in: "TextLayout").map { $0.prefix(2) }
    #expect(found == ["2:", "3:"])
    #expect(messages(text, in: "TextLayout", path: "Sources/TextLayout/Line+Unsafe.swift") == [])
    #expect(messages("import CObjectReferences", in: "UIKit", path: "Sources/UIKit/View+Unsafe.swift") == [])
    #expect(messages("let isUnsafePointerFree = withUnsafeBytes", in: "TextLayout") == [])
  }

  @Test(
    "a constant of C that Swift uses as a number is found",
    arguments: [
      ("flags |= HB_BUFFER_FLAG_BOT.rawValue", "HB_BUFFER_FLAG_BOT"), ("f(Int32(TJPF_BGRX.rawValue))", "TJPF_BGRX"),
      ("a & FT_Long(FT_STYLE_FLAG_BOLD)", "FT_STYLE_FLAG_BOLD"), ("UInt32(PNG_IMAGE_VERSION)", "PNG_IMAGE_VERSION"),
    ])
  func numericConstants(line: String, constant: String) {
    #expect(messages(line, in: "FontEngine").first?.hasPrefix("1: \(constant) as a number") == true)
    #expect(messages("f(HB_DIRECTION_LTR, FT_Long(a), galley_hb_set_value_invalid)", in: "FontEngine") == [])
  }

  @Test("a trap without a message in release builds is found where UIKit raises an exception")
  func silentTraps() {
    let text = "precondition(a)\nlet b = 1  // precondition(c)\npreconditionFailure()\nraiseException(\"precondition\")"
    #expect(messages(text, in: "UIKit").map { $0.prefix(2) } == ["1:", "3:"])
    #expect(messages(text, in: "FontEngine") == [])
  }
}
