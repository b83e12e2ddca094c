import Testing

@testable import SourceAdoption

/// Types and methods of the app with names whose uses are rewritten otherwise.
@Suite struct OwnNameTests {
  private static let use = "let a = ProcessInfo()\n"

  @Test("an app's own type is created as it is, in all files")
  func types() {
    let app = RewrittenApp(["A.swift": "struct ProcessInfo {}\n", "B.swift": Self.use])
    #expect(app.lines(of: "B.swift") == [" let a = ProcessInfo()".trimmedSpaces, ""])
    let alias = RewrittenApp("typealias ProcessInfo = Int\n" + Self.use)
    #expect(alias.lines().contains("let a = ProcessInfo()"))
  }

  @Test("a private type is known in its file, a nested one in the type around it, and Foundation's by its module")
  func scopes() {
    let app = RewrittenApp([
      "A.swift": "private struct ProcessInfo {}\nlet b = Foundation.ProcessInfo()\n" + Self.use, "B.swift": Self.use,
    ])
    #expect(
      app.lines(of: "A.swift").suffix(3).dropLast() == [
        "let b = Foundation.ProcessInfo.processInfo", "let a = ProcessInfo()",
      ])
    #expect(app.lines(of: "B.swift").first == "let a = ProcessInfo.processInfo")
    let nested = RewrittenApp(
      """
      enum Jobs {
        struct ProcessInfo {}
        struct Job { let a = ProcessInfo() }
      }
      extension Jobs.Job { var b: Any { ProcessInfo() } }
      let c = ProcessInfo()
      let d = Jobs.ProcessInfo()
      """)
    #expect(
      nested.lines().suffix(5) == [
        "  struct Job { let a = ProcessInfo() }", "}", "extension Jobs.Job { var b: Any { ProcessInfo() } }",
        "let c = ProcessInfo.processInfo", "let d = Jobs.ProcessInfo()",
      ])
  }

  @Test("an app's own bundles and predicates stay as they are")
  func bundles() {
    let original = """
      struct Bundle { static let main = Bundle() }
      final class NSPredicate { init(format: String, _ value: Any) {} }
      let a = Bundle.main.url(forResource: "a", withExtension: nil)
      let b = Bundle.main.infoDictionary
      let c = NSPredicate(format: "x", 1 as CVarArg)
      """
    let lines = original.split(separator: "\n").map(String.init)
    #expect(RewrittenApp(original).lines() == lines)
  }

  @Test("Foundation's bundle is rewritten although the app has one of its own")
  func foundationBundle() {
    let app = RewrittenApp(
      """
      struct Bundle { func url(forResource name: String) -> Int { 0 } }
      let a = Foundation.Bundle.main.url(forResource: "a", withExtension: nil)
      let b = Foundation.Bundle.main.infoDictionary
      let c = Foundation.Bundle(for: A.self).path(forResource: "c", ofType: nil)
      """)
    #expect(
      app.lines().dropFirst() == [
        #"let a = Foundation.Bundle.main.appFiles.url(forResource: "a", withExtension: nil)"#,
        "let b = Foundation.Bundle.main.appFiles.infoDictionary",
        #"let c = Foundation.Bundle(for: A.self).appFiles.path(forResource: "c", ofType: nil)"#,
      ])
  }

  @Test("where the app has a method named like one of bundles, only what is named like a bundle has Bundle's")
  func bundleMethods() {
    let app = RewrittenApp(
      """
      struct Store { func url(forResource name: String) -> URL? { nil } }
      let a = store.url(forResource: "a")
      let b = Bundle.main.url(forResource: "b", withExtension: nil)
      let c = imageBundle?.url(forResource: "c", withExtension: nil)
      let d = Bundle(for: A.self).path(forResource: "d", ofType: nil)
      """)
    #expect(
      app.lines().dropFirst() == [
        #"let a = store.url(forResource: "a")"#,
        #"let b = Bundle.main.appFiles.url(forResource: "b", withExtension: nil)"#,
        #"let c = imageBundle?.appFiles.url(forResource: "c", withExtension: nil)"#,
        #"let d = Bundle(for: A.self).appFiles.path(forResource: "d", ofType: nil)"#,
      ])
  }

  @Test("a class of the app that is named like one of UIKit's is the app's")
  func classes() {
    let original = """
      import UIKit
      class UIAction: NSObject {}
      extension UIAction { @IBInspectable var x: Int { get { 0 } set {} } }
      """
    #expect(!RewrittenApp(original).text().contains("connections0"))
  }
}
