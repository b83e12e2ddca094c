import Testing

@Suite struct ModuleTests {
  @Test("a module that may not exist is imported where it exists")
  func imports() {
    let app = RewrittenApp("import UIKit\nimport Combine // events\n@testable import App\nlet a = 1\n")
    #expect(
      app.lines() == [
        "import UIKit", "", "#if canImport(Combine)", "import Combine", "#endif",
        "#sourceLocation(file: \"App.swift\", line: 2)", " // events", "", "#if canImport(App)", "@testable import App",
        "#endif", "#sourceLocation(file: \"App.swift\", line: 3)", "", "let a = 1", "",
      ])
  }

  @Test("a part of a module is the whole of it")
  func parts() {
    let app = RewrittenApp(
      "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIFont\npublic import struct Foundation.URL\n")
    #expect(app.lines() == ["import UIKit", "import UIKit", "public import Foundation", ""])
  }

  @Test("UIKit is imported where a selector needs it")
  func addedImport() {
    let app = RewrittenApp("import Foundation\nclass A: NSObject { @objc func f() { use(#selector(f)) } }\n")
    #expect(
      app.text()
        == "// Written by galley-adopt.\nimport UIKit\n#sourceLocation(file: \"App.swift\", line: 1)\nimport Foundation\n"
        + "class A: NSObject {       func f() { use(Selector(\"f\", { (object: A) in object.f })) } }\n")
  }

  @Test(
    "UIKit is imported for its own names, and for what frameworks, bridging headers, and Apple's Foundation bring along",
    arguments: [
      "import SwiftUI\n", "import Foundation\nlet a: Selector\n", "import Foundation\nautoreleasepool {}\n",
      "import Foundation\nclass A: UIView {}\n",
    ])
  func impliedImport(text: String) {
    #expect(RewrittenApp(text).text().hasPrefix("// Written by galley-adopt.\nimport UIKit\n"))
  }

  @Test("UIKit isn't imported for Foundation's own names")
  func noImport() {
    #expect(!RewrittenApp("import Foundation\nlet a: URL\n").text().contains("UIKit"))
  }

  @Test(
    "the module that has a name of Apple's Foundation on Linux is imported",
    arguments: [
      ("FoundationNetworking", "func load(_ request: URLRequest) {}"),
      ("FoundationNetworking", "let a = [URLCredential]()"),
      ("FoundationNetworking", "let a = f(URLSession.shared)"),
      ("FoundationNetworking", "let a = method == NSURLAuthenticationMethodHTTPBasic"),
      ("FoundationXML", "class A: NSObject, XMLParserDelegate {}"),
    ])
  func foundationModule(module: String, text: String) {
    let lines = RewrittenApp("import Foundation\n\(text)\n").text().split(separator: "\n")
    #expect(lines.contains { $0 == "import \(module)" })
    let importing = "import UIKit\nimport \(module)\n\(text)\n"
    #expect(RewrittenApp(importing).text().hasSuffix("line: 1)\n" + importing))
    #expect(RewrittenApp(importing).text().split(separator: "\n").count { $0 == "import \(module)" } == 1)
  }

  @Test("conditions of iOS and its simulator hold")
  func conditions() {
    let app = RewrittenApp(
      """
      #if os(iOS) && !targetEnvironment(simulator)
      #elseif os(macOS) || targetEnvironment(macCatalyst)
      #elseif !os(iOS)
      #endif
      """)
    #expect(
      app.lines() == [
        "#if os(Linux) && !true", "#elseif os(macOS) || targetEnvironment(macCatalyst)", "#elseif !os(Linux)", "#endif",
      ])
  }

  @Test(
    "a file with nothing of this follows the directive byte for byte",
    arguments: ["", "\n", "let a = 1", "// é\r\nlet ü = \"\\u{1F600}\"\r\n"])
  func unchanged(text: String) {
    let rewritten = RewrittenApp(text).text()
    #expect(rewritten == "// Written by galley-adopt.\n#sourceLocation(file: \"App.swift\", line: 1)\n" + text)
    #expect(RewrittenApp(rewritten).text() == rewritten)
  }

  @Test("previews become empty lines, and a byte order mark goes")
  func previews() {
    let app = RewrittenApp(
      "\u{FEFF}import UIKit\n#Preview(\"x\") {\n  UIView()\n}\nlet a = 1; import Foo; import UIKit\n")
    let lines = app.lines()
    #expect(lines[0] == "import UIKit")
    #expect(lines[1...3].allSatisfy { $0.trimmedSpaces.isEmpty })
    #expect(lines.contains("let a = 1; "))
    #expect(lines.last { !$0.isEmpty }?.trimmedSpaces == "import UIKit")
  }
}
