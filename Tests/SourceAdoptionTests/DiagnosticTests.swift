import Foundation
import TestSupport
import Testing

@testable import SourceAdoption

/// The compiler's messages about rewritten files, with a module that stands for UIKit.
@Suite struct DiagnosticTests {
  private static let uiKit = """
    @_exported import Foundation
    open class UIViewController: NSObject {
      open func viewDidLoad() {}
      open var shown: Int { 0 }
    }
    """

  /// Returns the errors of the rewritten files of an app, without folders.
  private func errors(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryApp(files.merging(["UIKit/UIKit.swift": Self.uiKit]) { $1 })
    defer { folder.remove() }
    let names = files.keys.sorted()
    let sources = try names.map { ($0, SourceText(Array(try Data(contentsOf: folder.url.appending(path: $0))))) }
    let plans = AppPlanner(sources.map { (path: $0.0, summary: SummaryCollector.summary(of: $0.1)) }).plans
    for (name, source) in sources {
      // What a plan names is relative to the app.
      let bytes = FileRewriter.rewritten(source, plans[name, default: RewritePlan()], path: name)
      try Data(bytes).write(to: folder.url.appending(path: "out." + name))
    }
    let module = folder.path + "/UIKit.swiftmodule"
    let interface = ["-emit-module", "-module-name", "UIKit", "-o", module, folder.path + "/UIKit/UIKit.swift"]
    #expect(try compile(interface).isEmpty)
    return try compile(["-typecheck", "-wmo", "-I", folder.path] + names.map { folder.path + "/out." + $0 })
  }

  private func compile(_ arguments: [String]) throws -> [String] {
    let run = try ProgramRun("swiftc", ["-swift-version", "5", "-diagnostic-style", "llvm"] + arguments)
    return run.error.split(separator: "\n").map(String.init).filter {
      $0.contains(": error: ")
    }
  }

  @Test("a message names the file, the line, and the column of the app, also in what another file calls")
  func messages() throws {
    let found = try errors([
      "A.swift": """
      import Combine
      import UIKit

      @objcMembers class Screen: UIViewController {
        @objc dynamic var level: Int = "high"
        // The action.
        @objc private func tap() {}
      }
      let after: Int = "after the class"
      """,
      "B.swift": """
      extension Screen {
        override func viewDidLoad() {
          super.viewDidLoad()
          let wrong: Int = "inside"
        }
        override var shown: String { "not the superclass's type" }
      }
      @objc protocol Delegate { @objc optional func f(_ x: Missing) }
      """,
    ])
    #expect(found.contains("A.swift:5:34: error: cannot convert value of type 'String' to specified type 'Int'"))
    #expect(found.contains("A.swift:9:18: error: cannot convert value of type 'String' to specified type 'Int'"))
    #expect(found.contains("B.swift:4:22: error: cannot convert value of type 'String' to specified type 'Int'"))
    #expect(found.contains { $0.hasPrefix("B.swift:6:") && $0.contains("shown") })
    #expect(found.contains { $0.hasPrefix("B.swift:8:") && $0.contains("'Missing'") })
    #expect(found.allSatisfy { $0.hasPrefix("A.swift:") || $0.hasPrefix("B.swift:") })
  }
}
